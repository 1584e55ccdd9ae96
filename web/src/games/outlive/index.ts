import type { BoardModule } from '../../core/board';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Track from './Track.svelte';
import Tribes from './Tribes.svelte';
import { screenOf } from './moment';
import { iconFor } from './pictures';
import { capital, inPlay, names, viewOf } from './seen';
import { captions } from './words';

export default {
  mood: 'outlive',
  theme: 'dark',
  Board,
  Track,
  Mine,
  Seats: Tribes,
  tabs: [
    { id: 'board', icon: 'location', label: () => captions().place },
    { id: 'other', icon: 'room', label: () => captions().shelterTab },
    { id: 'tribes', icon: 'people', label: () => captions().tribes },
    { id: 'events', icon: 'event', label: () => captions().eventsTab, count: (table) => inPlay(viewOf(table)).length },
    { id: 'log', icon: 'log', label: (words) => words.log }
  ],
  icon: (choice) => iconFor(choice),
  group(choice, table) {
    const t = captions();
    if (choice.kind === 'move' || choice.kind === 'station') {
      const hero = names(choice, 'hero')!;
      const at = viewOf(table).seats[table.seat]?.heroes.find((one) => one.hero === hero)?.place;
      const name = capital(table.thing('hero', hero).name);
      return at ? t.chosenFrom(name, table.thing('place', at).name) : name;
    }
    if (choice.kind === 'build') return t.groupBuild;
    if (choice.kind === 'scrap') return t.groupScrap;
    if (screenOf(table) === 'shelter' && (choice.kind === 'place' || choice.kind === 'run')) return t.groupRooms;
    return '';
  }
} satisfies BoardModule;
