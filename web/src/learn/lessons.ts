/** What a guided first match says, and when. */
import { pick } from '../core/words';

export interface Lesson {
  /** The decision at which it is told, the first time it is asked of the player. */
  on: string;
  title: string;
  /** At most 45 words, one idea. */
  text: string;
  rules: string[];
}

export interface Course {
  /** The seed and the opponents: everybody learns in the same match. */
  seed: number;
  agents: number;
  en: Lesson[];
  fr: Lesson[];
}

const COURSES: { [game: string]: () => Promise<{ default: Course }> } = {
  paris: () => import('./paris'),
  outlive: () => import('./outlive'),
  warofmine: () => import('./warofmine')
};

export const teaches = (game: string): boolean => game in COURSES;

export async function course(game: string): Promise<Course | null> {
  return (await COURSES[game]?.())?.default ?? null;
}

export const told = (found: Course): Lesson[] => pick({ en: found.en, fr: found.fr });
