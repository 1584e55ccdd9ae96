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

/** What people ask for in other words than the rules use, in either language: each line is one thing. */
const ALIKE = [
  'goal aim objective purpose win wins winner victory',
  'but objectif victoire vainqueur',
  'start setup prepare begin beginning',
  'preparation debut debuter commencer mise installation',
  'finish end ends over last',
  'fin finir termine dernier',
  'tie draw equal',
  'egalite departage egaux',
  'food eat hungry hunger feed meal',
  'manger faim nourriture nourrir repas',
  'buy price money cost pay costs',
  'acheter prix argent cout payer coute',
  'dead die death kill killed dies lost',
  'mort mourir tuer tue meurt perdu',
  'attack battle fight combat',
  'attaque bataille combat combattre',
  'heal cure medicine healer medicines',
  'soigner guerir medicament soin',
  'swap exchange trade barter',
  'echanger troc commerce echange',
  'score scoring points point',
  'score decompte points point',
  'secret hidden face',
  'secret cache cachee',
  'joker wild wilds',
  'player seat turn first',
  'joueur siege tour premier'
].map((line) => line.split(' '));

const alike = (word: string): string[] => [...new Set(ALIKE.filter((line) => line.includes(plain(word))).flat())].filter((one) => one !== plain(word));

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
  /** What was looked for, with other words where the rules do not have those. */
  query: string;
}

/** The number of a rule without the letters of its game. */
export const short = (id: string): string => id.replace(/^[A-Z]+-/, '');

/** Whether a query is the number of a rule or of its chapter, with or without the letters of the game. */
function numbered(rule: DescribedRule, query: string): boolean {
  const ids = [rule.id.toLocaleLowerCase(), short(rule.id)];
  return query.includes('.') ? ids.some((one) => one.startsWith(query)) : ids.some((one) => one.split('.')[0] === query);
}

/** The rules that have all words of a query, or its number; by chapters, the one that fits best first. Where no rule has
 * a word, others for the same thing do. */
export function search(description: Description, query: string): Found {
  const wanted = query.trim().toLocaleLowerCase();
  const number = /^([a-z]+-)?\d+\.?\d*$/.test(wanted) ? wanted : '';
  const texts = new Map(description.rules.map((rule) => [rule, `${rule.title} ${rule.text}`.match(WORD) ?? []]));
  const known = (word: string): boolean => [...texts.values()].some((text) => text.some((one) => fits(one, [stem(word)])));
  const words = asked(query).map((word) => (number || known(word) ? [word] : [word, ...alike(word).filter(known)]));
  const stems = words.map((group) => group.map(stem));
  const exact = description.rules.filter((rule) => number.includes('.') && [rule.id.toLocaleLowerCase(), short(rule.id)].includes(number));
  const forms = new Set<string>();
  const rules = description.rules.filter((rule) => {
    if (!words.length) return true;
    if (exact.length) return exact.includes(rule);
    if (number && numbered(rule, number)) return true;
    const found = (texts.get(rule) ?? []).filter((word) => fits(word, stems.flat()));
    const all = stems.every((group) => found.some((word) => fits(word, group)));
    if (all) for (const word of found) forms.add(plain(word));
    return all;
  });
  const chapters = description.chapters
    .map((chapter) => ({ ...chapter, rules: rules.filter((rule) => rule.chapter === chapter.id) }))
    .filter((chapter) => chapter.rules.length);
  const rich = words.flat().join(' ');
  if (words.length) {
    const named = (chapter: FoundChapter): boolean =>
      number ? chapter.rules.some((rule) => numbered(rule, number)) : pieces(chapter.title, rich).some((one) => one.hit);
    chapters.sort((one, two) => Number(named(two)) - Number(named(one)) || two.rules.length - one.rules.length);
  }
  for (const word of words.flat()) forms.delete(plain(word));
  return { chapters, count: rules.length, forms: [...forms].slice(0, 4), query: words.some((group) => group.length > 1) ? rich : query };
}
