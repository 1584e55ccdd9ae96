/** What was told of a seat since the season began. */
import type { TableState } from '../../core/table.svelte';
import type { EventView } from '../../protocol';

export function told(table: TableState, seat: number, ...kinds: string[]): EventView | undefined {
  const began = table.events.findLastIndex((event) => event.kind === 'season-began');
  return table.events.slice(began + 1).find((event) => event.seat === seat && kinds.includes(event.kind));
}
