/** Requests to the server. What it refuses is a sentence for people. */
import type {
  ChangeSeat, ChangeTerms, ChatLine, CheckedPack, Code, Description, GameLine, Hint, Invitation, LookedAgain, Made, Me, Moment, NewTable, PackLine,
  Course, Sat, TableLine, Today
} from '../protocol';
import { settings } from './settings.svelte';
import { ui } from './words';

export class Problem extends Error {
  constructor(readonly code: string, text: string, readonly status: number) {
    super(text);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const options: RequestInit = { method };
  if (body !== undefined) {
    options.body = typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body);
    options.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    const lang = /[?&]lang=/.test(path) ? '' : `${path.includes('?') ? '&' : '?'}lang=${settings.lang}`;
    answer = await fetch(path + lang, options);
  } catch {
    throw new Problem('unreachable', ui().unreachable, 0);
  }
  const text = await answer.text();
  if (!answer.ok) {
    const found = problem(text);
    throw new Problem(found.code ?? `http-${answer.status}`, found.text ?? answer.statusText, answer.status);
  }
  return (text ? JSON.parse(text) : null) as T;
}

function problem(text: string): { code?: string; text?: string } {
  try {
    return JSON.parse(text) as { code?: string; text?: string };
  } catch {
    return {};
  }
}

const table = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  become: (about: { name?: string; lang?: string }) => ask<Me>('POST', '/api/me', about),
  linkDevice: () => ask<Code>('POST', '/api/me/link'),
  useLink: (code: string) => ask<Me>('POST', '/api/link', { code }),
  signOut: () => ask<Me>('POST', '/api/me/sign-out'),
  games: () => ask<GameLine[]>('GET', '/api/games'),
  game: (id: string, lang: string = settings.lang) => ask<Description>('GET', `/api/games/${encodeURIComponent(id)}?lang=${lang}`),
  tables: () => ask<TableLine[]>('GET', '/api/tables'),
  open: (made: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>) => ask<Made>('POST', '/api/tables', made),
  takeIn: (save: string | Blob) => ask<Made>('POST', '/api/saves', save),
  description: (id: string) => ask<Description>('GET', table(id, '/description')),
  invited: (id: string, code: string) => ask<Invitation>('GET', table(id, `/invitation?code=${encodeURIComponent(code)}`)),
  sit: (id: string, how: { seat?: number; code?: string }) => ask<Sat>('POST', table(id, '/seats'), how),
  seat: (id: string, seat: number, change: ChangeSeat) => ask<Code>('PUT', table(id, `/seats/${seat}`), change),
  terms: (id: string, change: ChangeTerms) => ask<TableLine>('PATCH', table(id), change),
  start: (id: string, without = false) => ask<TableLine>('POST', table(id, `/start${without ? '?without=true' : ''}`)),
  invitation: (id: string) => ask<Code>('POST', table(id, '/invitation')),
  remove: (id: string) => ask<null>('DELETE', table(id)),
  rematch: (id: string) => ask<Made>('POST', table(id, '/rematch')),
  hint: (id: string) => ask<Hint>('POST', table(id, '/hint')),
  chat: (id: string) => ask<ChatLine[]>('GET', table(id, '/chat')),
  replay: (id: string, position: number, seat?: number) =>
    ask<Moment>('GET', table(id, `/replay?position=${position}${seat === undefined ? '' : `&seat=${seat}`}`)),
  share: (id: string, seat?: number) => ask<Code>('POST', table(id, `/share${seat === undefined ? '' : `?seat=${seat}`}`)),
  shared: (code: string, position: number) => ask<Moment>('GET', `/api/shared/${encodeURIComponent(code)}?position=${position}`),
  record: (id: string, seat?: number) => ask<Course>('GET', table(id, `/record${seat === undefined ? '' : `?seat=${seat}`}`)),
  sharedRecord: (code: string) => ask<Course>('GET', `/api/shared/${encodeURIComponent(code)}/record`),
  sharedDescription: (code: string) => ask<Description>('GET', `/api/shared/${encodeURIComponent(code)}/description`),
  analysis: (id: string) => ask<LookedAgain>('GET', table(id, '/analysis')),
  analyse: (id: string) => ask<LookedAgain>('POST', table(id, '/analysis')),
  sharedAnalysis: (code: string) => ask<LookedAgain>('GET', `/api/shared/${encodeURIComponent(code)}/analysis`),
  analyseShared: (code: string) => ask<LookedAgain>('POST', `/api/shared/${encodeURIComponent(code)}/analysis`),
  playOn: (id: string, position: number) => ask<Made>('POST', table(id, '/continue'), { position }),
  today: () => ask<Today[]>('GET', '/api/today'),
  playToday: (game: string) => ask<Made>('POST', `/api/today/${encodeURIComponent(game)}`),
  packs: () => ask<PackLine[]>('GET', '/api/packs'),
  keepPack: (game: string, files: { [name: string]: string }) => ask<CheckedPack>('POST', '/api/packs', { game, files }),
  removePack: (id: string) => ask<null>('DELETE', `/api/packs/${encodeURIComponent(id)}`),
  saveUrl: (id: string) => table(id, '/save')
};

/** Who plays here. Whoever comes for the first time becomes a guest. */
export const guest = (): Promise<Me> => api.become({ lang: settings.lang });
