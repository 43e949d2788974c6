import { expect, it } from 'vitest';
import { gridShape, type Settings } from './grid-shape.ts';

const settings: Settings = { layout: 'default', tile_layout: 'new1', col_qty: null, sections: true };
const nothing = { layout: null, columns: null };

it('has 3 columns until metadata, then 5; the app and then the address may say otherwise (decision 0006)', () => {
  const columns = [
    gridShape(null, nothing),
    gridShape(settings, nothing),
    gridShape({ ...settings, col_qty: 4 }, nothing),
    gridShape({ ...settings, col_qty: 4 }, { ...nothing, columns: 2 }),
  ].map((shape) => shape.columns);
  expect(columns).toEqual([3, 5, 4, 2]);
});

it('takes the layout of the address before that of the app', () => {
  const layouts = [
    gridShape(null, nothing),
    gridShape({ ...settings, layout: 'horizontal' }, nothing),
    gridShape({ ...settings, layout: 'horizontal' }, { ...nothing, layout: 'vertical' }),
  ].map((shape) => shape.layout);
  expect(layouts).toEqual(['default', 'horizontal', 'vertical']);
});

it('leaves the tiles to the app', () => {
  expect([gridShape(null, nothing).tileLayout, gridShape(settings, nothing).tileLayout]).toEqual([
    'current',
    'new1',
  ]);
});

it.each([
  ['the app has them', {}, nothing, true],
  ['the app has none', { sections: false }, nothing, false],
  [
    'the address names a layout, be it the default one',
    {},
    { ...nothing, layout: 'default' as const },
    false,
  ],
  ['the address names columns', {}, { ...nothing, columns: 3 }, true],
  ['the app has another list layout', { layout: 'vertical' as const }, nothing, false],
  ['the app has other tiles', { tile_layout: 'new2' as const }, nothing, false],
])('sections: %s', (_, changes, startUp, has) => {
  const ours = { ...settings, tile_layout: 'current' as const, ...changes };
  expect(gridShape(ours, startUp).hasSections).toBe(has);
  expect(gridShape(null, startUp).hasSections).toBe(false);
});
