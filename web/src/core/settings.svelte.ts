/** What this browser remembers of its player. */
export type Lang = 'en' | 'fr';
export type ThemeChoice = 'auto' | 'light' | 'dark';

const KEY = 'holdfast';

interface Kept {
  lang: Lang;
  theme: ThemeChoice;
  /** Seconds that an opponent's move stands before the next. */
  pace: number;
  sounds: boolean;
  /** Fewer moving things, whatever the system says. */
  still: boolean;
  /** Letters and digits choose actions. */
  keys: boolean;
  notify: boolean;
}

const DEFAULTS: Kept = {
  lang: navigator.language.startsWith('fr') ? 'fr' : 'en',
  theme: 'auto',
  pace: 1.2,
  sounds: false,
  still: false,
  keys: true,
  notify: false
};

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { ...DEFAULTS, ...found };
  } catch {
    return { ...DEFAULTS };
  }
}

const kept = $state<Kept>(read());

export const settings = new Proxy(kept, {
  set(target, key, value) {
    Reflect.set(target, key, value);
    try {
      localStorage.setItem(KEY, JSON.stringify(target));
    } catch {
      // A browser that keeps nothing still plays.
    }
    return true;
  }
});

const dark = matchMedia('(prefers-color-scheme: dark)');
const coarse = matchMedia('(pointer: coarse)');
const less = matchMedia('(prefers-reduced-motion: reduce)');
const narrow = matchMedia('(max-width: 600px)');
const system = $state({ dark: dark.matches, touch: coarse.matches, still: less.matches, phone: narrow.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
coarse.addEventListener('change', () => (system.touch = coarse.matches));
less.addEventListener('change', () => (system.still = less.matches));
narrow.addEventListener('change', () => (system.phone = narrow.matches));

/** The theme to show: what the player chose, else what the game was made for, else what the system says. */
export function theme(of: 'system' | 'dark' | 'light'): 'dark' | 'light' {
  if (settings.theme !== 'auto') return settings.theme;
  if (of !== 'system') return of;
  return system.dark ? 'dark' : 'light';
}

/** A finger points at things, not a mouse. */
export const touch = (): boolean => system.touch;

/** The screen is as narrow as a phone's. */
export const phone = (): boolean => system.phone;

/** Things jump instead of moving. */
export const still = (): boolean => settings.still || system.still;

/** Dresses the page for a game, or for the screens around the games; called from effects. */
export function dress(game: { mood: string; theme: 'system' | 'dark' | 'light' } = { mood: 'home', theme: 'dark' }): void {
  const root = document.documentElement;
  root.dataset['mood'] = game.mood;
  root.dataset['theme'] = theme(game.theme);
  root.dataset['motion'] = still() ? 'none' : 'full';
}
