/** A region that scrolls is reached by keys and shows that more lies below; one that shows everything is no stop on the
 * way of the keys. */
export function scrolls(node: HTMLElement) {
  const measure = (): void => {
    const hidden = getComputedStyle(node).overflowY === 'visible' ? 0 : node.scrollHeight - node.clientHeight;
    if (hidden > 0) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
    node.classList.toggle('more-below', hidden - node.scrollTop > 6);
  };
  const sizes = new ResizeObserver(measure);
  // What lies in it grows too, when a font arrives.
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
    measure();
  };
  const contents = new MutationObserver(watch);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener('scroll', measure, { passive: true });
  watch();
  return {
    destroy(): void {
      sizes.disconnect();
      contents.disconnect();
      node.removeEventListener('scroll', measure);
    }
  };
}
