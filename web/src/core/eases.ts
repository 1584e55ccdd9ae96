/** Marks a box `tight` whose content does not fit, so that it can leave out what is said elsewhere. */
export function eases(node: HTMLElement): { destroy(): void } {
  const measure = (): void => {
    node.classList.remove('tight');
    node.classList.toggle('tight', node.scrollHeight > node.clientHeight + 1);
  };
  const size = new ResizeObserver(measure);
  const content = new MutationObserver(measure);
  size.observe(node);
  content.observe(node, { childList: true, characterData: true, subtree: true });
  return {
    destroy() {
      size.disconnect();
      content.disconnect();
    }
  };
}
