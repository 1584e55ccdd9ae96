import type { BoardModule } from '../../core/board';
import Board from './Board.svelte';
import Track from './Track.svelte';

export default {
  mood: 'home',
  theme: 'dark',
  Board,
  Track,
  tabs: [
    { id: 'board', icon: 'home', label: (words) => words.board },
    { id: 'seats', icon: 'people', label: (words) => words.seats },
    { id: 'log', icon: 'log', label: (words) => words.log }
  ]
} satisfies BoardModule;
