import { expect, it } from 'vitest';
import { appIdOf } from './app-id.ts';

it.each([
  ['Pixel Quest', 'pixel-quest-x7'],
  ['  Café — Größe! ', 'cafe-gro-e-x7'],
  ['ペンギン', 'app-x7'],
  ['2048', 'app-x7'],
  ['a'.repeat(80), `${'a'.repeat(32)}-x7`],
  ["'; drop table apps", 'drop-table-apps-x7'],
])('the id of %j', (name, id) => {
  expect(appIdOf(name, 'x7')).toBe(id);
});
