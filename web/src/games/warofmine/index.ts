import type { BoardModule } from '../../core/board';
import type { Choice, TableState } from '../../core/table.svelte';
import Board from './Board.svelte';
import Epilogue from './Epilogue.svelte';
import Mine from './Mine.svelte';
import { reading } from './reading.svelte';
import { screenOf, type Screen } from './screen';
import Track from './Track.svelte';
import { argument, viewOf } from './view';
import { captions } from './words';

/** Screens whose things are the list: the card only explains what is pointed at. */
const SHORT: ReadonlySet<Screen> = new Set(['house', 'evening', 'trade', 'outside']);

const MAIN: Record<Screen, [icon: string, word: 'house' | 'evening' | 'place' | 'fight' | 'trade' | 'raid' | 'journal']> = {
  house: ['home', 'house'],
  evening: ['evening', 'evening'],
  outside: ['location', 'place'],
  fight: ['prowess', 'fight'],
  trade: ['scale', 'trade'],
  raid: ['raid', 'raid'],
  journal: ['journal', 'journal'],
  end: ['home', 'house']
};

const count = (goods: Record<string, number>): number => Object.values(goods).reduce((sum, n) => sum + n, 0);

function icon(choice: Choice): string {
  const thing = argument(choice, 'item') ?? argument(choice, 'weapon')?.replace('none', 'unarmed');
  if (thing !== undefined) return thing;
  const kinds: Record<string, string> = {
    done: 'flag', keep: 'keep', reroll: 'reroll', fight: 'prowess', flee: 'flee', parley: 'hand', fate: 'fate', miss: 'hit-0',
    hit: 'target', wound: 'wounds', ward: 'plank', shots: 'ammo', play: 'narrative', 'use-note': 'note', meal: 'meal',
    treat: 'bandages', contribute: 'objective', yes: 'check', no: 'close', 'fight-with': 'note', shield: 'guard'
  };
  return kinds[choice.kind] ?? 'action';
}

export default {
  mood: 'warofmine',
  theme: 'dark',
  Board,
  Track,
  Mine,
  Score: Epilogue,
  tabs: [
    { id: 'board', icon: 'home', label: (table: TableState) => captions()[MAIN[screenOf(table)][1]] },
    { id: 'people', icon: 'people', label: () => captions().people, count: (table: TableState) => viewOf(table).people.length },
    { id: 'storage', icon: 'inventory', label: () => captions().storage, count: (table: TableState) => count(viewOf(table).goods.storage) },
    {
      id: 'cards',
      icon: 'note',
      label: () => captions().cards,
      count: (table: TableState) => viewOf(table).decks.narratives.length + viewOf(table).notes.length
    }
  ],
  card: (table) => {
    if (reading(table).current) return 'none';
    return SHORT.has(screenOf(table)) ? 'short' : 'list';
  },
  icon
} satisfies BoardModule;
