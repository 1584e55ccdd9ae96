/** What the player looks at instead of the place where the match is. A new decision brings the board back. */
export const looking = $state<{ at: 'now' | 'ring' | 'tribe'; seat: number }>({ at: 'now', seat: 0 });

export function lookAtTribe(seat: number): void {
  if (looking.at === 'tribe' && looking.seat === seat) looking.at = 'now';
  else Object.assign(looking, { at: 'tribe', seat });
}

export function lookAtRing(): void {
  looking.at = looking.at === 'ring' ? 'now' : 'ring';
}
