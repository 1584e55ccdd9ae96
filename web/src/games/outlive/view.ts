// What the server tells of a match of Outlive. The fields and their meaning are those of
// src/holdfast/games/outlive/view.py.

export type Seat = number;
export type Amounts = Record<string, number>;

export interface Event {
  event: string;
  day: number;
  overcome_by: Seat | null;
}

export interface Place {
  place: string;
  stock: number | null;
  algae: boolean | null;
}

export interface GameStack {
  place: string;
  left: number;
  top: string | null;
  endurance: number | null;
  meat: number | null;
  seen_by: Seat[];
  known: string[] | null;
}

export interface City {
  place: string;
  equipment: (string | null)[];
  stack: number;
  face_up: string[];
  seen_by: Seat[];
  known: string[] | null;
}

export interface Berth {
  spot: string;
  seat: Seat | null;
  hero: string | null;
  survivor: boolean;
}

export interface Hero {
  hero: string;
  place: string | null;
  active: boolean;
  strength: number;
}

export interface Room {
  room: string;
  people: number | null;
  works: boolean;
  used: boolean;
  used_in: string[];
}

export interface Tonight {
  rooms: Amounts | null;
  eaten: number;
  airlock_water: number | null;
  hungry: number | null;
  radiation: number | null;
  stopped_by_airlock: number | null;
  stopped_by_rooms: number | null;
  let_in: number | null;
  level_after: number | null;
  sick: number | null;
  thrown_away: Amounts;
}

export interface Tribe {
  leader: string | null;
  rooms: Room[] | null;
  airlock: number | null;
  survivors: number | null;
  goods: Amounts;
  spring: number;
  level: number;
  level_points: number;
  broken: string[];
  ready: string[];
  spent: string[];
  caught: Amounts;
  overcome: string[];
  heroes: Hero[];
  immune: boolean;
  room_cost: number;
  tonight: Tonight | null;
  points: Amounts | null;
}

export interface Pressure {
  victim: Seat;
  hero: string;
  points: number;
  stopped: number;
  munitions: number;
  escaped: boolean;
  given: Amounts;
}

export interface Acting {
  seat: Seat;
  hero: string;
  place: string;
  spot: string | null;
  shared: boolean;
  actions: number | null;
  free_tiles: number;
  gathered: boolean;
  caught: boolean;
  filters_open: boolean;
  searched: boolean;
  empty_cupboard: boolean;
  pressures: Pressure[];
}

export interface Hunting {
  animal: string;
  endurance: number;
  left: number;
  meat: number;
  actions: number;
  munitions: number;
  equipment: string[];
}

export interface Move {
  hero: string;
  place: string;
  steps: number;
  uses: string | null;
  actions: number;
  presses: { seat: Seat; hero: string; points: number }[];
}

export interface Payable {
  cost: Amounts;
  lacks: Amounts;
  discount: boolean;
}

export interface Mine {
  hand: string[];
  put_away: string[];
  leaders: string[];
  events: Record<string, Payable>;
  repairs: Record<string, Payable>;
  moves: Move[] | null;
}

export interface Outcome {
  reason: string;
  places: number[];
  scores: number[];
  parts: Record<string, number[]>;
}

export interface OutliveView {
  seat: Seat;
  phase: string;
  seats: Tribe[];
  day: number | null;
  radiation: number | null;
  first: Seat;
  first_taken: boolean;
  coming: Seat[];
  passed: Seat[];
  striking: string | null;
  events: Event[];
  places: Place[];
  wild_game: GameStack[];
  cities: City[];
  ship: Berth[];
  equipment_deck: number;
  equipment_discards: Amounts;
  acting: Acting | null;
  hunting: Hunting | null;
  mine: Mine | null;
  outcome: Outcome | null;
}
