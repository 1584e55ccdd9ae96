import { expect, test } from 'vitest';
import type { ActionInWords } from '../src/protocol';
import { prices } from '../src/shell/grouping';

const action = (arguments_: ActionInWords['arguments'], cost: ActionInWords['cost']): ActionInWords => ({
  number: 1, kind: 'use', arguments: arguments_, text: '', detail: '', does: '', cost, rule: '', anytime: false, ends: false
});

test('a price that the action names itself is not told twice', () => {
  const trap = { domain: 'equipment', id: 'bear-trap' };
  const named = [{ name: 'tool', ...trap }];
  expect(prices(action(named, [{ ...trap, n: 1 }]))).toEqual([]);
  expect(prices(action(named, [{ ...trap, n: 2 }]))).toHaveLength(1);
  expect(prices(action([], [{ domain: 'effort', id: 'material', n: 1 }]))).toHaveLength(1);
});
