/** The journal of the siege as one page of HTML that can be kept: letters and portraits are in it, no script, nothing
 * from elsewhere. */
import type { TableState } from '../../core/table.svelte';
import type { EventView } from '../../protocol';
import { symbol } from './art';
import { isText } from './reading.svelte';
import { viewOf } from './view';
import { captions } from './words';

export interface Day {
  day: number;
  entries: { text: string; script: boolean }[];
}

/** Events that a story tells beside its scripts. */
const TOLD = new Set([
  'begins', 'event-card', 'objective', 'achieved', 'missed', 'built', 'died', 'left', 'took-own-life', 'joined',
  'sent-away', 'sniped', 'visited', 'went', 'met', 'fled', 'fight-over', 'raided', 'suffered', 'fated', 'fated-in-fight', 'exchanged',
  'mourned', 'home', 'day-less', 'day-more', 'visitor-gone'
]);

export function days(table: TableState): Day[] {
  const found: Day[] = [{ day: 1, entries: [] }];
  for (const event of table.events) {
    // A day begins with its event; that of the first is drawn before anything is decided.
    if (event.kind === 'event-card' && event.version > 0) found.push({ day: found.at(-1)!.day + 1, entries: [] });
    if (isText(event) || TOLD.has(event.kind)) found.at(-1)!.entries.push({ text: event.text ?? '', script: isText(event) });
  }
  return found.filter((day) => day.entries.length);
}

/** What became of one person: how it ended for them, why, and their epilogue. */
export interface Ending {
  id: string;
  text: string;
  cause: string;
  epilogue: string;
}

/** The epilogue of somebody stands right after their end; others are about all of us. */
export function endings(events: readonly EventView[]): { people: Ending[]; others: string[] } {
  const people: Ending[] = [];
  const others: string[] = [];
  let lived: Ending | null = null;
  for (const { kind, text, arguments: about } of events) {
    if (kind === 'end-cause') people.at(-1)!.cause = text ?? '';
    else if (kind.startsWith('end-')) {
      const one = { id: String(about[0]?.id), text: text ?? '', cause: '', epilogue: '' };
      people.push(one);
      lived = kind === 'end-lived' ? one : null;
    } else if (kind === 'epilogue' && lived) {
      lived.epilogue = text ?? '';
      lived = null;
    } else if (kind === 'epilogue') others.push(text ?? '');
  }
  return { people, others };
}

