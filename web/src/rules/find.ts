/** Finding rules by a word in all its forms: «pressure» also finds presses and pressed. */
import type { Description, DescribedRule } from '../protocol';

/** Without accents and case, so that «eve» finds «évé». The length stays the same. */
export function plain(text: string): string {
  return [...text.toLocaleLowerCase()]
    .map((sign) => {
      const bare = sign.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
      return bare.length === sign.length ? bare : sign.replace(/œ/g, 'o').replace(/æ/g, 'a');
    })
    .join('');
}

const ENDINGS = [
  'issements', 'issement', 'ements', 'ement', 'ations', 'ation', 'ingly', 'ures', 'ure', 'ings', 'ing', 'edly', 'ies', 'ied',
  'eurs', 'euse', 'eur', 'ons', 'ent', 'ees', 'ers', 'ee', 'es', 'ed', 'er', 'ez', 'ir', 'it', 's', 'e', 'y', 'r'
];

/** What stays of a word when endings of either language are taken off; at least four letters do. */
export function stem(word: string): string {
  const base = plain(word);
  for (const ending of ENDINGS) {
    if (base.length - ending.length >= 4 && base.endsWith(ending)) return base.slice(0, -ending.length);
  }
  return base;
}

export interface Piece {
  text: string;
  hit: boolean;
}

const WORD = /[\p{L}\p{N}’']+|[^\p{L}\p{N}’']+/gu;

const asked = (query: string): string[] => query.match(/[\p{L}\p{N}-]+/gu) ?? [];

function fits(word: string, stems: string[]): boolean {
  const bare = plain(word).replace(/^[a-z]{1,2}['’]/, '');
  return stems.some((one) => bare.startsWith(one) && bare.length - one.length <= 8);
}

/** A text in pieces, with the words that were found marked. */
export function pieces(text: string, query: string): Piece[] {
  const stems = asked(query).map(stem);
  if (!stems.length) return [{ text, hit: false }];
  const found: Piece[] = [];
  for (const word of text.match(WORD) ?? []) {
    const hit = /[\p{L}\p{N}]/u.test(word) && fits(word, stems);
    const last = found.at(-1);
    if (last && !last.hit && !hit) last.text += word;
    else found.push({ text: word, hit });
  }
  return found;
}

export interface FoundChapter {
  id: string;
  title: string;
  rules: DescribedRule[];
}

export interface Found {
  chapters: FoundChapter[];
  count: number;
  /** Other forms of the words that were found. */
  forms: string[];
}

/** The rules that have all words of a query, or its number; by chapters, the one that fits best first. */
export function search(description: Description, query: string): Found {
  const words = asked(query);
  const stems = words.map(stem);
  const id = query.trim().toLocaleLowerCase();
  const forms = new Set<string>();
  const rules = description.rules.filter((rule) => {
    if (!words.length) return true;
    if (rule.id.toLocaleLowerCase().includes(id)) return true;
    const found = (`${rule.title} ${rule.text}`.match(WORD) ?? []).filter((word) => fits(word, stems));
    const all = stems.every((one) => found.some((word) => fits(word, [one])));
    if (all) for (const word of found) forms.add(plain(word));
    return all;
  });
  const chapters = description.chapters
    .map((chapter) => ({ ...chapter, rules: rules.filter((rule) => rule.chapter === chapter.id) }))
    .filter((chapter) => chapter.rules.length);
  if (words.length) {
    const named = (chapter: FoundChapter): boolean => pieces(chapter.title, query).some((one) => one.hit);
    chapters.sort((one, two) => Number(named(two)) - Number(named(one)) || two.rules.length - one.rules.length);
  }
  for (const word of words) forms.delete(plain(word));
  return { chapters, count: rules.length, forms: [...forms].slice(0, 4) };
}
