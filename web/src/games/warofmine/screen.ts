/** Which picture a decision is taken in. */
import type { TableState } from '../../core/table.svelte';
import { viewOf, type WarView } from './view';

export type Screen = 'house' | 'evening' | 'outside' | 'fight' | 'trade' | 'raid' | 'journal' | 'end';

const SCREENS: Record<string, Screen> = {
  evening: 'evening',
  assigned: 'evening',
  scavenging: 'outside',
  equip: 'outside',
  explore: 'outside',
  'draw-findings': 'outside',
  'leave-behind': 'outside',
  pack: 'outside',
  'read-map': 'outside',
  unearth: 'outside',
  encounter: 'outside',
  fight: 'fight',
  arm: 'fight',
  'second-shot': 'fight',
  strike: 'fight',
  deal: 'fight',
  target: 'fight',
  'trust-fate': 'fight',
  trade: 'trade',
  giving: 'trade',
  taking: 'trade',
  'arm-guards': 'raid',
  alarm: 'raid',
  shots: 'raid',
  'raid-dice': 'raid',
  ward: 'raid',
  steal: 'raid',
  script: 'journal'
};

/** Questions of a script that are drawn at the house, since their things stand there. */
const AT_HOME = new Set(['free-fitting', 'lose-fitting', 'take-ideas', 'board-up', 'break-open', 'where', 'newcomer']);

const going = (view: WarView, name: string): boolean => view.pending.some((one) => one.name === name);

export function screenOf(table: TableState): Screen {
  const view = viewOf(table);
  const name = view.asked?.name;
  if (name === undefined) return 'end';
  const drawn = SCREENS[name];
  if (drawn !== undefined) return drawn;
  if (name === 'pay-value' && going(view, 'giving')) return 'trade';
  if (name === 'split-wounds' && view.raid.going) return 'raid';
  if (view.pending[0]?.name === 'script' && !AT_HOME.has(name)) return view.fight.going ? 'fight' : 'journal';
  if (view.phase === 'scavenging') return view.fight.going ? 'fight' : 'outside';
  if (view.phase === 'raid' && view.raid.going) return 'raid';
  return 'house';
}
