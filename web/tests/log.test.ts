import { expect, test } from 'vitest';
import { folded, type Line } from '../src/shell/lines';

const line = (version: number, text: string, back = false): Line => ({ key: `${version}${text}`, version, seat: 0, text, rule: '', note: false, back, times: 1 });
const said = (lines: Line[]): string[] => lines.map((one) => `${one.text} ${one.times}`);

test('what is said several times in a row stands once', () => {
  const lines = [line(3, 'rain'), line(3, 'wood'), line(3, 'wood'), line(2, 'wood', true), line(1, 'rain', true)];
  expect(said(folded(lines, false))).toEqual(['rain 1', 'wood 3', 'rain 1']);
});

test('each decision keeps its line where one may go back to it', () => {
  const lines = [line(3, 'wood'), line(3, 'wood', true), line(2, 'wood', true), line(1, 'rain', true)];
  expect(said(folded(lines, true))).toEqual(['wood 2', 'wood 1', 'rain 1']);
  expect(folded(lines, true)[0]?.version).toBe(3);
  expect(folded(lines, true)[0]?.back).toBe(true);
});
