import { expect, test } from 'vitest';
import { course, teaches } from '../src/learn/lessons';
import { beside, tip } from '../src/learn/place';
import { bands, costliest, labels, positionOf, smooth, steps, ticks, trace, turnFrom, wasJudged } from '../src/replay/course';
import { ranked } from '../src/score/ranking';
import type { Course, Verdict } from '../src/protocol';

test.each(['paris', 'outlive', 'warofmine'])('the lessons of %s are short and the same in both languages', async (game) => {
  const found = (await course(game))!;
  expect(found.fr.map((one) => [one.on, one.rules])).toEqual(found.en.map((one) => [one.on, one.rules]));
  expect(new Set(found.en.map((one) => one.on)).size).toBe(found.en.length);
  for (const one of [...found.en, ...found.fr]) {
    expect(one.text.split(/\s+/).length, one.title).toBeLessThanOrEqual(45);
    expect(one.rules.length).toBeGreaterThan(0);
  }
});

test('a game without lessons has none', async () => {
  expect(teaches('chess')).toBe(false);
  expect(await course('chess')).toBeNull();
});

test('the bubble stands beside its thing and on the screen', () => {
  const screen = { width: 1280, height: 800 };
  expect(beside({ x: 500, y: 100, width: 100, height: 100 }, 352, 240, screen)).toEqual({ x: 374, y: 214 });
  expect(beside({ x: 930, y: 50, width: 340, height: 700 }, 352, 240, screen)).toEqual({ x: 564, y: 50 });
  expect(beside({ x: 0, y: 50, width: 340, height: 740 }, 352, 240, screen)).toEqual({ x: 354, y: 50 });
  const phone = { width: 390, height: 844 };
  expect(beside({ x: 8, y: 430, width: 374, height: 90 }, 374, 400, phone)).toEqual({ x: 8, y: 16 });
  expect(beside({ x: 8, y: 280, width: 374, height: 90 }, 374, 400, phone)).toEqual({ x: 8, y: 384 });
  expect(beside({ x: 8, y: 300, width: 374, height: 200 }, 374, 400, phone)).toEqual({ x: 8, y: 436 });
});

test('the tip of the bubble shows at its thing', () => {
  const bubble = { x: 400, y: 300, width: 352, height: 240 };
  expect(tip({ x: 500, y: 100, width: 100, height: 100 }, bubble)).toEqual({ side: 'top', along: 150 });
  expect(tip({ x: 0, y: 100, width: 420, height: 100 }, bubble)).toEqual({ side: 'top', along: 24 });
  expect(tip({ x: 800, y: 350, width: 100, height: 100 }, bubble)).toEqual({ side: 'right', along: 100 });
  expect(tip({ x: 100, y: 320, width: 200, height: 400 }, bubble)).toEqual({ side: 'left', along: 216 });
  expect(tip({ x: 500, y: 600, width: 100, height: 100 }, bubble)).toEqual({ side: 'bottom', along: 150 });
  expect(tip({ x: 450, y: 320, width: 100, height: 100 }, bubble)).toBeNull();
});

const match = {
  seats: ['Ann', 'Bob'], versions: [0, 1, 2, 4, 5], deciders: [-1, 0, 0, 1, 0], scores: [[0, 0], [0, 0], [3, 0], [3, 0], [3, 3]],
  stretches: [{ position: 0, name: 'Spring' }, { position: 3, name: 'Summer' }]
} as unknown as Course;

test('points are lines that step', () => {
  expect(steps([0, 0, 3, 3], (at) => at * 10, (points) => 100 - points)).toBe('M0 100H20V97H30');
  expect(bands(match)).toEqual([{ position: 0, name: 'Spring', until: 3 }, { position: 3, name: 'Summer', until: 4 }]);
  expect(ticks(0, 68)).toEqual([0, 20, 40, 60]);
  expect(ticks(-8, 3)).toEqual([-5, 0]);
  expect(labels(match.scores.at(-1) ?? [], (points) => points).map((one) => one.y)).toEqual([3, 17]);
  expect(labels([40, 90, 90], (points) => points, 100).map((one) => one.y)).toEqual([40, 86, 100]);
});

test('a line of the log leads to its position, and Shift goes by turns', () => {
  expect([positionOf(match, 0), positionOf(match, 3), positionOf(match, 5)]).toEqual([0, 2, 4]);
  expect(turnFrom(match, 0, 1)).toBe(2);
  expect(turnFrom(match, 2, 1)).toBe(3);
  expect(turnFrom(match, 4, -1)).toBe(3);
});

test('seats stand by their places', () => {
  expect(ranked([2, 1, 2, 4])).toEqual([1, 0, 2, 3]);
});

test('chances are smoothed, but not where they begin and end', () => {
  const rows = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1].map((chance) => [chance]);
  const found = smooth(rows).map(([chance]) => chance ?? -1);
  expect(found[0]).toBe(0);
  expect(found.at(-1)).toBe(1);
  expect(found[1]).toBeCloseTo(1 / 3);
  expect(found[5]).toBeCloseTo(5 / 9);
  expect(trace([0, 3], (at) => at * 10, (points) => 100 - points)).toBe('M0 100L10 97');
});

test('the costliest moves stand in the order of the match', () => {
  const verdict = { positions: [1, 4, 8], better: [{ position: 0, loss: 0.1 }, { position: 3, loss: 0.02 }, { position: 7, loss: 0.3 }] } as Verdict;
  expect(costliest(verdict, 2).map((one) => one.position)).toEqual([0, 7]);
  expect([0, 1, 3].map((position) => wasJudged(verdict, position))).toEqual([true, false, true]);
});
