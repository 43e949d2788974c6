import { expect, it } from 'vitest';
import { readLayouts } from './read-layouts.ts';

it.each([
  [{}, {}],
  [
    { layout: 'vertical', tile_layout: 'new2' },
    { layout: 'vertical', tile_layout: 'new2' },
  ],
  [
    { col_qty: '3', rounded_buttons: true },
    { col_qty: 3, rounded_buttons: true },
  ],
  [
    { col_qty: null, new_results_ui: false },
    { col_qty: null, new_results_ui: false },
  ],
  [{ layout: 'diagonal', tile_layout: 7, col_qty: '99', rounded_buttons: 'yes' }, {}],
])('RT-09 of %o the layouts %o are taken', (given, taken) => {
  expect(readLayouts(given)).toEqual(taken);
});
