/** The panorama and the five places. They are drawn once, in the colours of spring; the other seasons exchange them. */

import bridge from './art/bridge.svg?raw';
import center from './art/center.svg?raw';
import restaurant from './art/restaurant.svg?raw';
import sky from './art/sky.svg?raw';
import station from './art/station.svg?raw';
import tower from './art/tower.svg?raw';

export const PICTURES = { sky, tower, bridge, restaurant, center, station };
export type Picture = keyof typeof PICTURES;

/** Sky (3), sun, far, middle and near roofs, leaves (3), river (2), stone (2), shade, zinc, iron. */
const COLOURS = {
  spring:
    '#cfe3ea #e9efdc #f7eedb #fff7df #b9cdc6 #93afa0 #6f8f80 #4f7f4a #79a85a #e9b6c2 #7fb0b4 #4d8790 #d8ccb4 #b9aa8f #4d5a52 #6c7f86 #3f4a49',
  summer:
    '#a9d3e6 #dcecdf #f9efcf #fff3c4 #b4c9b0 #8aa77f #628459 #2f6a3c #4f8f46 #86b552 #5fa9b8 #2f7d90 #e2d3b0 #c4b086 #44523f #6b8088 #3a4542',
  autumn:
    '#e9cfae #f3dcb6 #f8e6c6 #fff2d2 #d8b897 #b88e6e #8d664f #8a4a24 #c06a2c #dc9d3f #7d9a96 #4c7274 #dcc7a3 #b89b74 #4a3a33 #66707a #3d3535',
  winter:
    '#b9c6d4 #d9e0e6 #eef0ee #ffffff #c3ccd6 #9aa8b8 #748597 #5b6b70 #8fa0a6 #e8eef1 #9fb7c6 #6d8ca0 #d9d8d2 #b3b4b2 #3d4853 #5d6a78 #36404a',
} as const;
export type Season = keyof typeof COLOURS;

const painted = new Map<string, string>();

/** The address of a picture in the colours of a season. */
export function paint(picture: Picture, season: Season): string {
  const key = `${picture} ${season}`;
  const known = painted.get(key);
  if (known !== undefined) return known;
  const colours = COLOURS[season].split(' ');
  const exchange = new Map(COLOURS.spring.split(' ').map((colour, i) => [colour, colours[i] ?? colour]));
  const text = PICTURES[picture].replace(/#[0-9a-f]{6}/g, (colour) => exchange.get(colour) ?? colour);
  const address = `data:image/svg+xml,${encodeURIComponent(text)}`;
  painted.set(key, address);
  return address;
}

/** The air and the water of a season, where only a strip of it is drawn. */
export function tones(season: Season): { air: string; water: string } {
  const colours = COLOURS[season].split(' ');
  return { air: colours[1] ?? '', water: colours[10] ?? '' };
}

export const isPicture = (name: string): name is Picture => name in PICTURES;
export const isSeason = (name: string): name is Season => name in COLOURS;
