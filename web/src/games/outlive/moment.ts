// Which screen a decision is drawn on, and which actions that screen draws itself.

import type { TableState } from '../../core/table.svelte';
import { isNight, viewOf } from './seen';

export type Screen =
  | 'hand'
  | 'leaders'
  | 'putBack'
  | 'ring'
  | 'ship'
  | 'visit'
  | 'duel'
  | 'shelter'
  | 'overcome'
  | 'feed'
  | 'losses'
  | 'recruit'
  | 'repair';

const SCREENS: Record<string, Screen> = {
  'put-away': 'hand',
  found: 'shelter',
  settle: 'shelter',
  'keep-leader': 'leaders',
  station: 'ring',
  forage: 'ring',
  'put-back': 'putBack',
  turn: 'ring',
  board: 'ship',
  threaten: 'duel',
  defend: 'duel',
  tribute: 'duel',
  visit: 'visit',
  sense: 'visit',
  hunt: 'visit',
  welcome: 'shelter',
  rescue: 'shelter',
  freeze: 'losses',
  raided: 'losses',
  gnawed: 'losses',
  surrender: 'losses',
  spoil: 'losses',
  overcome: 'overcome',
  'pay-event': 'overcome',
  'skip-material': 'overcome',
  feed: 'feed',
  starve: 'losses',
  sicken: 'losses',
  irradiated: 'losses',
  recruit: 'recruit',
  build: 'shelter',
  'pay-room': 'shelter',
  repair: 'repair',
  'repair-cheaply': 'repair',
  'skip-cost': 'repair'
};

const DRAWN: Record<Screen, string[] | 'all'> = {
  hand: ['put-away'],
  leaders: ['keep'],
  putBack: ['put-back'],
  ring: ['move', 'station', 'stay', 'forage', 'look'],
  ship: ['board'],
  visit: 'all',
  duel: 'all',
  shelter: ['build', 'found', 'place', 'run', 'lose', 'pay', 'scrap'],
  overcome: ['overcome', 'pass', 'pay-whole', 'skip'],
  feed: ['feed'],
  losses: ['lose', 'drop'],
  recruit: ['recruit', 'enough'],
  repair: ['repair', 'skip']
};

/** Where the match is for whoever looks on: one's own decision, else the board of the hour. */
export function screenOf(table: TableState): Screen {
  const view = viewOf(table);
  const asked = table.decision;
  if (asked && view.seat >= 0 && asked.seat === view.seat) return SCREENS[asked.name] ?? 'ring';
  if (view.phase === 'overcoming') return 'overcome';
  if (isNight(view) || view.phase === 'end') return 'shelter';
  return view.phase === 'setup' && view.seat >= 0 && view.seats[view.seat]!.rooms?.length ? 'shelter' : 'ring';
}

/** Open actions that the screen has no thing for. */
export function looseOn(table: TableState, screen: Screen) {
  const drawn = DRAWN[screen];
  return drawn === 'all' ? [] : table.actions.filter((action) => !drawn.includes(action.kind));
}
