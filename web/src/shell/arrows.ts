/** Arrows on a board go to the nearest thing that can be chosen in that direction. */
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1]
};

export interface Box {
  x: number;
  y: number;
}

/** The place of the best of `others`: near, and rather straight ahead than aside. */
export function nearest(from: Box, others: Box[], key: string): number {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  others.forEach((one, place) => {
    const [x, y] = [one.x - from.x, one.y - from.y];
    const ahead = x * dx + y * dy;
    if (ahead <= 1) return;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const far = ahead + 2.5 * aside;
    if (far < least) [least, best] = [far, place];
  });
  return best;
}

const middle = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Moves the focus within an area; says whether there was anywhere to go. */
export function move(area: Element, from: Element, key: string): boolean {
  const others = [...area.querySelectorAll<HTMLElement>('.legal, .closed[role], .closed[tabindex]')].filter((one) => one !== from);
  const found = others[nearest(middle(from), others.map(middle), key)];
  found?.focus();
  return found !== undefined;
}
