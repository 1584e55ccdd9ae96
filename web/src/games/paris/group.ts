/** Under which caption an action stands in the list: dice by their place. */
import type { Choice, TableState } from '../../core/table.svelte';
import { argument } from './acts';
import { say } from './words';

export function group(choice: Choice, table: TableState): string {
  const place = argument(choice, 'place');
  if (place === undefined) return '';
  const name = table.thing('place', place).name;
  return choice.kind === 'swap' ? say().swapAt(name) : name;
}
