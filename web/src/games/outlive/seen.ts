// Questions that several screens of Outlive ask of a table.

import type { Thing } from '../../protocol';
import type { Choice, TableState } from '../../core/table.svelte';
import type { Count } from '../gained';
import type { Hero, OutliveView, Room, Tribe } from './view';
import { iconFor, iconOf, kindOf } from './pictures';
import { captions } from './words';

export const viewOf = (table: TableState): OutliveView => table.view as OutliveView;

/** The tribe of the seat that looks on; the first one for somebody without a seat. */
export const ownSeat = (table: TableState): number => Math.max(0, viewOf(table).seat);

/** The steps of a night, in their order. */
export const NIGHT = ['overcoming', 'feeding', 'radioactivity', 'recruiting', 'building', 'repairing'];

export const isNight = (view: OutliveView): boolean => NIGHT.includes(view.phase);

/** The thing of a domain that an action names. */
export const names = (choice: Choice | null, domain: string): string | undefined =>
  choice?.arguments.find((fact) => fact.domain === domain)?.id?.toString();

export const choices = (table: TableState, ...kinds: string[]): Choice[] =>
  [...table.actions, ...table.closed].filter((choice) => kinds.includes(choice.kind));

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const titleOf = (table: TableState, domain: string, id: string): string =>
  capital(table.thing(domain, id).name);

/** Resources that are tokens, in the order of the catalogue. */
export const goodsOf = (table: TableState): Thing[] =>
  table.description.domains['good']!.things.filter((good) => good.printed?.['group']);

const sentences = (text: string): string[] => text.split(/(?<=\.)\s+/);

/** What a room does; its spaces and supplies are drawn. */
export const abilityOf = (table: TableState, room: string): string =>
  sentences(table.thing('room', room).text ?? '')
    .slice(1)
    .join(' ');

/** What equipment does; what it costs and its pair are drawn. */
export const effectOf = (table: TableState, tool: string): string =>
  sentences(table.thing('equipment', tool).text ?? '')
    .slice(1, -1)
    .join(' ');

/** What an event does; what it costs and scores are drawn. */
export const strikeOf = (table: TableState, event: string): string =>
  bySeats(
    table,
    sentences(table.thing('trouble', event).text ?? '')
      .slice(0, -2)
      .join(' ')
  );

/** «2/3/4» depends on the number of seats. */
export function bySeats(table: TableState, text: string): string {
  const column = table.description.seat_counts.indexOf(viewOf(table).seats.length);
  return text.replace(/\d+(\/\d+)+/g, (amounts) => amounts.split('/')[column] ?? amounts);
}

export const spacesOf = (table: TableState, room: string): number =>
  (table.thing('room', room).printed?.['spaces'] as number | undefined) ?? 0;

export const upkeepOf = (table: TableState, room: string): number =>
  (table.thing('room', room).printed?.['upkeep'] as number | undefined) ?? 0;

export const strengthOf = (table: TableState, hero: string): number =>
  (table.thing('hero', hero).printed?.['strength'] as number | undefined) ?? 0;

/** The slot that a room action is about. Building names a kind: the first one that is not built yet. */
export function slotOf(choice: Choice, rooms: Room[]): string | undefined {
  const room = names(choice, 'room');
  if (choice.kind !== 'build' && choice.kind !== 'found') return room;
  return rooms.find((slot) => slot.people === null && kindOf(slot.room) === room)?.room;
}

export const inPlay = (view: OutliveView): string[] =>
  view.events.filter((event) => event.overcome_by === null).map((event) => event.event);

export interface Standing {
  seat: number;
  hero: Hero;
}

/** Everybody who stands in a place. */
export const standingAt = (view: OutliveView, place: string): Standing[] =>
  view.seats.flatMap((tribe, seat) =>
    tribe.heroes.filter((hero) => hero.place === place).map((hero) => ({ seat, hero }))
  );

export const pointsOf = (tribe: Tribe): number | null =>
  tribe.points && Object.values(tribe.points).reduce((sum, part) => sum + part, 0);

export const gaugeOf = (table: TableState): number[] =>
  Object.values(table.description.tables['gauge'] as Record<string, { points: number }>).map((level) => level.points);

/** Levels that score worse than the best one scores well are drawn as harm. */
export const hurts = (gauge: number[], level: number): boolean => gauge[level]! < -Math.max(...gauge);

/** The animal that lies on top where the hero acts. */
function topHere(table: TableState): string | null | undefined {
  const view = viewOf(table);
  return view.wild_game.find((stack) => stack.place === view.acting?.place)?.top;
}

/** A hunt by its prey, where the action only says «the animal on top»; '' for everything else. */
export function preyOf(table: TableState, choice: Choice): string {
  const top = choice.kind === 'hunt' ? topHere(table) : null;
  return top ? captions().hunt(table.thing('animal', top).name) : '';
}

/** The icon of an action here and now: a hunt shows the animal on top. */
export function iconIn(table: TableState, choice: Choice): string {
  const top = topHere(table);
  return choice.kind === 'hunt' && top ? iconOf('animal', top) : iconFor(choice);
}

/** What everybody can count of a tribe. */
export function counts(table: TableState, seat: number): Count[] {
  const tribe = viewOf(table).seats[seat]!;
  return [
    { id: 'points', icon: 'sp', n: pointsOf(tribe) ?? 0 },
    { id: 'survivors', icon: 'survivor', n: tribe.survivors ?? 0 },
    ...goodsOf(table).map((good) => ({ id: good.id, icon: iconOf('good', good.id), n: tribe.goods[good.id] ?? 0 })),
    { id: 'level', icon: 'radiation', n: tribe.level, harms: true },
    { id: 'equipment', icon: 'r-workshop', n: tribe.broken.length + tribe.ready.length + tribe.spent.length }
  ];
}
