/** Which decisions the card lists, and which have things enough on the board to be their own list. */
import { MediaQuery } from 'svelte/reactivity';
import type { TableState } from '../../core/table.svelte';
import { reading } from './reading.svelte';
import { viewOf } from './view';

const phone = new MediaQuery('max-width: 600px');

/** Goods, spaces and fittings are chosen where they lie and stand. */
const ON_BOARD = new Set([
  'assign', 'where', 'free-fitting', 'lose-fitting', 'take-ideas', 'break-open', 'equip', 'pack', 'leave-behind', 'giving', 'taking',
  'pay-value', 'lose-goods', 'take-one', 'steal'
]);

/** The things on the board are the list on a phone: the card only explains what is pointed at. */
export function cardOf(table: TableState): 'own' | 'short' | 'none' {
  if (reading(table).current) return 'none';
  return phone.current || ON_BOARD.has(viewOf(table).asked?.name ?? '') ? 'short' : 'own';
}
