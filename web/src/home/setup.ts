/** What is chosen before a match: seats with who plays there, options, seed, pack. */
import type { GameLine, NewSeat } from '../protocol';

export type Kind = 'me' | 'invited' | 'agent';
export interface Chosen {
  kind: Kind;
  name: string;
  level: string;
}

const LEVELS = ['easy', 'normal', 'hard', 'expert'];
const KEY = 'holdfast-seats';

/** The levels that people choose by; games without any offer the agents that they have. */
export function levels(game: GameLine): string[] {
  const known = LEVELS.filter((level) => game.agents.includes(level));
  return known.length ? known : game.agents;
}

export const usual = (game: GameLine): string => (levels(game).includes('normal') ? 'normal' : (levels(game)[0] ?? 'random'));

/** A table that can begin at once: one person, agents against whom one plays; a team is one person alone. */
export function fresh(game: GameLine, me: string): Chosen[] {
  const wanted = game.together ? 1 : 3;
  const count = game.seat_counts.includes(wanted) ? wanted : (game.seat_counts[0] ?? 1);
  return Array.from({ length: count }, (_, seat) => another(game, seat, me));
}

function another(game: GameLine, seat: number, me: string): Chosen {
  const kind: Kind = seat === 0 || game.together ? 'me' : 'agent';
  return { kind, name: seat === 0 ? me : '', level: usual(game) };
}

/** As many seats as wanted; those that are new are as usual. */
export function resized(seats: Chosen[], count: number, game: GameLine, me: string): Chosen[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? another(game, seat, me));
}

export function next(game: GameLine, count: number, by: 1 | -1): number | undefined {
  const found = game.seat_counts.filter((one) => (one - count) * by > 0);
  return by > 0 ? found[0] : found.at(-1);
}

/** What the server is asked for; agents are called by their level and seat. */
export const wishes = (seats: Chosen[], called: (level: string) => string): NewSeat[] =>
  seats.map(({ kind, name, level }, seat) => ({
    kind,
    ...(kind === 'agent' ? { agent: level, name: `${called(level)} ${seat + 1}` } : {}),
    ...(kind === 'me' && name.trim() ? { name: name.trim() } : {})
  }));

/** The game that this browser chose last. */
export function lastGame(): string {
  return localStorage.getItem('holdfast-game') ?? '';
}

export function keepGame(id: string): void {
  try {
    localStorage.setItem('holdfast-game', id);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** What this browser chose last for a game, as far as the game still takes it. */
export function remembered(game: GameLine, me: string): Chosen[] {
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { [game: string]: Chosen[] })[game.id];
    if (!kept || !game.seat_counts.includes(kept.length)) return fresh(game, me);
    return kept.map((seat, number) => ({
      kind: seat.kind,
      name: number === 0 ? me : String(seat.name),
      level: levels(game).includes(seat.level) ? seat.level : usual(game)
    }));
  } catch {
    return fresh(game, me);
  }
}

export function remember(game: GameLine, seats: Chosen[]): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { [game: string]: Chosen[] };
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [game.id]: seats }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The number of a seed, undefined for chance, null for what is no seed. */
export function seedOf(text: string): number | undefined | null {
  const typed = text.trim();
  if (!typed) return undefined;
  return /^\d{1,15}$/.test(typed) ? Number(typed) : null;
}
