import type { BoardModule } from '../../core/board';
import type { Choice, TableState } from '../../core/table.svelte';
import Board from './Board.svelte';
import End from './End.svelte';
import Mine from './Mine.svelte';
import { reading } from './reading.svelte';
import Track from './Track.svelte';
import { argument, viewOf } from './view';
import { captions } from './words';

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
  Seats: null,
  Score: End,
  tabs: [
    { id: 'board', icon: 'home', label: () => captions().house },
    { id: 'people', icon: 'people', label: () => captions().people, count: (table: TableState) => viewOf(table).people.length },
    { id: 'storage', icon: 'inventory', label: () => captions().storage, count: (table: TableState) => count(viewOf(table).goods.storage) },
    {
      id: 'cards',
      icon: 'note',
      label: () => captions().cards,
      count: (table: TableState) => viewOf(table).decks.narratives.length + viewOf(table).notes.length
    },
    { id: 'log', icon: 'log', label: (words) => words.log }
  ],
  // The things on the board are the list: the card explains what is pointed at.
  card: (table) => (reading(table).current ? 'none' : 'short'),
  icon,
  doing: (choice) => (choice.text.length <= 16 ? choice.text : '')
} satisfies BoardModule;
