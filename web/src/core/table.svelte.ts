/** One table as this screen sees it: everything that the shell and the boards draw comes from here. */
import type {
  ActionInWords, ChatLine, ClosedAction, DecisionInWords, Description, EventView, Fact, Happened, Hint, Message, Note,
  Pointed, Position, SeatState, Standing, Status, Thing, UndoState
} from '../protocol';
import { api } from './api';
import { phone, settings, touch } from './settings.svelte';
import { play } from './sounds';
import { seatName } from './words';
import { Wire, type Connection, type Wish } from './wire';

export type Choice = ActionInWords | ClosedAction;
export interface Refusal {
  text: string;
  rule: string;
}
/** Several actions of one thing on the board, to be chosen from beside it. */
export interface Chooser {
  actions: Choice[];
  at: Element;
}
export interface Reaction {
  name: string;
  reaction: string;
  number: number;
}
/** Where the match stands, and what led there. */
interface Step {
  events: EventView[];
  position: Position | null;
  anew: boolean;
}

export const isOpen = (choice: Choice | null): choice is ActionInWords => choice !== null && 'does' in choice;

/** What somebody who hears the page is told of an action beside its name: what it would do, or why it is closed. */
export const described = (choice: Choice): string =>
  [isOpen(choice) ? choice.does : choice.why, choice.detail].filter((text) => text !== '').join(' ');

/** Of a text that stands as long as the pace says. */
const LETTERS = 60;
const NOBODY: UndoState = { free: null, last: null, proposal: null };
const place = (event: PointerEvent): string => `${event.clientX} ${event.clientY}`;

/** Where the mouse was last. */
let mouse = '';
for (const way of ['pointermove', 'pointerdown'] as const) addEventListener(way, (event) => (mouse = place(event)), { capture: true, passive: true });

const NOTHING: Standing = { scores: [], parts: {}, figures: {} };
const EMPTY: Description = {
  id: '', name: '', tagline: '', version: '', lang: 'en', content: '', together: false, seat_counts: [], options: [],
  phases: [], domains: {}, tables: {}, kinds: [], events: [], parts: [], reasons: [], chapters: [], rules: [],
  observation: { spans: [] }
};
const NO_STATUS: Status = {
  type: 'status', version: 0, status: 'waiting', paused: false, seats: [], watchers: 0, host: false, watch: true,
  chat: true, pace: 0, limit: 0, today: '', rematch: '', link: false
};

export class TableState {
  game = $state('');
  lang = $state<string>(settings.lang);
  description = $state.raw<Description>(EMPTY);
  // eslint-disable-next-line -- each game casts it to its own types
  view = $state.raw<any>(null);
  version = $state(0);
  seat = $state(-1);
  decision = $state.raw<DecisionInWords | null>(null);
  standing = $state.raw<Standing>(NOTHING);
  status = $state.raw<Status>(NO_STATUS);
  undo = $state.raw<UndoState>(NOBODY);
  events = $state.raw<EventView[]>([]);
  notes = $state.raw<Note[]>([]);
  said = $state.raw<ChatLine[]>([]);
  /** Reactions that are still shown. */
  reacted = $state.raw<Reaction[]>([]);
  reactions = $state.raw<string[]>([]);
  /** What was chosen before the match, by the names of the options. */
  options = $state.raw<Record<string, number>>({});
  /** Who of a team favours what. */
  favoured = $state.raw<Pointed[]>([]);
  /** The version that the last decision of each seat led to. */
  decided = $state.raw<number[]>([]);
  /** When the time for the present decision began to be told, and when it is over, as `performance.now` counts; null
   * where no clock runs. */
  since = $state(0);
  until = $state<number | null>(null);
  hinted = $state.raw<Hint | null>(null);
  /** An agent thinks about a hint. */
  hinting = $state(false);

  pointed = $state.raw<Choice | null>(null);
  chooser = $state.raw<Chooser | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  playing = $state.raw<EventView | null>(null);
  /** How many times in a row it happened. */
  times = $state(1);
  #before = '';
  /** Moves of others that are not shown yet. */
  ahead = $state(0);
  paused = $state(false);
  /** What others did in their last run of moves, for those who listen. */
  told = $state('');
  /** Undo to before the decision that led to this version was wished for and is not free: the card asks first. */
  asking = $state<number | null>(null);

