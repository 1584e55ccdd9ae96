/** The pages of the Journal that were read aloud since the last decision: nobody decides before they are turned. */
import { untrack } from 'svelte';
import type { TableState } from '../../core/table.svelte';
import type { EventView } from '../../protocol';
import { screenOf, type Screen } from './screen';
import { viewOf } from './view';

export interface Page {
  text: EventView;
  /** What happened between the text before it and this one, and what followed. */
  before: string[];
  after: string[];
}

const TEXTS = new Set(['read', 'told']);
/** Events that say nothing beside a text. */
const QUIET = new Set(['leads', 'tasked', 'read', 'told', 'epilogue']);

export const isText = (event: EventView): boolean => TEXTS.has(event.kind);

export function pagesOf(events: readonly EventView[]): Page[] {
  const pages: Page[] = [];
  let before: string[] = [];
  for (const event of events) {
    if (isText(event)) {
      pages.push({ text: event, before, after: [] });
      before = [];
    } else if (!QUIET.has(event.kind) && event.text) {
      const page = pages.at(-1);
      if (page) page.after.push(event.text);
      else before.push(event.text);
    }
  }
  return pages;
}

const texts = (events: readonly EventView[]): string[] =>
  events.flatMap((event) => (!QUIET.has(event.kind) && event.text ? [event.text] : []));

/** What was told with the last decision, or since. */
export function latest(events: readonly EventView[]): string[] {
  const { version } = events.at(-1) ?? { version: -1 };
  return texts(events.filter((event) => event.version === version));
}

/** How far back the fate of a dawn is looked for. */
const DAWN = 20;

/** What has just happened, in its order; what was told several times in a row is told once. The fate of a dawn is told
 * until the day begins, whatever is asked in between. */
export function news(table: TableState): string[] {
  const { events } = table;
  const view = viewOf(table);
  const fated = view.phase === 'dawn' && view.asked?.name !== 'before-fate' ? events.findLastIndex((event) => event.kind === 'fated') : -1;
  const told = fated >= events.length - DAWN && fated >= 0 ? texts(events.slice(fated)) : latest(events);
  const found: { text: string; times: number }[] = [];
  for (const text of told) {
    const before = found.at(-1);
    if (before?.text === text) before.times += 1;
    else found.push({ text, times: 1 });
  }
  return found.map(({ text, times }) => (times > 1 ? `${text} × ${times}` : text));
}

/** No deriveds: it outlives the component that asked for it first. */
class Reading {
  /** What happened up to this version has been read. */
  #seen = $state(0);
  #turned = $state(0);

  constructor(readonly table: TableState) {
    this.#seen = table.version;
  }

  get #unread(): Page[] {
    const { events, version } = this.table;
    // A replay may jump: what was read on the way there is no page of the moment that is shown.
    const seen = this.table.live ? this.#seen : Math.max(this.#seen, version - 1);
    let first = events.length;
    while (first > 0 && events[first - 1]!.version > seen) first -= 1;
    return pagesOf(events.slice(first));
  }

  /** The text that is asked about: the last that was read, also after the page was opened anew. Cards without a text of
   * their own are asked about by what is printed on them. */
  get #asking(): Page | null {
    const view = viewOf(this.table);
    const facts = [...(view.asked?.facts ?? []), ...(view.pending[0]?.facts ?? [])];
    const script = facts.find((fact) => fact.name === 'script');
    if (script === undefined) return null;
    const { events } = this.table;
    for (let place = events.length - 1; place >= 0; place -= 1) {
      const event = events[place]!;
      if (isText(event) && event.arguments.some((fact) => fact.id === script.id)) return pagesOf(events.slice(place))[0]!;
    }
    return null;
  }

  /** The page to read now, and how many there are; none when all are turned and nothing is asked on paper. */
  get current(): { page: Page | null; number: number; of: number; asks: boolean } | null {
    const asks = screenOf(this.table) === 'journal';
    const unread = this.#unread;
    const of = Math.max(unread.length, asks ? 1 : 0);
    if (this.#turned >= of && !asks) return null;
    const number = Math.min(this.#turned + 1, of);
    return { page: unread[number - 1] ?? this.#asking, number, of, asks: asks && number === of };
  }

  turn(): void {
    this.#turned += 1;
    if (this.#turned >= this.#unread.length && screenOf(this.table) !== 'journal') this.finish(this.table.version);
  }

  finish(version: number): void {
    this.#seen = version;
    this.#turned = 0;
  }

  /** Followed while the board is shown: what stood there when a decision was answered has been read. */
  follow(): void {
    let before = { version: this.table.version, done: false };
    $effect.pre(() => {
      const { version } = this.table;
      if ((before.done || !this.table.live) && before.version < version) untrack(() => this.finish(before.version));
      before = { version, done: this.current === null || this.current.asks };
    });
  }
}

const readers = new WeakMap<TableState, Reading>();

export function reading(table: TableState): Reading {
  let found = readers.get(table);
  if (!found) {
    found = new Reading(table);
    readers.set(table, found);
  }
  return found;
}

/** The picture that is shown: a page of the Journal lies over all others. */
export const shownScreen = (table: TableState): Screen => (reading(table).current ? 'journal' : screenOf(table));
