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

/** Why it ended, and whom the tie-break set apart where points did not. */
export function because(ended: Ended, reason: string, name: (seat: number) => string): string {
  const apart = tied(ended);
  return apart.length ? `${reason} ${around().tieBreak(list(apart.map(name)))}` : reason;
}

const winners = (ended: Ended): number[] => ranked(ended.places).filter((seat) => ended.places[seat] === 1);

/** Those with as many points as somebody on another place. */
const tied = ({ places, scores }: Ended): number[] =>
  ranked(places).filter((seat) => scores.some((score, other) => score === scores[seat] && places[other] !== places[seat]));
