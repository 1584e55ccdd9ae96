/** The boards, loaded when a table needs one. A game without a board of its own plays on the general one. */
import type { BoardModule } from '../core/board';

const BOARDS: Record<string, () => Promise<{ default: BoardModule }>> = {
  paris: () => import('./paris'),
  outlive: () => import('./outlive'),
  warofmine: () => import('./warofmine')
};

export async function board(game: string): Promise<BoardModule> {
  const found = await (BOARDS[game] ?? (() => import('./general')))();
  return found.default;
}
