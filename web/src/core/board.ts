/** What a game's folder gives the shell.
 *
 * Templates have no `style="…"` of their own, since the server allows nothing inline; `style:width={…}` works.
 * An element with `data-thing="domain:id"` is where the shell puts the bubble of an event about that thing.
 * `use:about={{ table, domain, id }}` gives a thing its card, `use:legal={{ table, actions }}` its actions. */
import type { Component } from 'svelte';
import type { Choice, TableState } from './table.svelte';
import type { Words } from './words';

export interface BoardProps {
  table: TableState;
  /** The tab that a phone shows; absent on larger screens. */
  tab?: string;
}

export interface Tab {
  id: string;
  /** Icon and label may follow what goes on at the table. */
  icon: string | ((table: TableState) => string);
  /** Called while drawing, so that it follows the language. */
  label: (words: Words, table: TableState) => string;
  count?: (table: TableState) => number;
}

export interface BoardModule {
  mood: string;
  /** The theme that the game was drawn for. */
  theme: 'system' | 'dark' | 'light';
  /** Fills the main area at all sizes. */
  Board: Component<BoardProps>;
  /** In the head: season, day, phase, always also in words. */
  Track: Component<BoardProps>;
  /** What only this seat cares about, in the rail below the card. */
  Mine?: Component<BoardProps>;
  /** The comparison table of seats, below the board; the shell has one from the standing. `null` for none. */
  Seats?: Component<BoardProps> | null;
  /** The body of the end screen; the shell has a score sheet. */
  Score?: Component<BoardProps>;
  /** The tabs of a phone, the board first. The shell fills `seats`, `mine` and `log`; the board gets the other ids. */
  tabs: Tab[];
  /** How the card shows the actions of this decision: the shell's list, the game's own `Actions`, nothing but prompt,
   * explanation and button since the board is the list, or nothing at all since the board draws the whole decision. */
  card?: (table: TableState) => 'list' | 'own' | 'short' | 'none';
  /** What has to be done before the decision, in place of its prompt; '' for nothing. */
  first?: (table: TableState) => string;
  /** The game's own list in the card, for decisions whose `card` is `own`: buttons with `use:legal`. */
  Actions?: Component<BoardProps>;
  /** The caption under which an action stands in the list; '' for none. */
  group?: (choice: Choice, table: TableState) => string;
  /** What an action is called in the list where its caption says the rest; '' for its own text. */
  label?: (choice: Choice, table: TableState) => string;
  /** The icon of an action in the list; '' for none. */
  icon?: (choice: Choice, table: TableState) => string;
  /** What an action is called where it stands alone, as in a hint; '' for its own text. */
  called?: (choice: Choice, table: TableState) => string;
  /** What the button of the card says for this action; '' for «Do it». */
  doing?: (choice: Choice, table: TableState) => string;
  /** What of its explanation nobody may overlook, since the match would be lost by it; '' for nothing. The game
   * puts such an action last, so that the button does not offer it before somebody points at it. */
  grave?: (choice: Choice) => string;
}
