/** The captions of the page in the language of its player. Texts of a game come from the game. */
import { en } from '../words/en';
import { fr } from '../words/fr';
import type { Thing } from '../protocol';
import { settings, type Lang } from './settings.svelte';

/** The same keys, texts and parameters in another language. */
export type Same<T> = {
  [K in keyof T]: T[K] extends (...given: infer A) => string ? (...given: A) => string : T[K] extends string ? string : Same<T[K]>;
};
export type Words = Same<typeof en>;

/** No-break spaces where French separates a sign by a space, so that no line begins with «:»; and «d’Ann» for «de Ann». */
export const typeset = (text: string): string =>
  text.replace(/(?<=^|[^\p{L}])([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛ])/gu, '$1’').replace(/(?<=\S) (?=[;:?!»%])|(?<=«) /g, '\u00a0');

/** «Cold: 2», with the space before the colon where the language has one. */
export const labelled = (label: string, value: string): string => (settings.lang === 'fr' ? `${label}\u00a0: ${value}` : `${label}: ${value}`);

const set = new WeakMap<object, unknown>();

/** The same words with their spaces set, whether they stand there or are put together. */
function french<T>(words: T): T {
  if (typeof words === 'string') return typeset(words) as T;
  if (typeof words === 'function') return ((...given: unknown[]) => french((words as (...given: unknown[]) => unknown)(...given))) as T;
  if (typeof words !== 'object' || words === null) return words;
  const known = set.get(words);
  if (known) return known as T;
  const made = Array.isArray(words) ? words.map(french) : Object.fromEntries(Object.entries(words).map(([key, value]) => [key, french(value)]));
  set.set(words, made);
  return made as T;
}

/** One of two languages: `pick({ en, fr })` is how a game's own words are read. */
export function pick<T>(both: Record<Lang, T>): T {
  return settings.lang === 'fr' ? french(both.fr) : both.en;
}

/** The captions of the shell; reads the language each time, so that a switch shows at once. */
export const ui = (): Words => pick<Words>({ en, fr });

/** A number as the language writes it, with a true minus. */
export const number = (value: number, digits = 0): string =>
  value.toLocaleString(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−');

/** The same with a plus above zero; what is written as zero has no sign. */
export const signed = (value: number, digits = 0): string => {
  const written = number(value, digits);
  return !/[1-9]/.test(written) ? number(0, digits) : value > 0 ? `+${written}` : written;
};

/** A share as a percentage. */
export const percent = (share: number): string => share.toLocaleString(settings.lang, { style: 'percent', maximumFractionDigits: 0 });

/** «1 can», «4 cans»; «4 × can» where the game has no word for several. */
export function amount(n: number, thing: Thing): string {
  const one = thing.one || thing.name;
  if (n === 1 || (n === 0 && settings.lang === 'fr')) return `${n} ${one}`;
  return thing.many ? `${n} ${thing.many}` : `${n} × ${one}`;
}

/** The name of several of a thing, as a head over numbers. */
export const plural = (thing: Thing): string => thing.many || thing.name;

/** What something costs: «−4 cans». */
export const cost = (n: number, thing: Thing): string => `−${amount(n, thing)}`;

/** «a, b and c». */
export const list = (parts: string[]): string => new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(parts);

/** Who sits on a seat: a name, or the number of the seat while it waits for somebody and the server writes «…». */
export const seatName = (name: string, seat: number): string => (name && !name.startsWith('…') ? name : ui().seat(seat + 1));
