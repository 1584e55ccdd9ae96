/** The pictures of the games: upright for cards and lists, wide for banners. A game without any gets none. */
import outlive from './art/outlive.svg?url&no-inline';
import outliveWide from './art/outlive-wide.svg?url&no-inline';
import paris from './art/paris.svg?url&no-inline';
import parisWide from './art/paris-wide.svg?url&no-inline';
import warofmine from './art/warofmine.svg?url&no-inline';
import warofmineWide from './art/warofmine-wide.svg?url&no-inline';

interface World {
  card: string;
  wide: string;
  /** What of the wide one is seen where it has to be narrow. */
  focus: string;
}

const WORLDS: { [game: string]: World } = {
  paris: { card: paris, wide: parisWide, focus: '80% 50%' },
  outlive: { card: outlive, wide: outliveWide, focus: '80% 50%' },
  warofmine: { card: warofmine, wide: warofmineWide, focus: '12% 50%' }
};

/** Those of the cards, in the order in which the games stand. */
export const pictures: string[] = Object.values(WORLDS).map((one) => one.card);

export const world = (game: string): World | undefined => WORLDS[game];
