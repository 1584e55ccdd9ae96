/** Which actions stand for a thing of this board, and what the pointed one would bring. */
import { isOpen, type Choice, type TableState } from '../../core/table.svelte';
import { building, mission, viewOf, type Counts, type PrintedBuilding } from './view';
import { say } from './words';

export const argument = (action: Choice, name: string): string | undefined => {
  const found = action.arguments.find((fact) => fact.name === name);
  return found === undefined ? undefined : String(found.id);
};

/** Open and closed actions of some kinds that name all these arguments. */
export function acts(table: TableState, kinds: string[], named: Record<string, string> = {}): Choice[] {
  return [...table.actions, ...table.closed].filter(
    (action) =>
      kinds.includes(action.kind) && Object.entries(named).every(([name, id]) => argument(action, name) === id)
  );
}

/** What the pointed action would add before one's own seat, drawn as ghosts. */
export interface Gains {
  dice: string[];
  tokens: string[];
  survivors: Counts;
  equipment: Counts;
  cans: number;
  missions: number;
  buildings: number;
  /** Bat, binoculars or heroine. */
  special: string[];
}

export function gains(table: TableState): Gains {
  const found: Gains = {
    dice: [],
    tokens: [],
    survivors: {},
    equipment: {},
    cans: 0,
    missions: 0,
    buildings: 0,
    special: []
  };
  const action = table.pointed;
  if (!isOpen(action)) return found;
  const id = String(action.arguments.at(-1)?.id ?? '');
  if (action.kind === 'take') found.dice.push(id);
  else if (action.kind === 'token') found.tokens.push(id);
  else if (action.kind === 'pick') pickUp(table, id, found);
  else if (action.kind === 'keep') found.missions = 1;
  else if (action.kind === 'claim') moveIn(building(table, id), found);
  else if (action.kind === 'place') {
    moveIn(mission(table, id), found);
    found.missions = -1;
  }
  for (const cost of action.cost) if (cost.id === 'can') found.cans -= cost.n;
  return found;
}

function pickUp(table: TableState, id: string, found: Gains): void {
  const equips = table.description.domains['equipment']?.things.some((thing) => thing.id === id);
  if (equips) found.equipment[id] = 1;
  else found.special.push(id);
}

function moveIn(card: PrintedBuilding, found: Gains): void {
  found.survivors = card.survivors;
  found.equipment = card.equipment;
  found.cans = card.cans;
  found.buildings = 1;
}

const GLYPHS: Record<string, string> = {
  feed: 'can',
  'go-hungry': 'close',
  'claim-top': 'building',
  swap: 'swap',
  'swap-with': 'swap'
};

/** The icon of an action. */
export function glyph(table: TableState, action: Choice): string {
  const id = String(action.arguments.at(-1)?.id ?? '');
  if (action.kind in GLYPHS) return GLYPHS[action.kind] ?? 'dot';
  if (action.kind === 'keep' || action.kind === 'place') return missionGlyph(table, id);
  if (action.kind === 'flip') return 'event';
  if (action.kind === 'claim') return building(table, id).type ?? 'building';
  if (action.kind === 'add') return 'wild';
  if (action.kind === 'take' || action.kind === 'token' || action.kind === 'pick') return id;
  return 'flag';
}

const MISSION_GLYPHS: Record<string, string> = {
  'new-building': 'building',
  'most-pow': 'bolt',
  'two-pow': 'bolt',
  'ten-slack': 'slacker',
  'few-slack': 'slacker',
  'most-surv': 'people',
  'pairs-each-surv': 'people',
  binoc: 'binoculars',
  thirteen: 'building'
};

/** The icon of a mission: what it counts. */
export function missionGlyph(table: TableState, id: string): string {
  const { kind, target } = mission(table, id);
  return target ?? MISSION_GLYPHS[kind] ?? 'mission';
}

/** What a place does, in two or three words. */
export function gist(table: TableState, place: string): string {
  const printed = table.thing('place', place).printed ?? {};
  const number = (name: string): number => Number(printed[name] ?? 0);
  const w = say();
  if (number('flips')) return w.flips;
  if (number('draw')) return w.draws(number('draw'), number('keep'));
  if (number('cans')) return w.cansGained(number('cans'));
  return number('takes') ? w.takes : '';
}

/** The number that an option is about: the strength of a bid, the points of a meal. */
export function worth(table: TableState, choice: Choice): string {
  const view = viewOf(table);
  const strength = view.distribution?.bids.strength[view.seat] ?? 0;
  switch (choice.kind) {
    case 'add':
      return isOpen(choice) ? `${strength} → ${view.distribution?.raised?.strength[view.seat] ?? strength}` : '';
    case 'stop':
      return String(strength);
    case 'feed':
      return `+${view.seats[view.seat]?.feeding_points ?? 0}`;
    case 'go-hungry':
      return '0';
    default:
      return '';
  }
}
