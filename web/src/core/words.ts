/** The captions of the page in the language of its player. Texts of a game come from the game. */
import { en } from '../words/en';
import { fr } from '../words/fr';
import { settings, type Lang } from './settings.svelte';

/** The same keys, texts and parameters in another language. */
export type Same<T> = {
  [K in keyof T]: T[K] extends (...given: infer A) => string ? (...given: A) => string : T[K] extends string ? string : Same<T[K]>;
};
export type Words = Same<typeof en>;

/** One of two languages: `pick({ en, fr })` is how a game's own words are read. */
export function pick<T>(both: Record<Lang, T>): T {
  return both[settings.lang];
}

/** The captions of the shell; reads the language each time, so that a switch shows at once. */
export const ui = (): Words => pick<Words>({ en, fr });

/** A number as the language writes it. */
export const number = (value: number, digits = 0): string =>
  value.toLocaleString(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A share as a percentage. */
export const percent = (share: number): string => share.toLocaleString(settings.lang, { style: 'percent', maximumFractionDigits: 0 });

/** What something costs. Names are in the singular: «−1 can», «−4 × can». */
export const cost = (n: number, name: string): string => (n === 1 ? `−1 ${name}` : `−${n} × ${name}`);

/** «a, b and c». */
export const list = (parts: string[]): string => new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(parts);
