/** The view of This War of Mine (src/holdfast/games/warofmine/tell/view.py), and what the page reads from it. */
import { isOpen, type Choice, type TableState } from '../../core/table.svelte';
import type { Fact } from '../../protocol';

export { isOpen, type Choice };

export interface Job {
  what: 'card' | 'action' | 'fitting' | 'place' | 'move' | 'dismantle' | 'help' | 'rest' | 'note';
  space: string | null;
  tool: string | null;
  with_helper: boolean;
  fitting: string | null;
  recipe: string | null;
  to: string | null;
  note: string | null;
  times: number;
}

export interface Person {
  id: string;
  where: 'home' | 'out' | 'away';
  returns: number | null;
  starter: boolean;
  levels: Record<string, number>;
  prowess: number;
  empathy: number;
  inventory: number;
  actions: number;
  task: string | null;
  weapon: string | null;
  has_drunk: boolean;
  has_eaten: boolean;
  hunger_after: Record<string, number>;
  fatigue_after: Record<string, number>;
  cures: string[];
  was_woken: boolean;
  order: number | null;
  job: Job | null;
  rerolls: number;
  skips: number;
  roll: number;
}

export interface Gone {
  id: string;
  how: 'died' | 'left' | 'suicide';
  of: string | null;
  day: number;
}

export interface Space {
  id: string;
  card: string | null;
  remnants: string | null;
  fitting: string | null;
  ready: number | null;
  baited: boolean;
  in_reach: boolean;
  occupied: boolean;
}

export interface Foe {
  number: number;
  token: string;
  weapon: string;
  spare: string | null;
  prowess: number;
  wounds: number;
  alive: boolean;
  skips: number;
  rerolls: number;
  has_shot: boolean;
  unarmed_until: number;
}

export interface Attack {
  side: 'character' | 'foe' | 'ally';
  character: string | null;
  number: number;
  weapon: string;
  shoots: boolean;
  note: string | null;
}

/** A combat die on the table. */
export interface Roll {
  side: Attack['side'];
  character: string | null;
  number: number;
  note: string | null;
  weapon: string;
  die: string;
  face: string;
  became: 'open' | 'again' | 'stands' | 'lost';
  wounds: number;
  kills: number;
}

export interface Note {
  slot: number;
  id: string;
  charges: number;
  place: 'stored' | 'carried' | 'table' | 'hidden' | 'location' | 'character';
  location: string | null;
  character: string | null;
}

/** What raiders take before anything of the next group. */
export interface Loot {
  items: string[];
  notes: number[];
}

export interface Pending {
  name: string;
  rule: string;
  facts: Fact[];
}

export interface WarView {
  seat: number;
  asked: { seat: number; name: string; rule: string; facts: Fact[] } | null;
  phase: string;
  outcome: { reason: string; lost: boolean } | null;
  leader: number;
  day: number;
  people: Person[];
  gone: Gone[];
  house: {
    spaces: Space[];
    boarded: Record<string, boolean>;
    beds: number;
    cold: number;
    cold_felt: number;
    fittings_ready: Record<string, number>;
    ideas: Record<string, number>;
  };
  goods: {
    storage: Record<string, number>;
    carried: Record<string, number>;
    values: Record<string, number>;
    given: number;
  };
  decks: {
    sizes: Record<string, number>;
    known: Record<string, string[]>;
    explored: string[];
    locations: Record<string, string | null>;
    narratives: string[];
    event: string | null;
  };
  outing: {
    location: string | null;
    noise: number;
    heard_at: number;
    load: number;
    capacity: number;
    resident: string | null;
  };
  fight: {
    going: boolean;
    round: number;
    foes: Foe[];
    step: 'shooters' | 'others' | null;
    rolls: Roll[];
    queue: Attack[];
    our_wounds: number;
    our_kills: number;
    their_wounds: number;
    their_kills: number;
  };
  raid: { card: string | null; going: boolean; board_ups: number; points: number; damage_off: number; loot: Loot[] };
  notes: Note[];
  story: { objective: string | null; progress: number; track: number };
  die: number;
  pending: Pending[];
}

export const viewOf = (table: TableState): WarView => table.view as WarView;

export const CONDITIONS = ['hunger', 'fatigue', 'illness', 'misery', 'wounds'] as const;

/** Food, drink and medicine. */
export const GIVEN: readonly string[] = ['meal', 'eat', 'treat', 'drink'];

/** What can end a fight before a round. */
export const WAYS_OUT: readonly string[] = ['flee', 'parley'];

/** What is printed on a thing. */
export const printed = (table: TableState, domain: string, id: string): Record<string, unknown> =>
  table.thing(domain, id).printed ?? {};

/** A number of the game's constants, as printed. */
export function constant(table: TableState, name: string): number {
  const constants = table.description.tables['constant'] as Record<string, { value: number }> | undefined;
  return constants?.[name]?.value ?? 0;
}

/** The markers of a condition: how many day actions each of its levels blocks. */
export const markers = (table: TableState, condition: string): number[] =>
  Object.entries((table.description.tables['marker'] ?? {}) as Record<string, { blocked: number }>)
    .filter(([id]) => id.startsWith(`${condition}-`))
    .map(([, marker]) => marker.blocked);

/** The id of an argument of an action, by the domain of the argument. */
export const argument = (action: Choice, domain: string): string | undefined => {
  const found = action.arguments.find((fact) => fact.domain === domain);
  return found === undefined ? undefined : String(found.id);
};

/** All open and closed actions of some kinds. */
export const ofKind = (table: TableState, ...kinds: string[]): Choice[] =>
  [...table.actions, ...table.closed].filter((action) => kinds.includes(action.kind));

/** The open actions, or where none is open the first closed one, which says why. */
export function best(actions: readonly Choice[]): Choice[] {
  const open = actions.filter(isOpen);
  return open.length ? open : actions.slice(0, 1);
}

/** What can be done with a thing, of some kinds only. */
export const naming = (table: TableState, domain: string, id: string, kinds: readonly string[]): Choice[] =>
  best(table.about(domain, id).filter((action) => kinds.includes(action.kind)));

/** The facts of one name of what is asked. */
export const facts = (view: WarView, name: string): string[] =>
  (view.asked?.facts ?? []).filter((fact) => fact.name === name).map((fact) => String(fact.id));

/** A number that the decision or what goes on after it is about. */
export function factNumber(view: WarView, name: string): number | undefined {
  const all = [...(view.asked?.facts ?? []), ...view.pending.flatMap((pending) => pending.facts)];
  const found = all.find((fact) => fact.name === name && fact.domain === 'number');
  return found === undefined ? undefined : Number(found.id);
}

/** Somebody the decision is about. */
export const asked = (view: WarView): string | undefined => facts(view, 'character')[0];

/** Options of scripts and cards are numbered; what they say stands in their detail. A location is known by its name. */
export function titleOf(choice: Choice, table: TableState): string {
  const here = viewOf(table).decks.locations[argument(choice, 'spot') ?? ''];
  // What a place offers is named first, then what it costs.
  if (choice.kind === 'visit' && isOpen(choice)) return capital(choice.detail.split(', ')[0] ?? '');
  return choice.kind === 'option' ? choice.detail : choice.kind === 'go' && here ? table.thing('location', here).name : '';
}

/** A night without a guard loses the match: of tasks nothing else is said beside what they do. */
export const grave = (choice: Choice): string => (choice.kind === 'task' && isOpen(choice) ? choice.detail : '');

/** The first letter of a name as a capital: names of goods are written small. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
