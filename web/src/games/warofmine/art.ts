/** The pictures of the game. Symbols of people and pieces are inlined once; scenes are loaded when they are shown. */
import people from './art/people.svg?raw';
import pieces from './art/pieces.svg?raw';

const scenes = import.meta.glob<string>('./art/scenes/*.svg', { query: '?raw', import: 'default' });

export const sheet = people + pieces;

const drawn = new Set([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));

/** Whether there is a symbol of that name: content packs may add things that nobody has drawn. */
export const has = (symbol: string): boolean => drawn.has(symbol);

/** What a symbol holds, for a page of its own. */
export const symbol = (name: string): string => new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(sheet)?.[1] ?? '';

/** A scene such as `place-hotel`, or nothing where none is drawn. */
export function scene(name: string): Promise<string> {
  const load = scenes[`./art/scenes/${name}.svg`];
  return load === undefined ? Promise.resolve('') : load();
}
