/** What a seat has just gained or lost, from what everybody could count before and after. */
export interface Count {
  id: string;
  icon: string;
  n: number;
  /** More of it is harm. */
  harms?: boolean;
}

/** What differs, gains first. */
export function changes(before: Count[], after: Count[]): Count[] {
  const old = new Map(before.map((one) => [one.id, one.n]));
  return after
    .map((one) => ({ ...one, n: one.n - (old.get(one.id) ?? one.n) }))
    .filter((one) => one.n !== 0)
    .sort((one, two) => Math.sign(two.n) - Math.sign(one.n));
}
