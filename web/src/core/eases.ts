/** Marks a box whose content does not fit, so that it can leave out what is said elsewhere: `brief` first, and `tight`
 * too where that is not enough. */
export function eases(node: HTMLElement): { destroy(): void } {
  const measure = (): void => {
    node.classList.remove('brief', 'tight');
    for (const mark of ['brief', 'tight']) if (node.scrollHeight > node.clientHeight + 1) node.classList.add(mark);
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
