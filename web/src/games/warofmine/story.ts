/** The journal of the siege as one page of HTML that can be kept: no script, no picture, nothing from elsewhere. */
import type { TableState } from '../../core/table.svelte';
import type { EventView } from '../../protocol';
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

const STYLE = `body{margin:0;background:#cfc6b4;color:#231e19;font:20px/1.6 Spectral,Georgia,serif}main{max-width:38em;margin:0 auto;padding:3em 2em 4em 3.5em;background:#e8dfcb;border-left:2px solid #b0584688;min-height:100vh;box-sizing:border-box}h1{font-size:2.2em;line-height:1.1}h2{margin:2.2em 0 .6em;color:#8a3a26;font-size:1.3em}p{margin:.6em 0}.note{font-style:italic;color:#5d5244;font-size:.85em;margin:.25em 0}@media print{body,main{background:#fff}}`;

export function page(table: TableState): string {
  const words = captions();
  const view = viewOf(table);
  const title = words.storyTitle(table.description.name);
  const told = days(table)
    .map(
      ({ day, entries }) =>
        `<h2>${escaped(words.day(day))}</h2>\n${entries
          .map((one) => `<p${one.script ? '' : ' class="note"'}>${escaped(one.text)}</p>`)
          .join('\n')}`
    )
    .join('\n');
  const reason = view.outcome === null ? '' : table.thing('reason', view.outcome.reason).name;
  const { people, others } = endings(table.events);
  const last = [
    ...people.map(({ text, cause, epilogue }) => `<p><b>${escaped([text, cause].filter(Boolean).join(' '))}</b>${epilogue ? `<br>${escaped(epilogue)}` : ''}</p>`),
    ...others.map((text) => `<p class="after">${escaped(text)}</p>`)
  ].join('\n');
  return `<!doctype html>
<html lang="${table.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>
<h1>${escaped(title)}</h1>
${told}
<h2>${escaped(reason)}</h2>
${last}
</main></body>
</html>
`;
}

export function save(table: TableState): void {
  const address = URL.createObjectURL(new Blob([page(table)], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${table.game}-${table.id}.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
