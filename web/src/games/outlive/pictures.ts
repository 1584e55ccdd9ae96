// Which icon and which outline stands for a thing of Outlive.

const ANIMALS: Record<string, string> = {
  'game-3': 'hare',
  'game-4': 'fox',
  'game-5': 'deer',
  'game-6': 'wolf',
  'game-7': 'bear'
};

const ROOMS: Record<string, string> = {
  'room-construction': 'r-builders',
  'draw1-repair1': 'r-junk',
  'overcome-discount': 'r-crisis',
  'hunting-2': 'r-butchery',
  'hunting-1': 'r-smokehouse',
  'cargo-1': 'r-pantry',
  'cargo-2': 'r-harbour',
  'munitions-4': 'r-armoury',
  'permanent-water': 'r-spring',
  'event-immunity': 'r-bunker',
  'scrap-equipment': 'r-press',
  'gauge-down': 'r-wash',
  ventilation: 'r-fan',
  nursery: 'r-nursery',
  'search-2': 'r-sorting',
  'draw-2': 'r-garage',
  'look-pile': 'r-map',
  'hero3-immune': 'r-guard',
  'repair-free': 'r-machine',
  'repair-2': 'r-workshop',
  'tribute-choice': 'r-parley',
  cupboard: 'r-carpenter',
  airlock: 'airlock'
};

const TILES: Record<string, string> = { 'algae-capsules': 'algae', 'empty-cupboard': 'cupboard' };
const GOODS: Record<string, string> = { spring: 'spring_water' };
const EFFORTS: Record<string, string> = { action: 'bolt', material: 'material', survivor: 'survivor' };

/** Actions that are about no thing. */
const KINDS: Record<string, string> = {
  search: 'search',
  rummage: 'search',
  forage: 'search',
  look: 'eye',
  unlock: 'lock',
  harvest: 'algae',
  'move-on': 'flag',
  pass: 'flag',
  enough: 'flag',
  'end-building': 'flag',
  'end-repairs': 'flag',
  'no-repair': 'flag',
  'give-up': 'flag',
  spare: 'hand',
  resist: 'munitions',
  shoot: 'munitions',
  yield: 'tribute',
  bag: 'bolt',
  stay: 'rest',
  'pay-whole': 'check'
};

/** The kind of a room: a shelter may have the same one twice. */
export const kindOf = (room: string): string => room.replace(/-second$/, '');

/** The icon of a thing. Places, equipment and events have their own name. */
export function iconOf(domain: string, id: string): string {
  switch (domain) {
    case 'animal':
      return ANIMALS[id] ?? 'hare';
    case 'room':
      return ROOMS[kindOf(id)] ?? 'room';
    case 'tile':
      return TILES[id] ?? id;
    case 'good':
      return GOODS[id] ?? id;
    case 'effort':
      return EFFORTS[id] ?? id;
    case 'spot':
      return 'cargo-ship';
    case 'hero':
      return 'person';
    case 'leader':
      return 'leader';
    default:
      return id;
  }
}

interface Spoken {
  kind: string;
  arguments: { domain: string; id: string | number }[];
}

/** The icon of an action: that of what it does, or of the last thing it names. */
export function iconFor(action: Spoken): string {
  const known = KINDS[action.kind];
  if (known) return known;
  const last = action.arguments.at(-1);
  if (action.kind === 'place' || action.kind === 'lose') return 'survivor';
  return last ? iconOf(last.domain, String(last.id)) : 'dot';
}

/** The outline of a pawn is the shape of its seat; the grid is 30 × 34. */
export const PAWNS = [
  'M15 2a13 13 0 0 1 13 13c0 8-6 14-13 17C8 29 2 23 2 15A13 13 0 0 1 15 2z',
  'M3 3h24v20l-12 9-12-9z',
  'M15 1 29 22l-4 9H5l-4-9z',
  'M15 1l13 13v8L15 33 2 22v-8z'
] as const;

/** Column and row of each place of the ring, in the order of the ring, on a grid of three by three. */
export const CELLS: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [1, 2]
];

/** The places that a hero passes between two of the ring, the shorter way round; both ends included. */
export function way(from: number, to: number, size: number = CELLS.length): number[] {
  const ahead = (to - from + size) % size;
  const step = ahead <= size / 2 ? 1 : size - 1;
  const found = [from];
  while (found.at(-1) !== to) found.push((found.at(-1)! + step) % size);
  return found;
}
