/** The socket of one table: comes back by itself, and sends again what was not answered, under the same ids. */
import type { Command, Message } from '../protocol';

export type Connection = 'connecting' | 'open' | 'lost' | 'ended';

/** A command without the id that the wire gives it. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

export interface Answered {
  done: boolean;
  code: string;
  text: string;
  rule: string;
}

export interface Hooks {
  message: (message: Message) => void;
  /** The connection has changed; `code` and `reason` say why it ended for good. */
  connection: (state: Connection, code: number, reason: string) => void;
  /** The next try comes in so many milliseconds. */
  later?: (wait: number, tries: number) => void;
}

interface Waiting {
  command: Command;
  settle: (answer: Answered) => void;
}

/** Close codes after which coming back would change nothing. */
const FOR_GOOD = new Set([4400, 4401, 4403, 4404]);
const FIRST = 400;
const LONGEST = 12_000;
/** A table that is quiet for so long is asked whether it is still there. */
const QUIET = 20_000;
const PATIENCE = 6_000;

/** How long to wait before try number `tries`: it grows, and chance keeps clients of one server apart. */
export function pause(tries: number, chance: number): number {
  const most = Math.min(LONGEST, FIRST * 2 ** tries);
  return most / 2 + (chance * most) / 2;
}

export class Wire {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #frozen = false;
  readonly #name = crypto.getRandomValues(new Uint32Array(3)).join('').slice(0, 24);

  constructor(
    readonly url: () => string,
    readonly hooks: Hooks,
    readonly chance: () => number = Math.random
  ) {}

  connect(): void {
    clearTimeout(this.#timer);
    this.hooks.connection(this.#tries ? 'lost' : 'connecting', 0, '');
    const socket = new WebSocket(this.url());
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event.code, event.reason);
    };
  }

  /** Comes back at once, for instance when the network is there again. */
  hurry(): void {
    if (this.#ended || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#drop();
    this.connect();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    this.#drop();
  }

  /** Sends a command. The answer comes even if the connection breaks meanwhile. */
  send(wish: Wish): Promise<Answered> {
    const command = { ...wish, id: `${this.#name}-${this.#next++}` } as Command;
    return new Promise((settle) => {
      const waiting = { command, settle };
      this.#waiting.set(command.id, waiting);
      this.#put(waiting);
    });
  }

  /** What was not answered yet. */
  get unanswered(): Command[] {
    return [...this.#waiting.values()].map((one) => one.command);
  }

  /** Takes back a command that was not answered; it is not sent again. */
  forget(id: string): void {
    this.#settle(id, { done: false, code: 'forgotten', text: '', rule: '' });
  }

  #put(waiting: Waiting): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(waiting.command));
  }

  #take(message: Message): void {
    this.#listen();
    if (message.type === 'welcome') {
      this.#tries = 0;
      this.hooks.connection('open', 0, '');
    }
    this.hooks.message(message);
    // A new socket, or a table that can store again: what was not answered may have been lost.
    const again = message.type === 'welcome' || (this.#frozen && message.type === 'position');
    if (again) for (const one of this.#waiting.values()) this.#put(one);
    if (message.type === 'frozen') this.#frozen = true;
    else if (again) this.#frozen = false;
    if (message.type === 'done') this.#settle(message.id, { done: true, code: '', text: '', rule: '' });
    if (message.type === 'refused') {
      this.#settle(message.id, { done: false, code: message.code, text: message.text, rule: message.rule ?? '' });
    }
    if (message.type === 'pong') this.#waiting.delete(message.id);
  }

  #settle(id: string, answer: Answered): void {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    found?.settle(answer);
  }

  /** A connection that says nothing may be gone without a word. */
  #listen(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      void this.send({ type: 'ping' });
      this.#pulse = setTimeout(() => {
        this.#drop();
        this.#closed(1006, '');
      }, PATIENCE);
    }, QUIET);
  }

  #closed(code: number, reason: string): void {
    clearTimeout(this.#pulse);
    for (const [id, one] of this.#waiting) if (one.command.type === 'ping') this.#waiting.delete(id);
    if (this.#ended) return;
    if (FOR_GOOD.has(code)) {
      this.#ended = true;
      this.hooks.connection('ended', code, reason);
      return;
    }
    this.hooks.connection('lost', code, reason);
    const wait = pause(this.#tries++, this.chance());
    this.#timer = setTimeout(() => this.connect(), wait);
    this.hooks.later?.(wait, this.#tries);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
