/** The codes of invitations that this browser made. The server keeps only their digests, so they are told once. */
import type { Made } from '../protocol';

export interface Codes {
  /** For any free seat. */
  table: string;
  /** For one seat each. */
  seats: { [seat: string]: string };
}

const key = (table: string): string => `holdfast-links-${table}`;

export function codes(table: string): Codes {
  try {
    return { table: '', seats: {}, ...(JSON.parse(localStorage.getItem(key(table)) ?? '{}') as Partial<Codes>) };
  } catch {
    return { table: '', seats: {} };
  }
}

export function keep(table: string, found: Codes): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(found));
  } catch {
    // Without a store the links are made anew when they are needed.
  }
}

export function keepCodes(made: Made): void {
  const seats = made.invitations ?? {};
  if (made.code || Object.keys(seats).length) keep(made.id, { table: made.code ?? '', seats });
}

export const joinUrl = (table: string, code: string): string => `${location.origin}/join/${table}/${code}`;
