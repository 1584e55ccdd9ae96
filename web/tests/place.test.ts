/** Where a small card stands beside the thing it is about. */
import { beforeEach, expect, test, vi } from 'vitest';
import { beside } from '../src/shell/place';

function box(name: string, left: number, top: number, width: number, height: number): HTMLElement {
  const made = document.createElement('div');
  made.className = name;
  made.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return made;
}

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
});

test('A card stands below its thing where it covers nothing', () => {
  const thing = box('place', 10, 100, 370, 80);
  document.querySelector('main')?.append(thing);
  const card = box('bubble', 0, 0, 200, 40);
  beside(card, thing, 6);
  expect(card.style.top).toBe('186px');
});

test('A card stands over something to choose rather than over the decision', () => {
  const thing = box('place', 10, 500, 370, 80);
  document.querySelector('main')?.append(thing, box('legal', 10, 420, 370, 80));
  document.body.append(box('decide', 0, 580, 390, 264));
  const card = box('bubble', 0, 0, 200, 40);
  beside(card, thing, 6);
  expect(card.style.top).toBe('454px');
});
