/** Durations in milliseconds and easings of guide §8; nothing moves for those who want it still. */
import { sineInOut } from 'svelte/easing';
import { fade, type TransitionConfig } from 'svelte/transition';
import { still } from './settings.svelte';

export const EASE = 'cubic-bezier(.2,.8,.2,1)';
export const POINT = 90;
export const ROLL = 600;
export const COUNT = 240;
export const TINT = 700;
export const OPEN = 180;
export const SEASON = 900;
export const PAGE = 420;
export const FADE = 120;

/** How long something takes, or 0 where things jump. */
export const lasting = (ms: number): number => (still() ? 0 : ms);

/** How long a thing travels over a distance in px. */
export const travel = (px: number): number => lasting(Math.min(520, 280 + 0.25 * px));

/** Moves an element from where it was to where it is now. */
export function fly(node: Element, from: DOMRect): Animation | null {
  const to = node.getBoundingClientRect();
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const duration = travel(Math.hypot(x, y));
  if (!duration || (!x && !y)) return null;
  return node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration, easing: EASE });
}

/** Svelte transition of cards and sheets that open. */
export function opens(_: Element, { y = 12 }: { y?: number } = {}) {
  return {
    duration: lasting(OPEN),
    css: (t: number) => `opacity: ${t}; transform: translateY(${(1 - t) * y}px)`
  };
}

/** Svelte transition of what the season or the hour changes: one picture fades into the next. */
export const turns = (node: Element): TransitionConfig => fade(node, { duration: lasting(SEASON), easing: sineInOut });

/** Svelte transitions of whole screens that the hour changes: words over words can't be read, so one goes before the next
 * comes. */
export const goes = (node: Element): TransitionConfig => fade(node, { duration: lasting(SEASON / 3), easing: sineInOut });
export const comes = (node: Element): TransitionConfig =>
  fade(node, { delay: lasting(SEASON / 3), duration: lasting((SEASON * 2) / 3), easing: sineInOut });

/** Svelte transition of a number that has changed: it is tinted for a moment. */
export function tint(_: Element) {
  return {
    duration: lasting(TINT),
    css: (t: number) => `background-color: color-mix(in srgb, var(--glow) ${Math.round((1 - t) * 50)}%, transparent)`
  };
}
