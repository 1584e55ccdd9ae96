import { expect, test } from 'vitest';
import type { Description } from '../src/protocol';
import { pieces, plain, search, stem } from '../src/rules/find';

const description = {
  chapters: [{ id: 'X-1', title: 'Setup' }, { id: 'X-2', title: 'Pressure' }],
  rules: [
    { id: 'X-1.1', chapter: 'X-1', page: 1, ruling: '', title: 'Before the first day', text: 'Nobody is pressed before the first day.' },
    { id: 'X-1.2', chapter: 'X-1', page: 1, ruling: '', title: 'Choosing a leader', text: 'Each seat takes a hero.' },
    { id: 'X-2.1', chapter: 'X-2', page: 2, ruling: '', title: 'Who is pressed', text: 'A hero presses every weaker hero; the pressure is the difference.' }
  ]
} as unknown as Description;

test('a word finds its other forms, without accents', () => {
  expect(stem('pressure')).toBe(stem('pressed'));
  expect(stem('événements')).toBe('even');
  expect(plain('Évènement').length).toBe('Évènement'.length);
  expect(pieces('The pressed hero presses on.', 'pressure').filter((one) => one.hit).map((one) => one.text)).toEqual(['pressed', 'presses']);
  expect(pieces('Le héros fait pression.', 'heros').map((one) => one.hit)).toEqual([false, true, false]);
});

test('rules with all words are found by chapters, the one that fits best first', () => {
  const found = search(description, 'pressure');
  expect(found.chapters.map((one) => one.id)).toEqual(['X-2', 'X-1']);
  expect(found.count).toBe(2);
  expect(found.forms).toEqual(['pressed', 'presses']);
  expect(search(description, 'hero pressure').count).toBe(1);
  expect(search(description, 'leader').chapters[0]?.rules[0]?.id).toBe('X-1.2');
  expect(search(description, 'x-1.2').count).toBe(1);
  expect(search(description, 'dragon').count).toBe(0);
  expect(search(description, '').count).toBe(3);
});

test('a number finds its rule or its chapter', () => {
  const ids = (query: string): string[] => search(many, query).chapters.flatMap((one) => one.rules.map((rule) => rule.id));
  const rules = ['X-1.1', 'X-1.10', 'X-1.2', 'X-2.1'].map((id) => ({ id, chapter: id.slice(0, 3), page: 1, ruling: '', title: id === 'X-1.2' ? 'The 2 heroes' : 'A rule', text: '' }));
  const many = { ...description, rules } as unknown as Description;
  expect(ids('1.1')).toEqual(['X-1.1']);
  expect(ids('x-1.10')).toEqual(['X-1.10']);
  expect(ids('1.')).toEqual(['X-1.1', 'X-1.10', 'X-1.2']);
  expect(ids('2')).toEqual(['X-2.1', 'X-1.2']);
});

test('what the rules do not say is looked for in other words', () => {
  const rule = { id: 'X-1.3', chapter: 'X-1', page: 1, ruling: '', title: 'The end', text: 'Whoever has most points wins.' };
  const more = { ...description, rules: [...description.rules, rule] } as unknown as Description;
  const found = search(more, 'goal');
  expect([found.count, found.query]).toEqual([1, 'goal win wins']);
  expect(search(more, 'hero goal').count).toBe(0);
  expect(search(description, 'goal').query).toBe('goal');
});
