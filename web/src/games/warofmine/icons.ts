/** The icon of an action: the thing it names, else its kind. */
import type { TableState } from '../../core/table.svelte';
import { argument, printed, viewOf, type Choice } from './view';

const KINDS: Record<string, string> = {
  done: 'flag',
  yes: 'check',
  no: 'close',
  keep: 'keep',
  reroll: 'reroll',
  dig: 'shovel',
  split: 'wood',
  mix: 'raid',
  return: 'deck',
  drop: 'deck',
  stop: 'pack',
  explore: 'deck',
  'look-around': 'eye',
  visit: 'scale',
  'use-map': 'location',
  hide: 'hidden',
  ambush: 'target',
  persuade: 'bubble',
  fight: 'prowess',
  flee: 'flee',
  parley: 'hand',
  fate: 'fate',
  miss: 'hit-0',
  hit: 'target',
  wound: 'wounds',
  shots: 'ammo',
  idle: 'rest',
  pick: 'narrative',
  play: 'narrative',
  'use-note': 'note',
  'fight-with': 'note',
  shield: 'guard',
  board: 'plank',
  meal: 'meal',
  treat: 'bandages',
  contribute: 'objective',
  option: 'journal',
  at: 'location'
};
export const TASKS: Record<string, string> = { bed: 'bed', floor: 'floor', guard: 'guard', scavenge: 'scavenging' };
const SIDES: Record<string, string> = { damage: 'steal', wounds: 'wounds' };

/** A recipe is known by what it brings, else by what it takes. */
function brings(table: TableState, recipe: string | undefined): string | undefined {
  if (recipe === undefined) return undefined;
  const { gain, cost } = printed(table, 'recipe', recipe) as Record<string, Record<string, number> | undefined>;
  return Object.keys(gain ?? {})[0] ?? Object.keys(cost ?? {})[0] ?? 'rest';
}

/** Food, drink or medicine that is given to somebody. */
export const given = (choice: Choice): string =>
  ['meal', 'food', 'cure', 'drink'].map((domain) => argument(choice, domain)).find((id) => id !== undefined) ?? 'meal';

/** A spot of the city is known by the place that lies there. */
function placeAt(table: TableState, spot: string | undefined): string | undefined {
  const place = spot === undefined ? null : viewOf(table).decks.locations[spot];
  return place ? `loc-${place}` : undefined;
}

export const iconOf = (table: TableState, choice: Choice): string =>
  brings(table, argument(choice, 'recipe')) ??
  argument(choice, 'item') ??
  argument(choice, 'weapon')?.replace('none', 'unarmed') ??
  TASKS[argument(choice, 'task') ?? ''] ??
  SIDES[argument(choice, 'side') ?? ''] ??
  placeAt(table, argument(choice, 'spot')) ??
  KINDS[choice.kind] ??
  'action';
