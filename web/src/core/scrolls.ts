/** A region that scrolls is reached by keys; one that shows everything is no stop on their way. */
export function scrolls(node: HTMLElement) {
  const measure = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(measure);
  const contents = new MutationObserver(measure);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true });
  measure();
  return {
    destroy(): void {
      sizes.disconnect();
      contents.disconnect();
    }
  };
}
