import { expect, test } from 'vitest';
import { cost, labelled, pick, signed } from '../src/core/words';
import { settings } from '../src/core/settings.svelte';

test('a cost is written with the game’s word for several', () => {
  const munitions = { id: 'munitions', name: 'munitions', short: '', one: 'munitions token', many: 'munitions' };
  expect([cost(1, munitions), cost(4, munitions)]).toEqual(['−1 munitions token', '−4 munitions']);
  const can = { id: 'can', name: 'can', short: '', many: 'cans' };
  expect([cost(1, can), cost(4, can)]).toEqual(['−1 can', '−4 cans']);
  expect(cost(4, { id: 'relic', name: 'relic', short: '' })).toBe('−4 × relic');
});

test('no line begins with a sign that French separates by a space', () => {
  const before = settings.lang;
  settings.lang = 'fr';
  const words = { plain: 'Vraiment ?', made: (name: string) => `${name} : « oui »`, inner: { list: ['Assez ; plus'] } };
  const said = pick({ en: words, fr: words });
  expect([said.plain, said.made('Ann'), said.inner.list[0]]).toEqual(['Vraiment\u00a0?', 'Ann\u00a0: «\u00a0oui\u00a0»', 'Assez\u00a0; plus']);
  expect(pick({ en: words, fr: words })).toBe(said);
  settings.lang = 'en';
  expect(pick({ en: words, fr: words }).plain).toBe('Vraiment ?');
  settings.lang = before;
});

test('a label is parted from its value as the language does it', () => {
  const before = settings.lang;
  settings.lang = 'fr';
  expect(labelled('Revenir', 'Ann passe')).toBe('Revenir\u00a0: Ann passe');
  settings.lang = 'en';
  expect(labelled('Back', 'Ann passes')).toBe('Back: Ann passes');
  settings.lang = before;
});

test('a difference has its sign, and none where it is written as zero', () => {
  expect([signed(3), signed(-3), signed(0), signed(0.04, 1), signed(-0.04, 1), signed(1.25, 1)]).toEqual(['+3', '−3', '0', '0.0', '0.0', '+1.3']);
});
