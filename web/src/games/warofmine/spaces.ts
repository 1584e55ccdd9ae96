/** What lies or stands on a space of the house: its picture and its name. */
import type { TableState } from '../../core/table.svelte';
import { cell } from './geometry';
import type { Space } from './view';
import type { captions } from './words';

const SPOTS: Record<string, string> = {
  outdoors: 'outdoors',
  guard: 'guard',
  'new-idea': 'idea',
  'sleep-on-the-floor': 'floor',
  'poke-about': 'poke'
};

export interface Drawn {
  symbol: string;
  label: string;
}

export function drawn(table: TableState, words: ReturnType<typeof captions>, space: Space): Drawn {
  if (space.remnants !== null)
    return { symbol: 'cover-rubble-half', label: words.half(table.thing('shelter', space.remnants).name) };
  if (space.card !== null)
    return { symbol: `cover-${space.card}`, label: table.thing('shelter', `${space.card}-1`).name };
  if (space.fitting !== null) {
    const thing = table.thing('fitting', space.fitting);
    return { symbol: `fit-${space.fitting}`, label: thing.name.length > 15 ? thing.short : thing.name };
  }
  const { holds } = cell(table, space.id);
  const spot = SPOTS[holds];
  if (spot === undefined) return { symbol: '', label: '' };
  return { symbol: `spot-${spot}`, label: words.spots[holds as keyof typeof words.spots] };
}
