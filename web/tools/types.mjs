// Writes src/protocol.ts from the schemas of the server; with --check says whether it is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const here = (path) => new URL(path, import.meta.url);
const read = (name) => JSON.parse(readFileSync(here(`../../docs/schemas/${name}.json`), 'utf8'));
const target = here('../src/protocol.ts');

/** One set of definitions: the socket's wins, since both describe the same structures. */
const http = JSON.parse(JSON.stringify(read('openapi').components.schemas).replaceAll('#/components/schemas/', '#/$defs/'));
const socket = read('socket').$defs;
const $defs = { ...http, ...socket };
const schema = { title: 'Protocol', $defs, anyOf: Object.keys($defs).map((name) => ({ $ref: `#/$defs/${name}` })) };

/** Bounds of lists become tuples otherwise, titles of fields become types of their own. */
function plain(node) {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== 'object') return node;
  const found = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'minItems' || key === 'maxItems' || key === 'discriminator') continue;
    found[key] = plain(value);
  }
  if (found.type === 'object' && found.properties && !('additionalProperties' in found)) found.additionalProperties = false;
  return found;
}

const text = await compile(plain(schema), 'Protocol', {
  bannerComment: '// Made by tools/types.mjs from docs/schemas. Do not edit: `npm run types` writes it anew.',
  unknownAny: false,
  style: { singleQuote: true, printWidth: 120 }
});

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/protocol.ts is older than docs/schemas: run `npm run types` in web/.');
    process.exit(1);
  }
} else writeFileSync(target, text);
