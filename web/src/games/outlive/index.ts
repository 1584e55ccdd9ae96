import { MediaQuery } from 'svelte/reactivity';
import type { BoardModule } from '../../core/board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Score from './Score.svelte';
import Track from './Track.svelte';
import Tribes from './Tribes.svelte';
import { screenOf } from './moment';
import { iconIn, inPlay, names, preyOf, titleOf, viewOf } from './seen';
import { captions } from './words';

const phone = new MediaQuery('max-width: 600px');

/** Decisions that only ask where a survivor goes. */
const PLACING = ['settle', 'welcome', 'rescue'];

/** Longer texts do not fit on two lines of the button of the card. */
const FITS = 40;

export default {
  mood: 'outlive',
  theme: 'dark',
  Board,
  Track,
  Mine,
  Seats: Tribes,
  Score,
  Actions,
  tabs: [
    { id: 'board', icon: 'hand', label: () => captions().now },
    { id: 'ring', icon: 'location', label: () => captions().ringTab, count: (table) => inPlay(viewOf(table)).length },
    { id: 'shelter', icon: 'room', label: () => captions().shelterTab },
    { id: 'tribes', icon: 'people', label: () => captions().tribes },
    { id: 'log', icon: 'log', label: (words) => words.log }
  ],
  card: (table) => (phone.current ? 'short' : ['turn', 'station', 'keep-leader'].includes(table.decision?.name ?? '') ? 'own' : 'list'),
  group(choice, table) {
    const t = captions();
    if (choice.kind === 'build') return t.groupBuild;
    if (choice.kind === 'scrap') return t.groupScrap;
    if (screenOf(table) !== 'shelter') return '';
    const asked = table.decision?.name ?? '';
    if (asked === 'pay-room') return table.actions.some((one) => one.kind === 'run') ? t.groupPay : '';
    if (PLACING.includes(asked)) return t.groupMoveIn;
    return choice.kind === 'place' || choice.kind === 'run' ? t.groupRooms : '';
  },
  // Below the caption «Build», and where the prompt asks which one, the name is enough.
  label(choice, table) {
    if (['build', 'found', 'lose'].includes(choice.kind) || PLACING.includes(table.decision?.name ?? '')) return titleOf(table, 'room', names(choice, 'room') ?? '');
    if (choice.kind === 'hunt') return preyOf(table, choice);
    return choice.kind === 'repair' ? titleOf(table, 'equipment', names(choice, 'equipment') ?? '') : '';
  },
  icon: (choice, table) => iconIn(table, choice),
  doing: (choice, table) => {
    const hero = choice.kind === 'move' ? names(choice, 'hero') : undefined;
    const named = hero ? table.thing('hero', hero).name : '';
    // «Send the scout (3) to the forest»: where it goes is lit on the board.
    if (named && choice.text.includes(named)) return choice.text.slice(0, choice.text.indexOf(named) + named.length);
    return preyOf(table, choice) || (choice.text.length <= FITS ? choice.text : '');
  }
} satisfies BoardModule;
