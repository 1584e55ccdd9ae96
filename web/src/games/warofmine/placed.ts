/** What is left to be drawn as cards, beside what the things on a screen stand for. */
import type { Choice, TableState } from '../../core/table.svelte';
import type { Screen } from './screen';

const PEOPLE = ['choose', 'wound', 'drinker', 'helper', 'before', 'idle', 'meal', 'eat', 'treat', 'drink'];
const KEPT = ['play', 'use-note', 'with-note', 'fight-with', 'shield', 'hide-note', 'take-note', 'give-note'];

const THINGS: Partial<Record<Screen, string[]>> = {
  house: [...PEOPLE, ...KEPT, 'work', 'at', 'move', 'dismantle', 'break', 'give-up', 'board', 'place', 'idea', 'contribute'],
  evening: [...PEOPLE, ...KEPT, 'task'],
  outside: [...KEPT, 'explore', 'go', 'take', 'give', 'meal', 'treat', 'drop'],
  fight: [...KEPT, 'hit', 'wound', 'keep', 'reroll'],
  raid: [...KEPT, 'wound', 'ward', 'keep', 'reroll', 'give'],
  trade: [...KEPT, 'give', 'take']
};

/** Open actions of the decision that no thing on this screen stands for; where a kind has several, closed ones too. */
export function placed(table: TableState, screen: Screen): Choice[] {
  const things = THINGS[screen] ?? [];
  const open = table.actions.filter((action) => !things.includes(action.kind));
  const closed = table.closed.filter((action) => !things.includes(action.kind));
  return [...open.filter((one) => !one.ends), ...closed, ...open.filter((one) => one.ends)];
}
