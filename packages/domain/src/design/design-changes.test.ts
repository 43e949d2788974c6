import { defaultDesigns } from '@earnwall/contract/default-design';
import { expect, it } from 'vitest';
import { changesOfDesign } from './design-changes.ts';

const layouts = {
  layout: 'default',
  tile_layout: 'current',
  col_qty: null,
  rounded_buttons: false,
  new_results_ui: true,
  sections: true,
} as const;
const before = { design: defaultDesigns.light, layouts };

it.each([
  ['nothing', {}, {}, []],
  ['the case of a color', { pages_bg: '#F1F2F7' }, {}, []],
  ['a color', { pages_bg: '#000000' }, {}, [{ field: 'design.pages_bg', old: '#f1f2f7', new: '#000000' }]],
  ['a layout', {}, { col_qty: 3 }, [{ field: 'layouts.col_qty', old: null, new: 3 }]],
])('CO-01 of a design changed in %s', (_, design, changed, changes) => {
  const after = { design: { ...before.design, ...design }, layouts: { ...layouts, ...changed } };
  expect(changesOfDesign(before, after)).toEqual(changes);
});
