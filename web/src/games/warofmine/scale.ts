/** What lies on the scale of a trade: given and taken since it began, as the log tells it. */
import type { TableState } from '../../core/table.svelte';
import type { EventView } from '../../protocol';
import { viewOf } from './view';

export interface OnScale {
  given: Map<string, number>;
  taken: Map<string, number>;
}

function put(into: Map<string, number>, event: EventView): string {
  const item = String(event.arguments[0]?.id);
  into.set(item, (into.get(item) ?? 0) + Number(event.arguments[1]?.id ?? 1));
  return item;
}

/** Goods that were lost last and together are worth the credit: those before them paid the commission. */
export function onScale(table: TableState, credit: number): OnScale {
  const { values } = viewOf(table).goods;
  const given = new Map<string, number>();
  const taken = new Map<string, number>();
  let left = credit;
  let place = table.events.length - 1;
  for (; place >= 0 && table.events[place]!.kind === 'gained'; place -= 1) put(taken, table.events[place]!);
  const traded = table.events[place];
  if (traded?.kind === 'traded') {
    left = Number(traded.arguments[0]?.id ?? 0);
    place -= 1;
  } else taken.clear();
  for (; place >= 0 && left > 0 && table.events[place]!.kind === 'lost'; place -= 1) left -= values[put(given, table.events[place]!)] ?? 0;
  return { given, taken };
}
