/** Where a small card stands beside the thing it is about: below it, or above where there is no room. */
export function beside(card: HTMLElement, at: Element, gap = 10): void {
  const thing = at.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const x = Math.max(8, Math.min(innerWidth - width - 8, thing.left + thing.width / 2 - width / 2));
  const below = thing.bottom + gap;
  const y = below + height < innerHeight - 8 ? below : Math.max(8, thing.top - height - gap);
  card.style.left = `${Math.round(x)}px`;
  card.style.top = `${Math.round(y)}px`;
}
