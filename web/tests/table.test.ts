import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ActionInWords, ClosedAction, EventView, Message, Position, SeatState } from '../src/protocol';
import { settings } from '../src/core/settings.svelte';
import { TableState } from '../src/core/table.svelte';
import { FakeSocket } from './sockets';

const action = (number: number, more: Partial<ActionInWords> = {}): ActionInWords => ({
  number, kind: 'burn', arguments: [{ name: 'fuel', domain: 'fuel', id: 'log' }], text: `action ${number}`, detail: '',
  does: '', cost: [], rule: 'EMB-1', anytime: false, ends: false, ...more
});
const closed: ClosedAction = { number: 9, kind: 'burn', arguments: [{ name: 'fuel', domain: 'fuel', id: 'coal' }], text: 'coal', detail: '', rule: 'EMB-2', why: 'None is left.' };
const seats = (...mine: number[]): SeatState[] =>
  [0, 1, 2].map((seat) => ({ seat, name: `S${seat}`, agent: '', taken: true, here: true, mine: mine.includes(seat), open: false, invited: false, host: seat === 0 }));
const status = (...mine: number[]): Message => ({
  type: 'status', version: 0, status: 'running', paused: false, seats: seats(...mine), watchers: 0, host: true, watch: true, chat: true, pace: 0, limit: 0,
  today: '', rematch: '', link: false
});
function position(version: number, seat: number, decider: number, actions: ActionInWords[] = []): Position {
  return {
    type: 'position', version, seat, view: { seat, asked: { facts: [{ name: 'left', domain: 'number', id: 3 }] } },
    decision: { seat: decider, name: 'turn', rule: 'EMB-1', prompt: 'Burn.', actions, closed: actions.length ? [closed] : [] },
    standing: { scores: [1, 2, 3], parts: {}, figures: {} }, undo: { free: 2, last: 3, proposal: null }, decided: [0, 0, 0], pointed: [], left: null
  };
}
const event = (version: number, seat: number, text: string): EventView => ({ version, seat, kind: 'burnt', arguments: [], rule: '', text });
const happened = (version: number, events: EventView[], anew = false): Message => ({ type: 'happened', version, anew, events });

let table: TableState;
const socket = () => FakeSocket.last;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  settings.pace = 1;
  table = new TableState('t');
  table.connect();
  socket().welcome();
});
afterEach(() => {
  table.end();
  vi.useRealTimers();
});

test('what ends a turn comes last, and is not shown before it is pointed at where there is a choice', () => {
  socket().say(status(0), happened(1, [], true), position(1, 0, 0, [action(1, { ends: true }), action(2), action(3)]));
  expect(table.deciding).toBe(true);
  expect(table.actions.map((one) => one.number)).toEqual([2, 3, 1]);
  expect(table.shown?.number).toBe(2);
  socket().say(position(2, 0, 0, [action(1, { ends: true }), action(2, { ends: true })]));
  expect(table.shown).toBeNull();
  socket().say(position(3, 0, 0, [action(1, { ends: true })]));
  expect(table.shown?.number).toBe(1);
});

test('things are found by kind, by ids and by what they are about', () => {
  socket().say(status(0), happened(1, [], true), position(1, 0, 0, [action(2), action(3, { kind: 'keep' })]));
  expect(table.find('burn', 'log')?.number).toBe(2);
  expect(table.find('burn', 'coal')).toBeUndefined();
  expect(table.about('fuel', 'log').map((one) => one.number)).toEqual([2, 3]);
  expect(table.about('fuel', 'coal')).toEqual([closed]);
  expect(table.fact('left')?.id).toBe(3);
  expect(table.thing('fuel', 'unknown').name).toBe('unknown');
});

test('an action is sent once, for the position that it was meant for', () => {
  socket().say(status(0), happened(1, [], true), position(5, 0, 0, [action(2)]));
  void table.choose(table.actions[0]!);
  void table.choose(table.actions[0]!);
  expect(table.busy).toBe(true);
  expect(socket().sent).toMatchObject([{ type: 'act', seat: 0, version: 5, action: 2 }]);
});

test('a closed action is pointed at and not sent', () => {
  socket().say(status(0), happened(1, [], true), position(5, 0, 0, [action(2)]));
  void table.choose(table.closed[0]!);
  expect(table.pointed?.number).toBe(9);
  expect(socket().sent).toEqual([]);
});

