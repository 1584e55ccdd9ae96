import { expect, test } from 'vitest';
import { cost } from '../src/core/words';

test('a cost does not inflect the name of what is paid', () => {
  expect([cost(1, 'can'), cost(4, 'can')]).toEqual(['−1 can', '−4 × can']);
});
