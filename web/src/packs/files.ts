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

/** The smallest pack that is one. */
export const EXAMPLE: { [name: string]: string } = {
  'pack.toml': 'name = "my-box"\ngame = "paris"\n',
  'buildings.toml': '[[building]]\nid = "f-01"\ncans = 3\n'
};
