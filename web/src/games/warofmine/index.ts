import type { BoardModule } from '../../core/board';
import type { TableState } from '../../core/table.svelte';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import End from './End.svelte';
import { cell } from './geometry';
import { iconOf } from './icons';
import { cardOf } from './listed';
import Mine from './Mine.svelte';
import { reading, shownScreen } from './reading.svelte';
import type { Screen } from './screen';
import { drawn } from './spaces';
import Track from './Track.svelte';
import { argument, grave, titleOf, viewOf, type Choice } from './view';
import { captions } from './words';

const count = (goods: Record<string, number>): number => Object.values(goods).reduce((sum, n) => sum + n, 0);

/** Longer texts do not fit on two lines of the button of the card. */
const FITS = 36;

/** What lies or stands where somebody would work or something would be lost, and on which floor. */
function placeOf(choice: Choice, table: TableState): string {
  const space = viewOf(table).house.spaces.find((one) => one.id === argument(choice, 'space'));
  if (space === undefined || !['work', 'give-up'].includes(choice.kind)) return '';
  const words = captions();
  return [drawn(table, words, space).label, words.floors[cell(table, space.id).floor.id as keyof typeof words.floors]].filter(Boolean).join(', ');
}

/** The board of a phone is called by what it shows. */
const TABS: Record<Screen, [icon: string, label: (table: TableState) => string]> = {
  house: ['home', () => captions().house],
  evening: ['evening', () => captions().evening],
  outside: ['location', () => captions().place],
  fight: ['prowess', () => captions().fight],
  trade: ['scale', () => captions().trade],
  raid: ['raid', (table) => table.thing('phase', 'raid').name],
  journal: ['journal', () => captions().journal],
  end: ['journal', () => captions().journal]
};

export default {
  mood: 'warofmine',
  theme: 'dark',
  Board,
  Track,
  Mine,
  Seats: null,
  Score: End,
  tabs: [
    { id: 'board', icon: (table: TableState) => TABS[shownScreen(table)][0], label: (_, table: TableState) => TABS[shownScreen(table)][1](table) },
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
  Actions,
  card: cardOf,
  first: (table) => (reading(table).current?.asks === false ? captions().readFirst : ''),
  icon: (choice, table) => iconOf(table, choice),
  called: titleOf,
  grave,
  doing: (choice, table) => {
    const text = (choice.kind === 'go' && titleOf(choice, table)) || choice.text;
    return text.length <= FITS ? text : placeOf(choice, table);
  }
} satisfies BoardModule;
