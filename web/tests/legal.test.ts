import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ActionInWords, ClosedAction } from '../src/protocol';
import type { Choice, TableState } from '../src/core/table.svelte';
import Control from './Control.svelte';

const open = (number: number): ActionInWords => ({
  number, kind: 'k', arguments: [], text: `do ${number}`, detail: '', does: '', cost: [], rule: '', anytime: false, ends: false
});
const shut: ClosedAction = { number: 9, kind: 'k', arguments: [], text: 'shut', detail: '', rule: 'R', why: 'no' };

let drawn: ReturnType<typeof mount>;
let node: HTMLElement;
let table: { pointed: Choice | null; chooser: unknown; hinted: null; touch: boolean; point: ReturnType<typeof vi.fn>; choose: ReturnType<typeof vi.fn>; named: (one: Choice) => string };

function draw(actions: Choice[], touch = false): void {
  table = { pointed: null, chooser: null, hinted: null, touch, point: vi.fn(), choose: vi.fn(), named: (one) => one.text };
  drawn = mount(Control, { target: document.body, props: { table: table as unknown as TableState, actions } });
  flushSync();
  node = document.body.querySelector('div')!;
}
beforeEach(() => (document.body.innerHTML = ''));
afterEach(() => unmount(drawn));

test('one open action: a button with its text, done by a click', () => {
  draw([open(1)]);
  expect(node.className).toContain('legal');
  expect([node.getAttribute('role'), node.getAttribute('aria-label'), node.tabIndex]).toEqual(['button', 'do 1', 0]);
  node.dispatchEvent(new MouseEvent('mouseenter'));
  expect(table.point).toHaveBeenCalledWith(expect.objectContaining({ number: 1 }));
  node.click();
  expect(table.choose).toHaveBeenCalledOnce();
});

test('a finger points first and does with the second tap', () => {
  draw([open(1)], true);
  node.click();
  expect(table.choose).not.toHaveBeenCalled();
  expect(table.point).toHaveBeenCalledOnce();
  table.pointed = open(1);
  node.click();
  expect(table.choose).toHaveBeenCalledOnce();
});

test('whoever hears the page is told what it does, or why it is closed', () => {
  draw([{ ...open(1), does: 'Gives wood.', detail: 'At the forest.' }]);
  expect(node.getAttribute('aria-description')).toBe('Gives wood. At the forest.');
  unmount(drawn);
  draw([shut]);
  expect(document.body.querySelector('div')!.getAttribute('aria-description')).toBe('no');
  unmount(drawn);
  draw([open(1), open(2)]);
  expect(node.hasAttribute('aria-description')).toBe(false);
});

test('several open the chooser', () => {
  draw([open(1), open(2)]);
  node.click();
  expect(table.chooser).toMatchObject({ at: node });
  expect(table.choose).not.toHaveBeenCalled();
});

test('a closed one can be reached, and says that it is closed', () => {
  draw([shut]);
  expect(node.className).toContain('closed');
  expect(node.getAttribute('aria-disabled')).toBe('true');
  node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(table.choose).toHaveBeenCalledWith(shut);
});

test('nothing to do: no control at all', () => {
  draw([]);
  expect(node.hasAttribute('role')).toBe(false);
  expect(node.hasAttribute('tabindex')).toBe(false);
});
