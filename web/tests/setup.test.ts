import { beforeEach, expect, test } from 'vitest';
import { codes, keepCodes } from '../src/home/codes';
import { fresh, levels, next, remember, remembered, resized, seedOf, wishes } from '../src/home/setup';
import { gameOf, texts } from '../src/packs/files';
import type { GameLine } from '../src/protocol';

const rivals: GameLine = {
  id: 'r', name: 'Rivals', tagline: '', note: '', seat_counts: [2, 3, 4], together: false, agents: ['random', 'easy', 'normal', 'heuristic'], options: []
};
const team: GameLine = { ...rivals, id: 't', together: true, seat_counts: [1, 2, 3] };
beforeEach(() => localStorage.clear());

test('a new match can begin at once: one person, agents of the usual level', () => {
  expect(fresh(rivals, 'Ann').map((one) => one.kind)).toEqual(['me', 'agent', 'agent']);
  expect(fresh(team, 'Ann').map((one) => one.kind)).toEqual(['me']);
  expect(levels(rivals)).toEqual(['easy', 'normal']);
  expect(levels({ ...rivals, agents: ['random'] })).toEqual(['random']);
  expect(wishes(fresh(rivals, 'Ann'), (level) => level)).toEqual([
    { kind: 'me', name: 'Ann' }, { kind: 'agent', agent: 'normal', name: 'normal 2' }, { kind: 'agent', agent: 'normal', name: 'normal 3' }
  ]);
});

test('seats are added and taken away within what the game allows', () => {
  expect([next(rivals, 2, -1), next(rivals, 2, 1), next(rivals, 4, 1)]).toEqual([undefined, 3, undefined]);
  expect(resized(fresh(team, 'Ann'), 2, team, 'Ann').map((one) => one.kind)).toEqual(['me', 'me']);
});

test('what was chosen last is there again, as far as the game still takes it', () => {
  const chosen = fresh(rivals, 'Ann');
  chosen[1] = { kind: 'invited', name: '', level: 'expert' };
  remember(rivals, chosen);
  expect(remembered(rivals, 'Zoé').map((one) => [one.kind, one.name, one.level])).toEqual([
    ['me', 'Zoé', 'normal'], ['invited', '', 'normal'], ['agent', '', 'normal']
  ]);
  localStorage.setItem('holdfast-seats', 'nonsense');
  expect(remembered(rivals, 'Ann')).toEqual(fresh(rivals, 'Ann'));
});

test('a seed is a whole number, or nothing', () => {
  expect([seedOf(''), seedOf(' 42 '), seedOf('-1'), seedOf('x')]).toEqual([undefined, 42, null, null]);
});

test('codes of invitations stay with the browser that made them', () => {
  keepCodes({ id: 'a', invitations: { 1: 'one' }, code: 'all' });
  keepCodes({ id: 'b' });
  expect(codes('a')).toEqual({ table: 'all', seats: { 1: 'one' } });
  expect(codes('b')).toEqual({ table: '', seats: {} });
});

test('the files of a pack are its texts, and it says for which game', async () => {
  const files = [new File(['game = "paris"'], 'pack.toml'), new File(['x'], '.hidden'), new File(['x'], 'photo.png')];
  const found = await texts(files);
  expect(Object.keys(found)).toEqual(['pack.toml']);
  expect(gameOf(found)).toBe('paris');
});
