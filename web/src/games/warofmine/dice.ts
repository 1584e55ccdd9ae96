/** Dice of a fight or a raid: which is rolled with a weapon, what it shows, who has rolled. */
import type { TableState } from '../../core/table.svelte';
import { factNumber, printed, viewOf, type Attack, type Roll, type WarView } from './view';

export const dieOf = (table: TableState, weapon: string | null): string =>
  String(printed(table, 'weapon', weapon ?? 'none')['die'] ?? 'white');

export const facesOf = (table: TableState, die: string): string[] => (printed(table, 'die', die)['faces'] ?? []) as string[];

/** How many wounds the blow brings that is dealt out now; a deadly one fills any track. */
export function blow(view: WarView): number {
  const name = view.asked?.name;
  if (name === 'target') return factNumber(view, 'wounds') ?? 0;
  return name === 'deal' && factNumber(view, 'kills') ? Infinity : 1;
}

/** Who attacks, as the key of a row of the combat sheet. */
export const attacker = (one: Attack | Roll): string =>
  one.character ?? (one.side === 'foe' ? `foe ${one.number}` : `${one.note} ${one.number}`);

/** The dice that a combatant has on the table, in the order in which they were rolled. */
export const rolls = (table: TableState, key: string): Roll[] =>
  viewOf(table).fight.rolls.filter((one) => attacker(one) === key);

/** Who still has an attack in this step. */
export const waits = (table: TableState, key: string): boolean =>
  viewOf(table).fight.queue.some((one) => attacker(one) === key);
