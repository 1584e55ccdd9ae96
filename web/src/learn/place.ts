/** Where a bubble stands: beside its thing, wholly on the screen, never over it where that can be helped. */

export interface Place {
  x: number;
  y: number;
  frame: { x: number; y: number; width: number; height: number } | null;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const EDGE = 8;
const GAP = 14;

export function beside(thing: Box, width: number, height: number, screen: { width: number; height: number }): { x: number; y: number } {
  const fit = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  const middle = fit(thing.x + thing.width / 2 - width / 2, screen.width - width);
  const top = fit(thing.y, screen.height - height);
  if (thing.y + thing.height + GAP + height < screen.height - EDGE) return { x: middle, y: thing.y + thing.height + GAP };
  if (thing.x - GAP - width > EDGE) return { x: thing.x - GAP - width, y: top };
  if (thing.x + thing.width + GAP + width < screen.width - EDGE) return { x: thing.x + thing.width + GAP, y: top };
  const above = thing.y > screen.height - thing.y - thing.height;
  return { x: middle, y: fit(above ? thing.y - GAP - height : thing.y + thing.height + GAP, screen.height - height) };
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Where the tip of a bubble sits that shows at its thing: on which side, and how far along it. */
export function tip(thing: Box, bubble: Box): { side: Side; along: number } | null {
  const along = (middle: number, start: number, length: number): number => Math.max(24, Math.min(middle - start, length - 24));
  const across = along(thing.x + thing.width / 2, bubble.x, bubble.width);
  const down = along(thing.y + thing.height / 2, bubble.y, bubble.height);
  if (thing.y + thing.height <= bubble.y) return { side: 'top', along: across };
  if (thing.x >= bubble.x + bubble.width) return { side: 'right', along: down };
  if (thing.x + thing.width <= bubble.x) return { side: 'left', along: down };
  if (thing.y >= bubble.y + bubble.height) return { side: 'bottom', along: across };
  return null;
}

/** Whether a thing lies open, not under a sheet or outside the screen. The bubble itself does not count. */
function seen(thing: Element, box: DOMRect): boolean {
  const above = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2).find((one) => !one.closest('[data-coach]'));
  return above !== undefined && (thing.contains(above) || above.contains(thing));
}

/** What the coach points at: the thing of the proposed move on the board, else the decision card. */
const THINGS = ['main .legal.hinted', '.decide'];

export function placed(width: number, height: number): Place {
  const screen = { width: innerWidth, height: innerHeight };
  for (const selector of THINGS) {
    const thing = document.querySelector(selector);
    const box = thing?.getBoundingClientRect();
    if (!thing || !box?.width || !seen(thing, box)) continue;
    const frame = { x: box.x - 5, y: box.y - 5, width: box.width + 10, height: box.height + 10 };
    return { ...beside(frame, width, height, screen), frame };
  }
  return { x: EDGE, y: 60, frame: null };
}
