/** Makes any element of a board a control for actions: one is chosen, several open the small chooser, closed ones say
 * why. Pointing lights up the thing, its line in the list and the explanation together. */
import { described, isOpen, type Choice, type TableState } from './table.svelte';

export interface Legal {
  table: TableState;
  actions: (Choice | undefined)[];
  /** The accessible name, where the action's own text does not say enough. */
  label?: string;
}

export function legal(node: HTMLElement | SVGElement, given: Legal) {
  let params = $state.raw(given);
  const choices = $derived(params.actions.filter((one) => one !== undefined));
  const open = $derived(choices.filter(isOpen));
  const pressed = () => document.activeElement === node;

  $effect(() => {
    const { table, label } = params;
    const pointed = table.lit !== null && choices.some((one) => one.number === table.lit?.number);
    node.classList.toggle('legal', open.length > 0);
    node.classList.toggle('closed', open.length === 0 && choices.length > 0);
    node.classList.toggle('pointed', pointed);
    // What the card explains while nothing is pointed at, and its button does.
    node.classList.toggle('shown', !pointed && table.deciding && open.some((one) => one.number === table.shown?.number));
    node.classList.toggle('hinted', table.hinted !== null && open.some((one) => one.number === table.hinted?.action));
    if (choices.length === 0) {
      for (const name of ['role', 'tabindex', 'aria-disabled', 'aria-haspopup', 'aria-description']) node.removeAttribute(name);
      if (!label) node.removeAttribute('aria-label');
      return;
    }
    if (node.tagName !== 'BUTTON') {
      node.setAttribute('role', 'button');
      node.setAttribute('tabindex', '0');
    }
    const text = label ?? choices.map((one) => table.named(one)).join('; ');
    node.setAttribute('aria-label', text);
    const [only, another] = choices;
    if (only && !another && described(only)) node.setAttribute('aria-description', described(only));
    else node.removeAttribute('aria-description');
    if (open.length === 0) node.setAttribute('aria-disabled', 'true');
    else node.removeAttribute('aria-disabled');
    if (choices.length > 1) node.setAttribute('aria-haspopup', 'dialog');
    else node.removeAttribute('aria-haspopup');
  });

  /** What is pointed at already, if it belongs here. */
  const first = (): Choice | undefined => choices.find((one) => one.number === params.table.pointed?.number) ?? open[0] ?? choices[0];

  function enter(): void {
    const choice = first();
    if (choice && !params.table.touch) params.table.point(choice);
  }

  function leave(): void {
    const { table } = params;
    if (table.touch || pressed() || table.chooser) return;
    if (choices.some((one) => one.number === table.pointed?.number)) table.point(null);
  }

  function focus(): void {
    const choice = first();
    if (choice && node.matches(':focus-visible')) params.table.point(choice);
  }

  function press(): void {
    const { table } = params;
    const choice = first();
    if (!choice) return;
    if (choices.length > 1) {
      table.point(choice);
      table.chooser = { actions: choices, at: node };
      return;
    }
    const already = table.pointed?.number === choice.number;
    if (table.touch && !already) table.point(choice);
    else void table.choose(choice);
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    const choice = first();
    if (!choice) return;
    if (choices.length > 1) press();
    else void params.table.choose(choice);
  }

  const listeners: [string, (event: never) => void][] = [
    ['mouseenter', enter], ['mouseleave', leave], ['focus', focus], ['click', press], ['keydown', key]
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);

  return {
    update(next: Legal): void {
      params = next;
    },
    destroy(): void {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    }
  };
}
