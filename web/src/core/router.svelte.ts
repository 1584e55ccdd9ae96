/** Which screen the address names. */
export type Route =
  | { name: 'home' }
  | { name: 'table'; id: string }
  | { name: 'join'; id: string; code: string }
  | { name: 'link'; code: string }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'learn'; game: string }
  | { name: 'replay'; id: string }
  | { name: 'shared'; code: string }
  | { name: 'packs' }
  | { name: 'unknown' };

export function parse(path: string): Route {
  const [where = '', one = '', two = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!where) return { name: 'home' };
  if (where === 'table' && one) return { name: 'table', id: one };
  if (where === 'join' && one && two) return { name: 'join', id: one, code: two };
  if (where === 'link' && one) return { name: 'link', code: one };
  if (where === 'rules') return { name: 'rules', game: one, rule: two };
  if (where === 'learn') return { name: 'learn', game: one };
  if (where === 'replay' && one === 'shared' && two) return { name: 'shared', code: two };
  if (where === 'replay' && one) return { name: 'replay', id: one };
  if (where === 'packs') return { name: 'packs' };
  return { name: 'unknown' };
}

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  route = $derived(parse(this.path));

  start(): void {
    addEventListener('popstate', () => this.#read());
    // Links of the page change the screen without a reload.
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element).closest('a');
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const router = new Router();
