import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });

test('no template has a style attribute of its own: the server allows nothing inline', () => {
  const wrong = Object.entries(sources).filter(([, text]) => /\sstyle="[^{"]*"/.test(text));
  expect(wrong.map(([path]) => path)).toEqual([]);
});
