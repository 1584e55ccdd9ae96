/** Where the spaces of the house are drawn: columns and floors as the game prints them, laid over art/house.svg. */
import type { TableState } from '../../core/table.svelte';
import { printed } from './view';

export const WIDTH = 920;
export const HEIGHT = 516;
const COLUMN = 100;
const LEFT = 10;

export interface Floor {
  id: string;
  top: number;
  height: number;
  /** Where the name of the floor stands. */
  name: number;
  /** It stands in the earth, which is dark in every theme. */
  below?: boolean;
}

export const FLOORS: readonly Floor[] = [
  { id: 'top', top: 52, height: 88, name: 14 },
  { id: 'middle', top: 146, height: 88, name: 14 },
  { id: 'ground', top: 240, height: 90, name: 832 },
  { id: 'basement', top: 344, height: 82, name: 226, below: true },
  { id: 'sub-basement', top: 432, height: 76, name: 706, below: true }
];

export interface Cell {
  floor: Floor;
  left: number;
  top: number;
  width: number;
  height: number;
  ladder: boolean;
  holds: string;
}

interface PrintedSpace {
  floor: string;
  col: number;
  holds: string;
  ladder_up: boolean;
  ladder_down: boolean;
}

export function cell(table: TableState, space: string): Cell {
  const on = printed(table, 'space', space) as unknown as PrintedSpace;
  const floor = FLOORS.find((one) => one.id === on.floor) ?? FLOORS[2]!;
  return {
    floor,
    left: LEFT + on.col * COLUMN,
    top: floor.top,
    width: COLUMN,
    height: floor.height,
    ladder: on.ladder_up || on.ladder_down,
    holds: on.holds
  };
}

/** A hole in an outer wall is drawn to the right of the first space it adjoins, another to the left of the last. */
export function hole(table: TableState, id: string, spaces: readonly { id: string }[]): { left: number; top: number } {
  const beside = printed(table, 'hole', id)['next_to'] as string[];
  const first = cell(table, beside[0]!);
  const outer = !spaces.some((space) => {
    const other = cell(table, space.id);
    return other.floor === first.floor && other.left > first.left;
  });
  const at = outer ? first : cell(table, beside[beside.length - 1]!);
  return { left: outer ? at.left + at.width - 12 : at.left - 14, top: at.top + 30 };
}
