/** The table of Paris: New Eden. */
import type { BoardModule } from '../../core/board';
import { glyph } from './acts';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { group } from './group';
import Mine from './Mine.svelte';
import Score from './Score.svelte';
import Seats from './Seats.svelte';
import Track from './Track.svelte';
import { viewOf } from './view';
import { say } from './words';

export default {
  mood: 'paris',
  theme: 'system',
  Board,
  Track,
  Mine,
  Seats,
  Score,
  Actions,
  tabs: [
    { id: 'board', icon: 'location', label: () => say().table },
    {
      id: 'buildings',
      icon: 'building',
      label: () => say().buildings,
      count: (table) => Object.values(viewOf(table).rows).flat().length
    },
    { id: 'seats', icon: 'people', label: () => say().seats },
    { id: 'mine', icon: 'mission', label: () => say().mine, count: (table) => viewOf(table).hand?.length ?? 0 },
    { id: 'log', icon: 'log', label: () => say().log }
  ],
  card: () => 'own',
  group,
  doing: (choice) => {
    const w = say();
    const said: Record<string, string> = {
      take: w.takeDie,
      swap: w.swapDie,
      'swap-with': w.swapWith,
      claim: w.claimCard
    };
    return said[choice.kind] ?? choice.text;
  },
  icon: (choice, table) => glyph(table, choice)
} satisfies BoardModule;
