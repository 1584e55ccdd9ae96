import type { TableState } from '../core/table.svelte';
import { list, ui } from '../core/words';
import { around } from '../words/around';

/** What the places of an outcome are read from. */
interface Ended {
  places: number[];
  scores: number[];
  lost?: boolean;
}

/** Seats by their places, the first first. */
export const ranked = (places: number[]): number[] =>
  places.map((_, seat) => seat).sort((one, two) => (places[one] ?? 0) - (places[two] ?? 0) || one - two);

/** A part of the score as a heading. */
export function partOf(table: TableState, part: string): string {
  const { name } = table.thing('part', part);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Who won, in one sentence. */
export function headline(ended: Ended, together: boolean, name: (seat: number) => string): string {
  const w = ui();
  if (together) return ended.lost ? w.lost : w.together;
  const first = winners(ended).map(name);
  return `${first.length === 1 ? w.wins(first[0] ?? '') : w.winTogether(list(first))}.`;
}

/** Why it ended, and that the tie-break decided where points alone did not. */
export const because = (ended: Ended, reason: string): string => (tied(ended) ? `${reason} ${around().tieBreak}` : reason);

const winners = (ended: Ended): number[] => ranked(ended.places).filter((seat) => ended.places[seat] === 1);

function tied(ended: Ended): boolean {
  const [first, ...others] = winners(ended);
  return others.length === 0 && ended.scores.filter((score) => score === ended.scores[first ?? 0]).length > 1;
}
