/** What is left to be drawn as cards, beside what the things on a screen stand for. */
import { phone } from '../../core/settings.svelte';
import type { Choice, TableState } from '../../core/table.svelte';
import { cardOf, onBoard } from './listed';
import type { Screen } from './screen';
import { viewOf, WAYS_OUT } from './view';

const PEOPLE = ['choose', 'wound', 'drinker', 'helper', 'before', 'idle', 'meal', 'eat', 'treat', 'drink'];
const KEPT = ['play', 'use-note', 'with-note', 'fight-with', 'shield', 'hide-note', 'take-note', 'give-note', 'contribute'];

const THINGS: Partial<Record<Screen, string[]>> = {
  house: [...PEOPLE, ...KEPT, 'work', 'at', 'move', 'dismantle', 'break', 'give-up', 'board', 'place', 'idea'],
  evening: [...PEOPLE, ...KEPT, 'task'],
  outside: [...KEPT, 'explore', 'go', 'take', 'give', 'meal', 'treat', 'drop'],
  fight: [...KEPT, 'hit', 'wound', 'keep', 'reroll'],
  raid: [...KEPT, 'wound', 'ward', 'keep', 'reroll', 'give'],
  trade: [...KEPT, 'give', 'take']
};

/** Cards to choose from lie on the table even where the list has them too, if there is room. */
const LAID_OUT = new Set(['pick']);

/** Actions of the decision that no thing on this screen stands for, and that the card does not list. */
export function placed(table: TableState, screen: Screen): Choice[] {
  const board = onBoard(table);
  if (!board && cardOf(table) === 'own') return phone() ? [] : table.actions.filter((action) => LAID_OUT.has(action.kind));
  const things = THINGS[screen] ?? [];
  /** A round goes on: the rail says what must wait for its end. */
  const waiting = viewOf(table).asked?.name !== 'fight';
  const open = table.actions.filter((action) => !things.includes(action.kind));
  const closed = table.closed.filter((action) => !things.includes(action.kind) && !(waiting && WAYS_OUT.includes(action.kind)));
  return [...open.filter((one) => !one.ends), ...closed.filter((one) => !(board && one.kind === 'done')), ...(board ? [] : open.filter((one) => one.ends))];
}
