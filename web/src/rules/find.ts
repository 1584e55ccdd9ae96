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
  'but objectif gagner gagne victoire vainqueur',
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

/** Other words for the same, in its own language if both have it. */
const alike = (word: string): string[] => ALIKE.filter((line) => line.includes(plain(word))).flatMap((line) => line.filter((one) => one !== plain(word)));

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

/** The number of a rule or of a chapter, with or without the letters of the game. */
function numbered(rule: DescribedRule, query: string): boolean {
  const [id, short] = [rule.id.toLocaleLowerCase(), rule.id.replace(/^[A-Z]+-/, '')];
  if (query.includes('.')) return [id, short].some((one) => one.startsWith(query));
  return [id, short].some((one) => one.split('.')[0] === query) || (/^[a-z]+-/.test(query) && id.startsWith(query));
}

/** The rules that have all words of a query, or its number; by chapters, the one that fits best first. Where no rule has
 * a word, others for the same thing are looked for. */
export function search(description: Description, query: string): Found {
  const found = exactly(description, query);
  if (found.count) return found;
  const texts = description.rules.map((rule) => `${rule.title} ${rule.text}`.match(WORD) ?? []);
  const known = (word: string): boolean => texts.some((text) => text.some((one) => fits(one, [stem(word)])));
  let rich = { ...found, query };
  for (const other of asked(query).flatMap((word) => (known(word) ? [] : alike(word).map((one) => query.replace(word, one))))) {
    const next = exactly(description, other);
    if (next.count > rich.count) rich = next;
  }
  return rich;
}

function exactly(description: Description, query: string): Found {
  const words = asked(query);
  const stems = words.map(stem);
  const number = /^([a-z]+-)?\d*\.?\d*$/.test(query.trim().toLocaleLowerCase()) ? query.trim().toLocaleLowerCase() : '';
  const only = description.rules.filter((rule) => number.includes('.') && [rule.id.toLocaleLowerCase(), rule.id.replace(/^[A-Z]+-/, '')].includes(number));
  const forms = new Set<string>();
  const rules = description.rules.filter((rule) => {
    if (!words.length) return true;
    if (only.length) return only.includes(rule);
    if (number && numbered(rule, number)) return true;
    const found = (`${rule.title} ${rule.text}`.match(WORD) ?? []).filter((word) => fits(word, stems));
    const all = stems.every((one) => found.some((word) => fits(word, [one])));
    if (all) for (const word of found) forms.add(plain(word));
    return all;
  });
  const chapters = description.chapters
    .map((chapter) => ({ ...chapter, rules: rules.filter((rule) => rule.chapter === chapter.id) }))
    .filter((chapter) => chapter.rules.length);
  if (words.length && !number) {
    const named = (chapter: FoundChapter): boolean => pieces(chapter.title, query).some((one) => one.hit);
    chapters.sort((one, two) => Number(named(two)) - Number(named(one)) || two.rules.length - one.rules.length);
  } else if (number) {
    const asked = (chapter: FoundChapter): boolean => chapter.rules.some((rule) => numbered(rule, number));
    chapters.sort((one, two) => Number(asked(two)) - Number(asked(one)));
  }
  for (const word of words) forms.delete(plain(word));
  return { chapters, count: rules.length, forms: [...forms].slice(0, 4), query };
}
