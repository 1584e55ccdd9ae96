/** The course of a match as lines and bands of a graph. */
import type { BetterMove, Course, Verdict } from '../protocol';
import { around } from '../words/around';

/** A line that steps: it stays until the decision that changes it. */
export function steps(points: number[], x: (at: number) => number, y: (points: number) => number): string {
  let path = '';
  points.forEach((value, at) => {
    if (at === 0) path = `M${round(x(0))} ${round(y(value))}`;
    else if (value !== points[at - 1]) path += `H${round(x(at))}V${round(y(value))}`;
  });
  return points.length > 1 ? `${path}H${round(x(points.length - 1))}` : path;
}

/** A line from point to point. */
export const trace = (points: number[], x: (at: number) => number, y: (points: number) => number): string =>
  points.map((value, at) => `${at ? 'L' : 'M'}${round(x(at))} ${round(y(value))}`).join('');

const round = (value: number): number => Math.round(value * 10) / 10;

export interface Band {
  name: string;
  position: number;
  until: number;
}

export const bands = (course: Course): Band[] =>
  course.stretches.map((one, place) => ({ ...one, until: course.stretches[place + 1]?.position ?? course.versions.length - 1 }));

/** The season or the day of a position. */
export const stretchAt = (course: Course, position: number): string =>
  course.stretches.findLast((one) => one.position <= position)?.name ?? '';

/** A few round numbers between two. */
export function ticks(low: number, high: number): number[] {
  const wide = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => (high - low) / step <= 4) ?? 1000;
  const found: number[] = [];
  for (let tick = Math.ceil(low / wide) * wide; tick <= high; tick += wide) found.push(tick);
  return found;
}

/** The figures of a group that have a name here, in the order in which they are offered. */
export const figuresOf = (course: Course): string[] => Object.keys(around().figures).filter((figure) => figure in course.figures);

export const figureName = (figure: string): string => (around().figures as Record<string, string>)[figure] ?? figure;

const APART = 14;

/** Where the names stand at the end of their lines, none on another and none below the bottom. */
export function labels(last: number[], y: (points: number) => number, bottom = Infinity): { seat: number; points: number; y: number }[] {
  const found = last.map((points, seat) => ({ seat, points, y: y(points) })).sort((one, two) => one.y - two.y);
  found.forEach((one, place) => {
    const above = found[place - 1];
    if (above) one.y = Math.max(one.y, above.y + APART);
  });
  let below = bottom + APART;
  for (const one of found.toReversed()) below = one.y = Math.min(one.y, below - APART);
  return found;
}

/** The chances of all seats at each position: those of the last decision that was judged before it. */
export function chancesAt(verdict: Verdict, length: number): number[][] {
  const found: number[][] = [];
  let next = 0;
  let now = verdict.chances[0] ?? [];
  for (let position = 0; position < length; position++) {
    while ((verdict.positions[next] ?? Infinity) <= position) now = verdict.chances[next++] ?? now;
    found.push(now);
  }
  return found;
}

const AROUND = 4;

/** Each value as the mean of those around it. Every decision is judged anew, so that chances shake; the first and the
 * last stay what they are. */
export function smooth(rows: number[][]): number[][] {
  const end = rows.length - 1;
  return rows.map((row, at) => {
    const reach = Math.min(AROUND, at, end - at);
    const near = rows.slice(at - reach, at + reach + 1);
    return row.map((_, seat) => near.reduce((sum, one) => sum + (one[seat] ?? 0), 0) / near.length);
  });
}

/** The moves that cost most, in the order of the match. */
export const costliest = (verdict: Verdict, most: number): BetterMove[] =>
  verdict.better
    .toSorted((one, two) => two.loss - one.loss)
    .slice(0, most)
    .toSorted((one, two) => one.position - two.position);

/** Whether the decision that is asked at a position was judged. */
export const wasJudged = (verdict: Verdict, position: number): boolean => verdict.positions.includes(position + 1);

/** The next position at which another seat begins to decide, or the one before. */
export function turnFrom(course: Course, position: number, by: 1 | -1): number {
  const last = course.versions.length - 1;
  const decider = (at: number): number => course.deciders[at] ?? -1;
  let at = position + by;
  while (at > 0 && at < last && decider(at + (by > 0 ? 1 : 0)) === decider(at + (by > 0 ? 0 : -1))) at += by;
  return Math.max(0, Math.min(last, at));
}

/** The position that a version of the match led to. */
export function positionOf(course: Course, version: number): number {
  const found = course.versions.findLastIndex((one) => one <= version);
  return Math.max(0, found);
}
