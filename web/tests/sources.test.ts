import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });

test('no template has a style attribute of its own: the server allows nothing inline', () => {
  const wrong = Object.entries(sources).filter(([, text]) => /\sstyle="[^{"]*"/.test(text));
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('no template joins a label and its value by hand: French has a space before the colon', () => {
  const joined = /\}(?:<\/\w+>)?: (?:\{(?!\n)|\$\{)|>: \{|\}: <\//;
  const markup = (text: string): string => text.replaceAll(/^.*\$props\(\);$/gm, '');
  const wrong = Object.entries(sources).filter(([, text]) => joined.test(markup(text)));
  expect(wrong.map(([path]) => path)).toEqual([]);
});
