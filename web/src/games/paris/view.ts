/** What a seat of Paris: New Eden sees, as `ParisView` of the engine tells it. */

import type { TableState } from '../../core/table.svelte';
import type { Count } from '../gained';
import { isSeason, type Season } from './art';

export type Counts = Record<string, number>;

export interface Group {
  types: string[];
  need: number;
  have: number[];
}

export interface EventTile {
  tile: string;
  face_up: boolean;
  points: number;
  groups: Group[];
  lacks: number[];
}

/** An open building, and what the refuge of the seat that looks would be with it. */
export interface Outlook {
  building: string;
  population: number;
  survivors: Counts;
  farmers_needed: number;
  feeding_cans: number;
  feeding_points: number;
  lacks: number | null;
}

/** Strengths, the order of claims that follows, and those for whom nothing would be left. */
export interface Bids {
  strength: number[];
  order: number[];
  left_out: number[];
}

export interface Distribution {
  type: string;
  announced: number[];
  bids: Bids;
  /** The same with one wild more of the seat that looks. */
  raised: Bids | null;
  claimed: number[];
  outlook: Outlook[];
}

export interface HeldMission {
  mission: string;
  met: boolean;
  have: number | null;
  need: number | null;
  lacks: Counts;
}

export interface Remembered {
  missions: string[];
  slots: number[];
  hands: number[];
}

export interface Refuge {
  dice: Counts;
  dice_taken: number;
  dice_each: number;
  tokens: Counts;
  strength: number;
  wilds_added: Counts;
  buildings: string[];
  placed: string[];
  powers: Counts;
  survivors: Counts;
  survivor_tokens: Counts;
  population: number;
  equipment: Counts;
  equipment_tokens: Counts;
  universal_equipment: number;
  equipped: Counts;
  farmers_needed: number;
  feeding_cans: number;
  feeding_points: number;
  cans: number;
  missions: number;
  revealed: string[] | null;
  points: Counts;
  score: number;
}

export interface Outcome {
  reason: string;
  places: number[];
  scores: number[];
  parts: Record<string, number[]>;
}

export interface ParisView {
  seat: number;
  asked: { seat: number; name: string } | null;
  phase: string;
  seats: Refuge[];
  outcome: Outcome | null;
  season: string;
  first: number;
  dice: Record<string, Counts>;
  station: Counts;
  station_next: string[];
  set_aside: Counts;
  tokens_gone: Counts;
  center: Counts;
  bat: number | null;
  binoculars: number | null;
  heroine: number | null;
  events: EventTile[];
  rows: Record<string, string[]>;
  decks: Counts;
  discarded: string[];
  supply: number;
  mission_deck: number;
  distribution: Distribution | null;
  hand: HeldMission[] | null;
  remembered: Remembered[] | null;
}

/** What is printed on a building or on a mission that becomes one. */
export interface PrintedBuilding {
  type?: string;
  survivors: Counts;
  equipment: Counts;
  cans: number;
  power?: string;
}

export interface PrintedMission extends PrintedBuilding {
  kind: string;
  target?: string;
  requires: Counts;
}

export const viewOf = (table: TableState): ParisView => table.view as ParisView;

export function seasonOf(view: ParisView): Season {
  return isSeason(view.season) ? view.season : 'spring';
}

export const building = (table: TableState, id: string): PrintedBuilding =>
  printed(table, 'building', id) as unknown as PrintedBuilding;

export const mission = (table: TableState, id: string): PrintedMission =>
  printed(table, 'mission', id) as unknown as PrintedMission;

/** A content pack may leave out what is zero. */
function printed(table: TableState, domain: string, id: string): Record<string, unknown> {
  return { survivors: {}, equipment: {}, cans: 0, requires: {}, kind: '', ...table.thing(domain, id).printed };
}

/** Ids with a count of at least one, as often as they are there. */
export const each = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([id, count]) => Array<string>(count).fill(id));

/** Ids with their counts, without those that are missing. */
export const counted = (counts: Counts): [string, number][] => Object.entries(counts).filter(([, count]) => count > 0);

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What everybody can count of a refuge. */
export const counts = (refuge: Refuge | undefined): Count[] =>
  refuge
    ? [
        { id: 'score', icon: 'vp', n: refuge.score },
        ...Object.entries({ ...refuge.survivors, ...refuge.equipment }).map(([id, n]) => ({ id, icon: id, n })),
        { id: 'can', icon: 'can', n: refuge.cans },
        { id: 'mission', icon: 'mission', n: refuge.missions }
      ]
    : [];
