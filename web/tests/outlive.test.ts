import { expect, test } from 'vitest';
import { CELLS, iconFor, kindOf, way } from '../src/games/outlive/pictures';

test('a hero goes the shorter way round the ring', () => {
  expect(way(0, 2)).toEqual([0, 1, 2]);
  expect(way(1, 7)).toEqual([1, 0, 7]);
  expect(way(6, 1)).toEqual([6, 7, 0, 1]);
  expect(way(3, 3)).toEqual([3]);
});

test('neighbours of the ring lie side by side on the board', () => {
  CELLS.forEach(([x, y], at) => {
    const [x2, y2] = CELLS[(at + 1) % CELLS.length]!;
    expect(Math.abs(x - x2) + Math.abs(y - y2)).toBe(1);
  });
});

test('the second room of a kind is of that kind', () => {
  expect(kindOf('draw-2-second')).toBe('draw-2');
  expect(kindOf('draw-2')).toBe('draw-2');
});

test('an action shows the last thing it names', () => {
  const move = { kind: 'move', arguments: [{ domain: 'hero', id: 'scout' }, { domain: 'place', id: 'dam' }] };
  expect(iconFor(move)).toBe('dam');
  expect(iconFor({ kind: 'move-on', arguments: [] })).toBe('flag');
});
