/** The lines of the list: grouped by what they are about, anytime actions below, ends of a turn last. */
import type { BoardModule } from '../core/board';
import type { ActionInWords } from '../protocol';
import { isOpen, type Choice, type TableState } from '../core/table.svelte';

/** What an action costs, without the one thing that its own words name: «Use the bear trap» needs no «−1 bear trap». */
export const prices = (choice: ActionInWords): ActionInWords['cost'] =>
  choice.cost.filter((part) => part.n > 1 || !choice.arguments.some((named) => named.domain === part.domain && named.id === part.id));

export interface Group {
  caption: string;
  choices: Choice[];
  kind: 'plain' | 'anytime' | 'ends';
}

/** The keys of the terminal without those that the page keeps for itself. */
export const KEYS = '123456789abcdefijklmnopqrstvwxyz';

export function grouped(table: TableState, game: Pick<BoardModule, 'group'>, anytime: string): Group[] {
  const groups: Group[] = [];
  const put = (caption: string, kind: Group['kind'], choice: Choice): void => {
    const found = groups.find((group) => group.kind === kind && group.caption === caption);
    if (found) found.choices.push(choice);
    else groups.push({ caption, kind, choices: [choice] });
  };
  const plain = table.actions.filter((one) => !one.ends && !one.anytime);
  for (const choice of [...plain, ...table.closed]) put(game.group?.(choice, table) ?? '', 'plain', choice);
  for (const choice of table.actions) if (choice.anytime && !choice.ends) put(anytime, 'anytime', choice);
  for (const choice of table.actions) if (choice.ends) put('', 'ends', choice);
  return groups;
}

/** Which key does which action: in the order of the list. */
export function keyed(groups: Group[]): Map<number, string> {
  const open = groups.flatMap((group) => group.choices).filter(isOpen);
  return new Map(open.slice(0, KEYS.length).map((one, place) => [one.number, KEYS[place] ?? '']));
}

/** What an action is called where it stands alone. */
export const alone = (choice: Choice, game: BoardModule, table: TableState): string => game.called?.(choice, table) || table.named(choice);
