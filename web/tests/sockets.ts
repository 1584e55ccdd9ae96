/** A WebSocket without a network: tests open, answer and break it by hand. */
import { vi } from 'vitest';
import type { Command, Message } from '../src/protocol';

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Command[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }

  static install(): void {
    FakeSocket.made = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Command);
  }

  close(): void {
    this.readyState = 3;
  }

  say(...messages: Message[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.readyState = 1;
    this.say({ type: 'welcome', version: 0, table: 't', game: 'embers', lang: 'en', reactions: ['ouch'], options: {} });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
  }
}