test('a refusal is shown with its rule, and the table can be used again', async () => {
  socket().say(status(0), happened(1, [], true), position(5, 0, 0, [action(2)]));
  void table.choose(table.actions[0]!);
  socket().say({ type: 'refused', version: 5, id: socket().sent[0]!.id, code: 'x', text: 'No.', rule: 'EMB-3' });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.refusal).toEqual({ text: 'No.', rule: 'EMB-3' });
  expect(table.busy).toBe(false);
});

test('moves of others are shown one by one at the pace of the player', async () => {
  socket().say(status(0), happened(1, [], true), position(1, 0, 1));
  socket().say(happened(2, [event(2, 1, 'one')]), position(2, 0, 2));
  socket().say(happened(3, [event(3, 2, 'two')]), position(3, 0, 0, [action(2)]));
  expect(table.playing?.text).toBe('one');
  expect(table.version).toBe(2);
  expect(table.deciding).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.playing?.text).toBe('two');
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.playing).toBeNull();
  expect(table.deciding).toBe(true);
  expect(table.events.map((one) => one.text)).toEqual(['one', 'two']);
});

test('what others do again is counted and stands shorter', async () => {
  socket().say(status(0), happened(1, [], true), position(1, 0, 1));
  for (const version of [2, 3]) socket().say(happened(version, [event(version, 1, 'gains one')]), position(version, 0, 1));
  socket().say(happened(4, [event(4, 2, 'gains one')]), position(4, 0, 0, [action(2)]));
  expect(table.times).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.times).toBe(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(table.playing?.seat).toBe(2);
  expect(table.times).toBe(1);
});

test('a pause holds the moves of others, skipping jumps to now', async () => {
  socket().say(status(0), happened(1, [], true), position(1, 0, 1));
  for (const version of [2, 3, 4]) socket().say(happened(version, [event(version, 1, `${version}`)]), position(version, 0, version === 4 ? 0 : 1));
  table.halt(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.playing?.text).toBe('2');
  table.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.version).toBe(4);
  expect(table.ahead).toBe(0);
});

test('my own moves are shown at once', () => {
  socket().say(status(0), happened(1, [], true), position(1, 0, 0, [action(2)]));
  socket().say(happened(2, [event(2, 0, 'mine')]), position(2, 0, 0, [action(2)]));
  expect(table.playing).toBeNull();
  expect(table.events.map((one) => one.text)).toEqual(['mine']);
});

test('the curtain falls before another of my seats decides, and nothing of the first is told behind it', async () => {
  socket().say(status(0, 1), happened(1, [], true), position(1, 0, 0, [action(2)]));
  expect(table.curtain).toBeNull();
  socket().say(happened(2, []), position(2, 0, 1));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.curtain?.seat).toBe(1);
  expect(socket().sent).toMatchObject([{ type: 'look', seat: -1 }]);
  void table.look(1);
  socket().say(happened(2, [], true), position(2, 1, 1, [action(2)]));
  expect(table.curtain).toBeNull();
  expect(table.deciding).toBe(true);
});

test('while there is no connection nothing can be decided, and the choice can be dropped', async () => {
  socket().say(status(0), happened(1, [], true), position(5, 0, 0, [action(2)]));
  void table.choose(table.actions[0]!);
  socket().break();
  expect(table.deciding).toBe(false);
  expect(table.unsent).toBe('action 2');
  table.drop();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.busy).toBe(false);
});

test('undo is free only back to where nothing came between', () => {
  socket().say(status(0), happened(1, [], true), position(5, 0, 0, [action(2)]));
  expect(table.free).toBe(true);
  socket().say({ ...position(6, 0, 0, [action(2)]), undo: { free: 4, last: 3, proposal: null } });
  expect(table.free).toBe(false);
  void table.takeBack();
  expect(socket().sent).toMatchObject([{ type: 'undo', before: 3, version: 6 }]);
});

test('what is derived follows what was pointed at', () => {
  socket().say(status(0), happened(1, [], true), position(5, 0, 0, [action(2), action(3)]));
  table.point(table.actions[1]!);
  flushSync();
  expect(table.shown?.number).toBe(3);
  table.point(null);
  expect(table.shown?.number).toBe(2);
});
