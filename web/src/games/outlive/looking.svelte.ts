/** What the player looks at instead of the place where the match is. A new decision brings the board back. */
export const looking = $state<{ at: 'now' | 'ring' | 'tribe'; seat: number; table: string }>({ at: 'now', seat: 0, table: '' });

/** Nobody takes along to another table what they looked at. */
export function lookFrom(table: string): void {
  if (looking.table !== table) Object.assign(looking, { at: 'now', table });
}

export function lookAtTribe(seat: number): void {
  if (looking.at === 'tribe' && looking.seat === seat) looking.at = 'now';
  else Object.assign(looking, { at: 'tribe', seat });
}

export function lookAtRing(): void {
  looking.at = looking.at === 'ring' ? 'now' : 'ring';
}
