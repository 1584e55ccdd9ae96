import { expect, test } from 'vitest';
import type { TableState } from '../src/core/table.svelte';
import { news, pagesOf, reading } from '../src/games/warofmine/reading.svelte';
import { cardOf } from '../src/games/warofmine/listed';
import { onScale } from '../src/games/warofmine/scale';
import { screenOf } from '../src/games/warofmine/screen';
import { days, page } from '../src/games/warofmine/story';
import type { EventView } from '../src/protocol';

const event = (version: number, kind: string, text: string): EventView => ({ version, kind, seat: 0, arguments: [], rule: '', text });

const asking = (name: string | null, more: Record<string, unknown> = {}) => ({
  asked: name === null ? null : { seat: 0, name, rule: '', facts: [] },
  phase: 'day',
  pending: [],
  outcome: { reason: 'ceasefire', lost: false },
  raid: { going: false },
  fight: { going: false },
  ...more
});

const table = (view: unknown, events: EventView[], version: number): TableState =>
  ({
    view, events, version, lang: 'en', game: 'warofmine', id: 't',
    description: { name: 'This War of Mine' },
    thing: (_: string, id: string) => ({ id, name: id })
  }) as unknown as TableState;

test('a page has its text, with what led there and what came of it', () => {
  const [first, second] = pagesOf([
    event(1, 'explored', 'A heap'), event(1, 'read', 'A door.'), event(1, 'gained', '1 wood'), event(1, 'leads', 'Ann'), event(2, 'told', 'It opens.')
  ]);
  expect([first?.text.text, first?.before, first?.after]).toEqual(['A door.', ['A heap'], ['1 wood']]);
  expect(second?.text.text).toBe('It opens.');
});

test('what was read since the last decision is turned page by page, then the next decision is there', () => {
  const at = table(asking('explore', { phase: 'scavenging' }), [event(3, 'read', 'old')], 3);
  const read = reading(at);
  expect(read.current).toBeNull();
  Object.assign(at, { version: 4, events: [event(3, 'read', 'old'), event(4, 'told', 'one'), event(4, 'read', 'two')] });
  expect([read.current?.page?.text.text, read.current?.number, read.current?.of]).toEqual(['one', 1, 2]);
  read.turn();
  expect(read.current?.page?.text.text).toBe('two');
  read.turn();
  expect(read.current).toBeNull();
});

test('what has just happened is told once, and the fate of a dawn until the day begins', () => {
  const events = [
    event(3, 'fated', 'Fate: a heavy morning.'), event(3, 'leads', 'Ann'), event(4, 'level', 'Bruno: Misery 1.'),
    event(5, 'lost', 'Lost: 1 water.'), event(5, 'lost', 'Lost: 1 water.'), event(5, 'read', 'A long text')
  ];
  expect(news(table(asking('meals', { phase: 'dusk' }), events, 5))).toEqual(['Lost: 1 water. × 2']);
  expect(news(table(asking('before-fate', { phase: 'dawn' }), events, 5))).toEqual(['Lost: 1 water. × 2']);
  expect(news(table(asking('after-fate', { phase: 'dawn' }), events, 5))).toEqual(['Fate: a heavy morning.', 'Bruno: Misery 1.', 'Lost: 1 water. × 2']);
});

test('a script is answered on its last page', () => {
  const at = table(asking('script'), [], 1);
  const read = reading(at);
  Object.assign(at, { version: 2, events: [event(2, 'told', 'one'), event(2, 'read', 'two')] });
  expect(read.current?.asks).toBe(false);
  read.turn();
  expect([read.current?.page?.text.text, read.current?.asks]).toEqual(['two', true]);
});

test.each([
  ['assign', {}, 'house'],
  ['explore', { phase: 'scavenging' }, 'outside'],
  ['something-new', { phase: 'scavenging' }, 'outside'],
  ['something-new', {}, 'house'],
  ['select', { pending: [{ name: 'script', rule: '', facts: [] }] }, 'journal'],
  ['pay-value', { pending: [{ name: 'giving', rule: '', facts: [] }] }, 'trade'],
  ['split-wounds', { phase: 'raid', raid: { going: true } }, 'raid'],
  [null, {}, 'end']
])('%s is asked at its screen', (name, more, screen) => {
  expect(screenOf(table(asking(name, more), [], 1))).toBe(screen);
});

test('the story is told by days, and what players wrote can do nothing in it', () => {
  const events = [
    event(0, 'event-card', 'The first days.'), event(5, 'read', 'A <b>door</b>.'), event(9, 'event-card', 'Frost.'), event(12, 'epilogue', 'They met again.')
  ];
  const over = table(asking(null), events, 12);
  expect(days(over).map((day) => [day.day, day.entries.length])).toEqual([[1, 2], [2, 1]]);
  expect(page(over)).toContain('A &lt;b&gt;door&lt;/b&gt;.');
  expect(page(over)).toContain('They met again.');
});

test('what lies on the scale was given for the credit, not for the commission', () => {
  const moved = (kind: string, ...ids: (string | number)[]): EventView => ({
    ...event(1, kind, ''), arguments: ids.map((id) => ({ name: '', domain: '', id }))
  });
  const goods = { values: { knife: 8, coffee: 1, meds: 10 } };
  const given = [moved('lost', 'coffee', 1), moved('lost', 'knife', 1), moved('lost', 'knife', 1)];
  const giving = onScale(table(asking('giving', { goods }), given, 1), 16);
  expect([...giving.given]).toEqual([['knife', 2]]);
  const done = [...given, moved('traded', 16), moved('gained', 'meds', 1)];
  const taking = onScale(table(asking('taking', { goods }), done, 1), 6);
  expect([[...taking.given], [...taking.taken]]).toEqual([[['knife', 2]], [['meds', 1]]]);
});

test('the card lists what can be done, except goods and spaces that are their own list', () => {
  expect(cardOf(table(asking('evening'), [], 1))).toBe('own');
  expect(cardOf(table(asking('assign'), [], 1))).toBe('own');
  const goods = { ...table(asking('equip'), [], 1), actions: [], closed: [] } as unknown as TableState;
  expect(cardOf(goods)).toBe('short');
  expect(cardOf({ ...goods, actions: [{ kind: 'done', ends: true, anytime: false }] } as unknown as TableState)).toBe('own');
  expect(cardOf(table(asking('script'), [], 1))).toBe('none');
});
