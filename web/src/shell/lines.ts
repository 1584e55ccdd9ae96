/** The lines of the log. */

export interface Line {
  key: string;
  version: number;
  seat: number;
  text: string;
  rule: string;
  note: boolean;
  /** The first line of a decision, before which one may wish to go back. */
  back: boolean;
  /** So many lines in a row say the same. */
  times: number;
}

/** Lines, newest first, in which what is said several times in a row stands once. The first line of a decision stays
 * apart where one may go back to it. */
export function folded(lines: Line[], whole: boolean): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const newer = found.at(-1);
    const same = newer && !newer.note && newer.seat === line.seat && newer.text === line.text && newer.rule === line.rule;
    if (same && !(whole && newer.back)) found[found.length - 1] = { ...line, times: newer.times + 1 };
    else found.push(line);
  }
  return found;
}
