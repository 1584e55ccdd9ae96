/** Where a small card stands beside the thing it is about: below it, above, to the left or to the right, where it has
 * room and covers the fewest things that can be chosen; over the card of the decision only where there is no other. */
export function beside(card: HTMLElement, at: Element, gap = 10): void {
  const thing = at.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const x = within(thing.left + thing.width / 2 - width / 2, innerWidth - width);
  const y = within(thing.top + thing.height / 2 - height / 2, innerHeight - height);
  const places = [
    { x, y: thing.bottom + gap },
    { x, y: thing.top - height - gap },
    { x: thing.left - width - gap, y },
    { x: thing.right + gap, y }
  ].filter((one) => one.x === within(one.x, innerWidth - width) && one.y === within(one.y, innerHeight - height));
  const others = [...document.querySelectorAll('main .legal')].filter((one) => one !== at && !one.contains(at)).map((one) => one.getBoundingClientRect());
  const decide = [...document.querySelectorAll('.decide')].filter((one) => !one.contains(at)).map((one) => one.getBoundingClientRect());
  const covers = (one: { x: number; y: number }): number => {
    const over = (box: DOMRect): boolean => box.right > one.x && box.left < one.x + width && box.bottom > one.y && box.top < one.y + height;
    return others.filter(over).length + (others.length + 1) * decide.filter(over).length;
  };
  const counts = places.map(covers);
  const best = places[counts.indexOf(Math.min(...counts))] ?? { x, y: within(thing.bottom + gap, innerHeight - height) };
  card.style.left = `${Math.round(best.x)}px`;
  card.style.top = `${Math.round(best.y)}px`;
}

const within = (at: number, most: number): number => Math.max(8, Math.min(most - 8, at));

/** Gives the focus of a card that closes back to where it came from, unless it has gone elsewhere meanwhile. */
export function giveBack(card: HTMLElement, to: Element | null): void {
  const now = document.activeElement;
  if (!now || now === document.body || card.contains(now)) (to as HTMLElement | null)?.focus?.({ preventScroll: true });
}
