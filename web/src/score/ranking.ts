/** Seats by their places, the first first. */
export const ranked = (places: number[]): number[] =>
  places.map((_, seat) => seat).sort((one, two) => (places[one] ?? 0) - (places[two] ?? 0) || one - two);