/** What was read last, on the page before the end. */
export function lastWords(events: readonly EventView[]): string[] {
  const version = events.findLast((event) => event.kind.startsWith('end-'))?.version;
  return events.filter((event) => isText(event) && event.version === version).map((event) => event.text ?? '');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Paper with a margin, as the Journal has it at the table. */
const STYLE = `
body{margin:0;background:#cfc6b4;color:#231e19;font:500 20px/1.6 Spectral,"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;text-wrap:pretty}
main{position:relative;max-width:37em;margin:2.5em auto;padding:4em 3.4em 4.5em 5.4em;background:#e8dfcb;box-shadow:0 2px 3px #0003,0 18px 50px #0004;box-sizing:border-box}
main::before{content:"";position:absolute;inset:0 auto 0 3.6em;border-left:2px solid #b0584677}
h1{font-size:2.3em;line-height:1.08;font-weight:600;margin:0 0 .25em;text-wrap:balance}
.how{font-style:italic;color:#5d5142;margin:0 0 1.6em}
.us{display:flex;flex-wrap:wrap;gap:1em 1.4em;list-style:none;padding:0;margin:0 0 1em}
.us li{text-align:center;font-weight:600;font-size:.9em;line-height:1.3}
.us svg,.fates svg{display:block;width:3.6em;height:3.6em;border-radius:50%;background:linear-gradient(#8a8070,#5b5346);border:2px solid #7a6a50;margin:0 auto .2em}
.us .gone svg{filter:grayscale(1);opacity:.65}
h2{margin:2.4em 0 .7em;padding-bottom:.2em;color:#8a3a26;font-size:1.35em;font-weight:600;line-height:1.2;border-bottom:1px solid #b0584655}
p{margin:.7em 0}
.note{font-style:italic;color:#5d5142;font-size:.84em;line-height:1.45;margin:.2em 0}
.note+.script,h2+.script{margin-top:1em}
.first::first-letter{float:left;font-size:3.1em;line-height:.8;font-weight:600;padding:.09em .12em 0 0;color:#8a3a26}
.fates{list-style:none;padding:0}
.fates li{display:grid;grid-template-columns:3.6em 1fr;gap:0 1.1em;align-items:center;margin:1.4em 0}
.fates b{display:block;font-size:.9em;color:#6b5c48}
.after{font-style:italic;color:#8a3a26}
@media(max-width:600px){body{font-size:17px}main{margin:0;padding:2.2em 1.2em 3em 2.6em}main::before{left:1.5em}}
@media print{body,main{background:none}main{margin:0;max-width:none;box-shadow:none}h2{break-after:avoid}p,li{break-inside:avoid}}
`;

function bust(id: string): string {
  const drawn = symbol(`bust-${id}`);
  return drawn === '' ? '' : `<svg viewBox="0 0 48 48" aria-hidden="true">${drawn}</svg>`;
}

/** The first script of a day begins with a large letter. */
function told({ day, entries }: Day): string {
  const first = entries.findIndex((one) => one.script);
  const lines = entries.map(({ text, script }, place) => `<p class="${script ? (place === first ? 'script first' : 'script') : 'note'}">${escaped(text)}</p>`);
  return `<h2>${escaped(captions().day(day))}</h2>\n${lines.join('\n')}`;
}

export function page(table: TableState, fonts = ''): string {
  const words = captions();
  const view = viewOf(table);
  const title = words.storyTitle(table.description.name);
  const reason = view.outcome === null ? '' : table.thing('reason', view.outcome.reason).name;
  const { people, others } = endings(table.events);
  const name = (id: string): string => escaped(table.thing('character', id).name);
  const us = people.map(({ id, epilogue }) => `<li${epilogue ? '' : ' class="gone"'}>${bust(id)}${name(id)}</li>`);
  const fates = people.map(
    ({ id, text, cause, epilogue }) => `<li>${bust(id)}<div><b>${escaped([text, cause].filter(Boolean).join(' '))}</b>${escaped(epilogue)}</div></li>`
  );
  return `<!doctype html>
<html lang="${table.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${fonts}${STYLE}</style></head>
<body><main>
<h1>${escaped(title)}</h1>
<p class="how">${escaped(words.storyHow(view.day, reason))}</p>
<ul class="us">${us.join('')}</ul>
${days(table).map(told).join('\n')}
<h2>${escaped(reason)}</h2>
<ul class="fates">
${fates.join('\n')}
</ul>
${others.map((text) => `<p class="after">${escaped(text)}</p>`).join('\n')}
</main></body>
</html>
`;
}

/** The letters of the Journal, as the page has loaded them. */
async function letters(): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes('Spectral'));
  const written = faces.map(async ({ style, parentStyleSheet }) => {
    const address = /url\("?([^")]+\.woff2)"?\)/.exec(style.getPropertyValue('src'))?.[1];
    if (address === undefined) return '';
    const answer = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const range = style.getPropertyValue('unicode-range');
    return `@font-face{font-family:Spectral;font-style:${style.getPropertyValue('font-style')};font-weight:${style.getPropertyValue('font-weight')};src:url(data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))})${range ? `;unicode-range:${range}` : ''}}`;
  });
  return (await Promise.all(written)).join('');
}

export async function save(table: TableState): Promise<void> {
  const address = URL.createObjectURL(new Blob([page(table, await letters())], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${table.game}-${table.id}.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
