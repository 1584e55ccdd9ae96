import { expect, test } from 'vitest';
import { cost, pick } from '../src/core/words';
import { settings } from '../src/core/settings.svelte';

test('a cost does not inflect the name of what is paid', () => {
  expect([cost(1, 'can'), cost(4, 'can')]).toEqual(['−1 can', '−4 × can']);
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