  connection = $state<Connection>('connecting');
  /** The next try to come back: when it began to wait, how long, which one it is. */
  retry = $state.raw<{ wait: number; tries: number } | null>(null);
  /** Why the table can't be looked at any more, as a code of the server. */
  ended = $state('');
  frozen = $state('');
  stopping = $state(false);
  /** Description and position are there: boards can be drawn. */
  ready = $state(false);

  #wire: Wire | null = null;
  #steps: Step[] = [];
  #showing = false;
  #skipping = false;
  #wake: (() => void) | null = null;
  #reactionNumber = 0;
  #latest: Position | null = null;

  constructor(readonly id: string) {}

  /** Opens the socket. A table that is only looked at, as in a replay, is fed by `take` instead. */
  connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.id)}/socket`;
    this.#wire = new Wire(() => `${scheme}://${location.host}${path}?lang=${settings.lang}`, {
      message: (message) => this.take(message),
      connection: (state, _, reason) => {
        this.connection = state;
        if (state === 'ended') this.ended = reason;
        if (state === 'open') this.retry = null;
      },
      later: (wait, tries) => (this.retry = { wait, tries })
    });
    this.#wire.connect();
    void this.#describe();
    api.chat(this.id).then((lines) => (this.said = lines), () => {});
  }

  /** A table where people sit, not a replay of one. */
  get live(): boolean {
    return this.#wire !== null;
  }

  end(): void {
    this.#wire?.end();
    this.#wire = null;
    this.skip();
  }

  hurry(): void {
    this.#wire?.hurry();
  }

  /** The language of the page has changed: so do the table's texts. */
  async speak(lang: string): Promise<void> {
    if (lang === this.lang && this.description.lang === lang) return;
    this.lang = lang;
    await Promise.all([this.#describe(), this.#wire?.send({ type: 'language', lang })]);
  }

  async #describe(): Promise<void> {
    try {
      this.description = await api.description(this.id);
      this.ready = this.view !== null;
    } catch {
      // Whoever may not look at the table is told so by the socket.
    }
  }

  // What the server says

  take(message: Message): void {
    switch (message.type) {
      case 'welcome':
        this.game = message.game;
        this.reactions = message.reactions;
        this.options = message.options;
        this.frozen = '';
        this.stopping = false;
        break;
      case 'status':
        this.status = message;
        break;
      case 'happened':
        this.#happened(message);
        break;
      case 'position':
        this.frozen = '';
        this.since = performance.now();
        this.until = message.left === null ? null : this.since + 1000 * message.left;
        this.#position(message);
        break;
      case 'noted':
        this.notes = message.notes;
        break;
      case 'said':
        if (!this.said.some((line) => line.number === message.number)) this.said = [...this.said, message];
        break;
      case 'reacted':
        this.#react(message.name, message.reaction);
        break;
      case 'frozen':
        this.frozen = message.text;
        break;
      case 'stopping':
        this.stopping = true;
        break;
    }
  }

  #react(name: string, reaction: string): void {
    const one = { name, reaction, number: this.#reactionNumber++ };
    this.reacted = [...this.reacted, one];
    setTimeout(() => (this.reacted = this.reacted.filter((other) => other !== one)), 6000);
  }

  #happened(message: Happened): void {
    if (message.anew) {
      this.#steps = [];
      this.skip();
    }
    this.#steps.push({ events: message.events, position: null, anew: message.anew });
  }

  #position(position: Position): void {
    const last = this.#steps.at(-1);
    if (last && last.position === null) last.position = position;
    else this.#steps.push({ events: [], position, anew: false });
    this.#latest = position;
    this.ahead = this.#steps.length;
    if (!this.#showing) void this.#show();
  }

  /** Shows steps one after another: one's own at once, those of others at the player's pace. */
  async #show(): Promise<void> {
    this.#showing = true;
    const told: string[] = [];
    for (let step = this.#steps[0]; step?.position; step = this.#steps[0]) {
      this.#steps.shift();
      const mine = step.anew || this.decision === null || this.people.some((one) => one.seat === this.decision?.seat);
      if (step.anew) this.events = [];
      if (!mine) told.push(...step.events.flatMap((one) => one.text || []));
      this.#apply(step.position);
      if (mine || this.#skipping || settings.pace === 0) {
        this.events = [...this.events, ...step.events];
      } else {
        for (const event of step.events) {
          this.events = [...this.events, event];
          if (event.text && !this.#skipping) await this.#stand(event, step.events.length);
        }
      }
      this.playing = null;
      this.ahead = this.#steps.length;
    }
    this.#skipping = false;
    this.#showing = false;
    this.#before = '';
    if (told.length) this.told = told.join(' ');
    this.#seats();
  }

  /** An event stands for a while, long texts as long as it takes to read them; those that follow it within one move
   * stand shorter, and what happens again, which is counted, shortest. */
  async #stand(event: EventView, of: number): Promise<void> {
    const first = this.playing === null;
    const again = this.#before === `${event.seat} ${event.text}`;
    this.#before = `${event.seat} ${event.text}`;
    this.times = again ? this.times + 1 : 1;
    this.playing = event;
    const reading = Math.min(2, (event.text?.length ?? 0) / LETTERS);
    const wait = 1000 * settings.pace * (again ? 0.4 : Math.max(first ? 1 : of > 4 ? 0.4 : 0.7, reading));
    await new Promise<void>((wake) => {
      const timer = setTimeout(done, wait);
      function done(): void {
        clearTimeout(timer);
        wake();
      }
      this.#wake = done;
    });
    while (this.paused && !this.#skipping) await new Promise<void>((wake) => (this.#wake = wake));
    this.#wake = null;
  }

  /** Jumps to now. */
  skip(): void {
    this.paused = false;
    if (!this.#showing) return;
    this.#skipping = true;
    this.#wake?.();
  }

  halt(paused: boolean): void {
    this.paused = paused;
    if (!paused) this.#wake?.();
  }

  #apply(position: Position): void {
    const other = position.version !== this.version || position.seat !== this.seat;
    const same = this.pointed && position.decision?.actions.find((one) => one.number === this.pointed?.number);
    this.view = position.view;
    this.version = position.version;
    this.seat = position.seat;
    this.decision = position.decision;
    this.standing = position.standing;
    this.undo = position.undo;
    this.favoured = position.pointed;
    this.decided = position.decided;
    if (other) {
      this.pointed = null;
      this.chooser = null;
      this.refusal = null;
      this.hinted = null;
      this.asking = null;
    } else if (same) this.pointed = same;
    this.ready = this.description !== EMPTY;
  }

  /** Several of my seats before one screen: a team looks with the eyes of whoever decides, others draw the curtain. */
  #seats(): void {
    if (!this.#wire || this.people.length === 0 || this.decision === null) return;
    const next = this.people.find((one) => one.seat === this.decision?.seat);
    if (this.people.length === 1 || this.description.together) {
      const seat = next?.seat ?? (this.seat < 0 ? this.people[0]?.seat : undefined);
      if (seat !== undefined && seat !== this.seat) void this.look(seat);
    } else if (next && this.seat !== next.seat && this.seat >= 0) void this.look(-1);
  }

  // What the player does

  /** My seats that I play myself. */
  get people(): SeatState[] {
    return this.status.seats.filter((one) => one.mine && !one.agent);
  }

  /** The seat that the screen must be passed to before anything of the table may be shown. */
  curtain: SeatState | null = $derived.by(() => {
    if (this.people.length < 2 || this.description.together || this.decision === null) return null;
    if (this.ahead || this.playing) return null;
    return this.people.find((one) => one.seat === this.decision?.seat && one.seat !== this.seat) ?? null;
  });

  get connected(): boolean {
    return this.connection === 'open' && !this.frozen && !this.stopping;
  }

  deciding: boolean = $derived(
    this.connected &&
      this.seat >= 0 &&
      this.decision?.seat === this.seat &&
      this.ahead === 0 &&
      this.playing === null &&
      !this.status.paused &&
      this.status.status === 'running' &&
      !this.status.seats[this.seat]?.agent
  );

  /** Those who wait in a game that is played together show the leader what they favour. */
  favouring: boolean = $derived(
    this.connected && this.description.together && this.seat >= 0 && this.decision !== null &&
      this.decision.seat !== this.seat && this.decision.actions.length > 0
  );

  /** Open actions, what ends a turn last. */
  actions: ActionInWords[] = $derived.by(() => {
    const found = this.deciding || this.favouring ? (this.decision?.actions ?? []) : [];
    return [...found.filter((one) => !one.ends), ...found.filter((one) => one.ends)];
  });

  closed: ClosedAction[] = $derived(this.deciding || this.favouring ? (this.decision?.closed ?? []) : []);

  /** What the card explains: the pointed action, else the one of a hint, else the first that is asked for and does not
   * end a turn, or the only one that is asked for. */
  shown: Choice | null = $derived.by(() => {
    if (this.pointed) return this.pointed;
    const advised = this.hinted && this.actions.find((one) => one.number === this.hinted?.action);
    if (advised) return advised;
    const asked = this.actions.filter((one) => !one.anytime);
    return asked.find((one) => !one.ends) ?? (asked.length === 1 ? asked[0]! : null);
  });

  touch: boolean = $derived(touch() || phone());

  #held = false;

  /** What lights up: a finger does not hover, so what the card explains does until something is pointed at. */
  lit: Choice | null = $derived(this.touch ? this.shown : this.pointed);

  point(choice: Choice | null): void {
    if (this.#held) return;
    if (choice !== null && !this.actions.includes(choice as ActionInWords) && !this.closed.includes(choice as ClosedAction)) return;
    this.pointed = choice;
    if (choice !== null) this.refusal = null;
  }

  /** Does an open action; says why a closed one can't be done. */
  async choose(choice: Choice): Promise<void> {
    this.chooser = null;
    if (!isOpen(choice)) {
      this.point(choice);
      return;
    }
    if (this.busy || !this.actions.includes(choice)) return;
    this.refusal = null;
    const { seat, version } = this;
    if (this.favouring) {
      const mine = this.favoured.find((one) => one.seat === seat)?.action === choice.number;
      await this.#do({ type: 'point', seat, version, action: mine ? -1 : choice.number });
      return;
    }
    this.pointed = choice;
    play('done');
    await this.#do({ type: 'act', seat, version, action: choice.number });
  }

  /** Whether the last decision of this seat can be taken back without asking anybody. */
  get free(): boolean {
    return this.undo.last !== null && this.isFree(this.undo.last);
  }

  /** Whether one may go back to before the decision that led to a version without asking anybody. */
  isFree(before: number): boolean {
    return this.undo.free !== null && before >= this.undo.free;
  }

  /** Undo as its buttons do it: at once where that is free, otherwise the card asks first. */
  wantBack(before: number | null = this.undo.last): void {
    if (before === null || this.seat < 0 || this.busy || !this.connected) return;
    if (this.isFree(before)) void this.takeBack(before);
    else this.asking = this.asking === before ? null : before;
  }

  /** Who besides me must agree before something that is not free is taken back. */
  get mustAgree(): SeatState[] {
    return this.status.seats.filter((one) => one.taken && !one.agent && !one.mine);
  }

  /** Back to before the decision that led to a version; the last of this seat if none is named. */
  async takeBack(before: number | null = this.undo.last): Promise<void> {
    if (before === null || this.seat < 0 || this.busy) return;
    this.asking = null;
    await this.#do({ type: 'undo', seat: this.seat, version: this.version, before });
  }

  async answer(agree: boolean): Promise<void> {
    await this.#do({ type: 'answer', seat: this.seat, version: this.version, agree });
  }

  async look(seat: number): Promise<void> {
    await this.#do({ type: 'look', seat });
  }

  async say(text: string): Promise<void> {
    await this.#do({ type: 'chat', text });
  }

  async react(reaction: string): Promise<void> {
    await this.#do({ type: 'react', reaction } as Wish);
  }

  /** Asks an agent; asked again, the answer goes away. */
  async hint(): Promise<void> {
    if (this.hinted) {
      this.hinted = null;
      return;
    }
    if (this.hinting) return;
    this.hinting = true;
    try {
      const hint = await api.hint(this.id);
      if (hint.version !== this.version) return;
      this.hinted = hint;
      this.point(this.actions.find((one) => one.number === hint.action) ?? null);
      this.#hold();
    } catch (error) {
      this.refusal = { text: error instanceof Error ? error.message : String(error), rule: '' };
    } finally {
      this.hinting = false;
    }
  }

  /** A hint moves the card: what comes to lie below a mouse that rests is not pointed at until it moves. */
  #hold(): void {
    const ways = ['pointerover', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    const rested = mouse;
    const free = (event: Event): void => {
      if (/over|move/.test(event.type) && place(event as PointerEvent) === rested) return;
      this.#held = false;
      for (const way of ways) removeEventListener(way, free, true);
    };
    this.#held = true;
    for (const way of ways) addEventListener(way, free, true);
  }

  /** The text of an action; where another one has the same, also what tells them apart. */
  named(choice: Choice): string {
    const alike = [...this.actions, ...this.closed].some((one) => one.number !== choice.number && one.text === choice.text);
    return alike && choice.detail ? `${choice.text} · ${choice.detail.split('\n')[0]}` : choice.text;
  }

  /** What was chosen and is not answered yet; it can be dropped while there is no connection. */
  get unsent(): string {
    const found = this.#wire?.unanswered.find((one) => one.type === 'act');
    if (found?.type !== 'act') return '';
    const choice = this.decision?.actions.find((one) => one.number === found.action);
    return choice ? this.named(choice) : '';
  }

  drop(): void {
    for (const one of this.#wire?.unanswered ?? []) if (one.type === 'act') this.#wire?.forget(one.id);
  }

  async #do(wish: Wish): Promise<void> {
    if (!this.#wire) return;
    const quiet = wish.type === 'look' || wish.type === 'point' || wish.type === 'chat' || wish.type === 'react';
    if (!quiet) this.busy = true;
    const answer = await this.#wire.send(wish);
    if (!quiet) this.busy = false;
    if (!answer.done && answer.text) this.refusal = { text: answer.text, rule: answer.rule };
  }

  // Looking things up

  #things: Map<string, Map<string, Thing>> = $derived.by(() => {
    const found = new Map<string, Map<string, Thing>>();
    for (const [name, domain] of Object.entries(this.description.domains)) {
      found.set(name, new Map(domain.things.map((one) => [one.id, one])));
    }
    found.set('phase', new Map(this.description.phases.map((one) => [one.id, one])));
    found.set('part', new Map(this.description.parts.map((one) => [one.id, one])));
    found.set('reason', new Map(this.description.reasons.map((one) => [one.id, one])));
    return found;
  });

  thing(domain: string, id: string | number): Thing {
    const found = this.#things.get(domain)?.get(String(id));
    if (found) return found;
    const name = domain === 'seat' ? this.name(Number(id)) : String(id);
    return { id: String(id), name, short: name, text: '', rule: '', printed: {} };
  }

  name(seat: number): string {
    return seat < 0 ? '' : seatName(this.status.seats[seat]?.name ?? '', seat);
  }

  find(kind: string, ...ids: (string | number)[]): ActionInWords | undefined {
    return this.actions.find(
      (one) => one.kind === kind && ids.every((id, place) => String(one.arguments[place]?.id) === String(id))
    );
  }

  about(domain: string, id: string | number): Choice[] {
    const names = (one: Choice): boolean => one.arguments.some((fact) => fact.domain === domain && String(fact.id) === String(id));
    return [...this.actions.filter(names), ...this.closed.filter(names)];
  }

  fact(name: string): Fact | undefined {
    return (this.view?.asked?.facts as Fact[] | undefined)?.find((one) => one.name === name);
  }

  /** Who of a team favours an action, by their names. */
  favouredBy(choice: Choice): string[] {
    return this.favoured.filter((one) => one.action === choice.number).map((one) => this.name(one.seat));
  }

  rule(id: string) {
    return this.description.rules.find((one) => one.id === id);
  }

  /** The last position that the server sent, shown or not. */
  get latest(): Position | null {
    return this.#latest;
  }
}
