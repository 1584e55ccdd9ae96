/** Which rules come into play next, by the decision that is open: the table teaches them where they matter. */
import type { TableState } from '../../core/table.svelte';
import { viewOf } from './view';

const RULES: Record<string, string[]> = {
  equip: ['TWM-7.3', 'TWM-7.17'],
  explore: ['TWM-7.6'],
  'leave-behind': ['TWM-7.17', 'TWM-7.19'],
  fight: ['TWM-10.5', 'TWM-10.21'],
  arm: ['TWM-10.5', 'TWM-10.7'],
  'second-shot': ['TWM-10.15', 'TWM-10.4'],
  strike: ['TWM-10.4', 'TWM-10.19'],
  'trust-fate': ['TWM-10.20'],
  target: ['TWM-10.4'],
  deal: ['TWM-10.6', 'TWM-10.21'],
  'arm-guards': ['TWM-8.2', 'TWM-8.6', 'TWM-8.4'],
  alarm: ['TWM-8.6', 'TWM-8.7'],
  shots: ['TWM-8.8', 'TWM-8.7'],
  'raid-dice': ['TWM-8.7', 'TWM-8.14', 'TWM-8.5'],
  ward: ['TWM-8.3', 'TWM-8.5'],
  steal: ['TWM-8.4', 'TWM-8.5'],
  trade: ['TWM-11.5', 'TWM-11.3', 'TWM-11.4'],
  giving: ['TWM-11.5', 'TWM-11.3', 'TWM-11.4'],
  taking: ['TWM-11.5']
};

export const following = (table: TableState): string[] => RULES[viewOf(table).asked?.name ?? ''] ?? [];
