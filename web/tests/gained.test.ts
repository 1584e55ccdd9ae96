import { expect, test } from 'vitest';
import { changes } from '../src/games/gained';

const count = (id: string, n: number) => ({ id, icon: id, n });

test('what a seat gained and lost, gains first, and nothing that stayed', () => {
  const before = [count('wood', 3), count('metal', 1), count('water', 2)];
  const after = [count('wood', 1), count('metal', 1), count('water', 3)];
  expect(changes(before, after)).toEqual([count('water', 1), count('wood', -2)]);
});

test('what was not counted before is no gain', () => {
  expect(changes([], [count('wood', 3)])).toEqual([]);
});
