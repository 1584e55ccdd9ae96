/** The files of a pack as the server takes them. */

const TEXT = /\.(toml|ftl|md|txt)$|^README/i;

/** Their texts by their names; what is no text of a pack, such as a hidden file, is left out. */
export async function texts(files: Iterable<File>): Promise<{ [name: string]: string }> {
  const found: { [name: string]: string } = {};
  for (const file of files) {
    if (!file.name.startsWith('.') && TEXT.test(file.name)) found[file.name] = await file.text();
  }
  return found;
}

/** The game that the pack itself says it is for. */
export const gameOf = (files: { [name: string]: string }): string =>
  /^\s*game\s*=\s*["']([a-z0-9-]+)["']/m.exec(files['pack.toml'] ?? '')?.[1] ?? '';

/** For each game an entry with another value, and another name for it. */
const ENTRIES: { [game: string]: { values: [string, string]; word: string } } = {
  paris: {
    values: ['buildings.toml', '[[building]]\nid = "f-01"\ncans = 3\n'],
    word: 'building-f-01 = Market\n    .the = the Market\n'
  },
  outlive: {
    values: ['equipment.toml', '[[equipment]]\nid = "axe"\ncost = { wood = 1, metal = 1 }\n'],
    word: 'equipment-axe = hatchet\n    .the = the hatchet\n'
  },
  warofmine: {
    values: ['items.toml', '[[item]]\nid = "coffee"\nvalue = 3\n'],
    word: 'item-coffee = tea\n    .a = tea\n    .many = tea\n'
  }
};

/** The files of a small pack: what it is called, a value, a word. Other games have only the first. */
export function example(game: string): [string, string][] {
  const files: [string, string][] = [['pack.toml', `name = "my-box"\ngame = "${game}"\n`]];
  const entry = ENTRIES[game];
  return entry ? [...files, entry.values, ['en.ftl', entry.word]] : files;
}
