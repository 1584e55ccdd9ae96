/** Dice of a fight or a raid: which is rolled with a weapon, what it shows, who has rolled. */
import type { TableState } from '../../core/table.svelte';
import { factNumber, printed, viewOf, type WarView } from './view';

export const dieOf = (table: TableState, weapon: string | null): string =>
  String(printed(table, 'weapon', weapon ?? 'none')['die'] ?? 'white');

export const facesOf = (table: TableState, die: string): string[] => (printed(table, 'die', die)['faces'] ?? []) as string[];

/** How many wounds the blow brings that is dealt out now; a deadly one fills any track. */
export function blow(view: WarView): number {
  const name = view.asked?.name;
  if (name === 'target') return factNumber(view, 'wounds') ?? 0;
  return name === 'deal' && factNumber(view, 'kills') ? Infinity : 1;
}

/** Where the rolls of a step begin: whatever is told before was settled. */
const SETTLED = new Set(['met', 'foe-hit', 'foe-died', 'fled', 'fight-over', 'raided', 'suffered', 'home']);

/** The rolls since the last wounds were dealt, by character id or `foe n`, the newest first. */
export function rolls(table: TableState): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (let place = table.events.length - 1; place >= 0; place -= 1) {
    const event = table.events[place]!;
    if (SETTLED.has(event.kind)) break;
    if (event.kind !== 'struck' && event.kind !== 'foe-struck') continue;
    const [who, face] = event.arguments;
    const key = event.kind === 'struck' ? String(who?.id) : `foe ${who?.id}`;
    found.set(key, [...(found.get(key) ?? []), String(face?.id)]);
  }
  return found;
}

/** Who still has an attack in this step. */
export const waits = (table: TableState, key: string): boolean =>
  viewOf(table).fight.queue.some((one) => (one.side === 'foe' ? `foe ${one.number}` : one.character) === key);
