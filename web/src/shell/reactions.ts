import type { Words } from '../core/words';

export const REACTION_ICONS: Record<string, string> = {
  'well-done': 'star',
  ouch: 'wounds',
  thinking: 'hourglass',
  hurry: 'clock',
  thanks: 'hand',
  sorry: 'misery'
};

export const reactionText = (words: Words, reaction: string): string =>
  (words.reactions as Record<string, string>)[reaction] ?? reaction;
