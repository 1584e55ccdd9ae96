/** A finished match looked at again by an agent: asked for, waited for, found. */
import { api, guest, Problem } from '../core/api';
import type { LookedAgain, Verdict } from '../protocol';

const EVERY = 1200;

export class Again {
  /** none, waiting, thinking, done or failed; empty until the server has said so. */
  state = $state('');
  /** Seconds that it takes at most from now. */
  seconds = $state(0);
  verdict = $state.raw<Verdict | null>(null);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly shared: boolean
  ) {}

  /** What is known by now, in the language of the page. */
  look(): Promise<void> {
    return this.#ask(() => (this.shared ? api.sharedAnalysis(this.id) : api.analysis(this.id)));
  }

  begin(): Promise<void> {
    return this.#ask(async () => {
      if (!this.shared) return api.analyse(this.id);
      await guest();
      return api.analyseShared(this.id);
    });
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<LookedAgain>): Promise<void> {
    clearTimeout(this.#timer);
    this.problem = '';
    try {
      const { state, seconds, verdict } = await question();
      this.state = state;
      this.seconds = seconds;
      this.verdict = verdict;
      if (state === 'waiting' || state === 'thinking') this.#timer = setTimeout(() => void this.look(), EVERY);
    } catch (error) {
      this.problem = error instanceof Problem ? error.message : String(error);
    }
  }
}
