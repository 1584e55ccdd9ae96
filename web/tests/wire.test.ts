import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause, Wire, type Connection } from '../src/core/wire';
import { FakeSocket } from './sockets';

let states: Connection[];
let wire: Wire;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  states = [];
  wire = new Wire(() => 'ws://here/', { message: () => {}, connection: (state) => states.push(state) }, () => 0.5);
  wire.connect();
});
afterEach(() => {
  wire.end();
  vi.useRealTimers();
});

test('what was not answered is sent again with the same id, once the table has said welcome', async () => {
  FakeSocket.last.welcome();
  const answer = wire.send({ type: 'act', seat: 0, version: 3, action: 7 });
  const [first] = FakeSocket.last.sent;
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sent).toEqual([first]);
  FakeSocket.last.say({ type: 'done', version: 4, id: first!.id });
  expect(await answer).toMatchObject({ done: true });
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(2000);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sent).toEqual([]);
});

test('what is sent without a connection waits for one', () => {
  void wire.send({ type: 'look', seat: 1 });
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sent).toMatchObject([{ type: 'look', seat: 1 }]);
});

test('a command that is dropped is not sent again', async () => {
  const answer = wire.send({ type: 'act', seat: 0, version: 3, action: 7 });
  wire.forget(wire.unanswered[0]!.id);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sent).toEqual([]);
  expect(await answer).toMatchObject({ done: false, code: 'forgotten' });
});

test('a frozen table gets what was not answered again with its next position', () => {
  FakeSocket.last.welcome();
  void wire.send({ type: 'act', seat: 0, version: 3, action: 7 });
  FakeSocket.last.say({ type: 'frozen', version: 3, text: 'Nothing can be stored.' });
  expect(FakeSocket.last.sent).toHaveLength(1);
  const undo = { free: null, last: null, proposal: null };
  FakeSocket.last.say({ type: 'position', version: 3, seat: 0, view: {}, decision: null, standing: { scores: [], parts: {} }, undo, decided: [], pointed: [], left: null });
  expect(FakeSocket.last.sent).toHaveLength(2);
  expect(FakeSocket.last.sent[0]).toEqual(FakeSocket.last.sent[1]);
});

test('pauses grow, are never longer than twelve seconds, and differ by chance', () => {
  expect([0, 1, 2, 3].map((tries) => pause(tries, 1))).toEqual([400, 800, 1600, 3200]);
  expect(pause(20, 1)).toBe(12_000);
  expect(pause(3, 0)).toBe(1600);
});

test('codes that coming back would not change end the connection', async () => {
  FakeSocket.last.break(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(states.at(-1)).toBe('ended');
});

test('a silent connection is asked for a sign of life, and replaced if there is none', async () => {
  FakeSocket.last.welcome();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.last.sent).toMatchObject([{ type: 'ping' }]);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(states).toContain('lost');
});
