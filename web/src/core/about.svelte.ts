/** Gives an element the card of its thing: on hover and by a long press; where it is no control, on focus and by a press
 * too. Never the only way to a fact. */
import { untrack } from 'svelte';
import type { TableState } from './table.svelte';

export interface About {
  table: TableState;
  domain: string;
  id: string | number;
  /** What it does now, in the words of the view, where the game tells. */
  now?: string;
}

export interface Looked extends About {
  at: Element;
}

const HOVER = 380;
const PRESS = 450;

/** The thing whose card is open. */
export const looking = $state<{ at: Looked | null }>({ at: null });

export function about(node: HTMLElement | SVGElement, given: About) {
  let params = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the card was open when the pointer went down. */
  let shown = false;

  const open = (): void => {
    looking.at = { ...params, at: node };
  };
  const close = (): void => {
    clearTimeout(timer);
    if (looking.at?.at === node) looking.at = null;
  };
  const soon = (wait: number) => (): void => {
    clearTimeout(timer);
    timer = setTimeout(open, wait);
  };
  /** Controls are explained by the card of the decision, and a press on them does something else. */
  const control = (at: Element): boolean => {
    const found = at.closest('button, a, [role="button"]');
    return found !== null && (found !== node || node.matches('.legal, .closed'));
  };
  const focus = (): void => {
    if (node.matches(':focus-visible') && !control(node)) open();
  };
  const press = (event: Event): void => {
    if (control(event.target as Element)) return;
    close();
    if (!shown) open();
    shown = false;
  };
  // A thing that comes to lie under a resting pointer was not looked for.
  const enter = (event: MouseEvent): void => {
    if (event.movementX || event.movementY) soon(HOVER)();
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') close(); // a finger leaves when it is lifted
  };
  const down = (event: PointerEvent): void => {
    shown = looking.at?.at === node;
    if (event.pointerType !== 'mouse') soon(PRESS)();
    else close();
  };
  const menu = (event: Event): void => {
    if (looking.at?.at === node) event.preventDefault();
  };

  const listeners: [string, (event: never) => void][] = [
    ['mouseenter', enter], ['mousemove', enter], ['pointerleave', leave], ['pointerdown', down], ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', close], ['contextmenu', menu], ['focus', focus], ['blur', close], ['click', press]
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);

  return {
    update(next: About): void {
      params = next;
      // The card follows its thing; it must not be what makes the thing draw itself again.
      if (untrack(() => looking.at?.at) === node) open();
    },
    destroy(): void {
      close();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    }
  };
}
