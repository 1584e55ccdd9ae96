/** Which decisions the card lists, and which have things enough on the board to be their own list. */
import { phone } from '../../core/settings.svelte';
import type { Choice, TableState } from '../../core/table.svelte';
import { reading } from './reading.svelte';
import { GIVEN, viewOf } from './view';

/** Goods and cards are chosen where they lie: they are tiles with words of their own. */
const ON_BOARD = new Set([
  'free-fitting', 'take-ideas', 'equip', 'pack', 'leave-behind', 'giving', 'taking', 'pay-value', 'lose-goods', 'take-one',
  'steal'
]);

/** Places of the night fill a phone. */
const ON_PHONE = new Set(['evening', 'scavenging']);

/** Whether the things on the board are the list of this decision. */
export const onBoard = (table: TableState): boolean => ON_BOARD.has(viewOf(table).asked?.name ?? '');

/** What ends such a decision has no thing of its own: it stands in the card. */
export const endings = (table: TableState): Choice[] => [
  ...table.closed.filter((one) => one.kind === 'done'),
  ...table.actions.filter((one) => one.ends && !one.anytime)
];

/** Where the things on the board are the list, the card only explains what is pointed at. */
export function cardOf(table: TableState): 'own' | 'short' | 'none' {
  if (reading(table).current) return 'none';
  const name = viewOf(table).asked?.name ?? '';
  if (onBoard(table)) return endings(table).length ? 'own' : 'short';
  return phone() && ON_PHONE.has(name) ? 'short' : 'own';
}

/** Whether food, drink or medicine is what the decision is about, not only possible beside it. */
export function serving(table: TableState): boolean {
  const plain = table.actions.filter((one) => !one.anytime);
  return plain.some((one) => GIVEN.includes(one.kind)) && plain.every((one) => one.ends || GIVEN.includes(one.kind)) &&
    table.closed.every((one) => GIVEN.includes(one.kind));
}
