import { expect, test } from 'vitest';
import type { ActionInWords, Description, Thing } from '../src/protocol';
import { TableState } from '../src/core/table.svelte';
import { acts, gains, gist, worth } from '../src/games/paris/acts';
import { paint, PICTURES, type Picture } from '../src/games/paris/art';
import { counted, each, total } from '../src/games/paris/view';

const thing = (id: string, printed: Thing['printed'] = {}): Thing => ({ id, name: id, short: id, printed });
const action = (kind: string, more: Partial<ActionInWords> = {}): ActionInWords => ({
  number: 1, kind, arguments: [], text: kind, detail: '', does: '', cost: [], rule: '', anytime: false, ends: false, ...more
});

function tableWith(pointed: ActionInWords): TableState {
  const table = new TableState('t');
  const domains = {
    building: [thing('h-01', { type: 'healer', survivors: { healer: 2 }, equipment: { capsule: 1 }, cans: 0 })],
    mission: [thing('26', { kind: 'new-building', requires: { farmer: 2 }, survivors: { brawler: 1 }, cans: 2 })],
    equipment: [thing('bullet')],
    place: [thing('bridge', { draw: 5, keep: 2 })]
  };
  const described = Object.entries(domains).map(([name, things]) => [name, { name, things }]);
  table.description = { ...table.description, domains: Object.fromEntries(described) } as Description;
  table.pointed = pointed;
  return table;
}
const named = (name: string, id: string) => ({ arguments: [{ name, domain: name, id }] });

test('every picture changes its colours with the season and keeps its lines', () => {
  for (const picture of Object.keys(PICTURES) as Picture[]) {
    const [spring, winter] = [paint(picture, 'spring'), paint(picture, 'winter')].map(decodeURIComponent);
    expect(winter).not.toBe(spring);
    const lines = (text = ''): string => text.replace(/#[0-9a-f]{6}/g, '');
    expect(lines(winter)).toBe(lines(spring));
    expect(spring).toContain(PICTURES[picture]);
  }
});

test('a claimed building shows what moves in', () => {
  const found = gains(tableWith(action('claim', named('building', 'h-01'))));
  expect(found.survivors).toEqual({ healer: 2 });
  expect(found.equipment).toEqual({ capsule: 1 });
  expect([found.buildings, found.missions]).toEqual([1, 0]);
});

test('a placed mission becomes a building, whatever a pack leaves out', () => {
  const found = gains(tableWith(action('place', named('mission', '26'))));
  expect(found).toMatchObject({ survivors: { brawler: 1 }, equipment: {}, cans: 2, missions: -1, buildings: 1 });
});

test('an equipment of the Center goes to the refuge, the bat to its holder', () => {
  expect(gains(tableWith(action('pick', named('token', 'bullet')))).equipment).toEqual({ bullet: 1 });
  expect(gains(tableWith(action('pick', named('token', 'bat')))).special).toEqual(['bat']);
});

test('cans that an action costs are taken away', () => {
  expect(gains(tableWith(action('feed', { cost: [{ domain: 'supply', id: 'can', n: 3 }] }))).cans).toBe(-3);
});

test('nothing is gained while nothing open is pointed at', () => {
  const table = tableWith(action('claim', named('building', 'h-01')));
  table.pointed = null;
  expect(total(gains(table).survivors)).toBe(0);
  expect(acts(table, ['claim'])).toEqual([]);
});

test('the gist of a place has the numbers of its content', () => {
  expect(gist(tableWith(action('take')), 'bridge')).toContain('5');
});

test('counts as things', () => {
  expect(each({ healer: 2, sage: 0, wild: 1 })).toEqual(['healer', 'healer', 'wild']);
  expect(counted({ healer: 2, sage: 0 })).toEqual([['healer', 2]]);
});

test('an option says the strength it leads to, a meal its points', () => {
  const table = tableWith(action('add'));
  table.view = { seat: 1, seats: [{}, { feeding_points: 5 }], distribution: { bids: { strength: [4, 2] }, raised: { strength: [4, 3] } } };
  const said = [action('add'), action('stop'), action('feed'), action('claim')].map((one) => worth(table, one));
  expect(said).toEqual(['2 → 3', '2', '+5', '']);
});
