import type { DesignLayouts } from '@earnwall/contract/entities/app-design';

type Layouts = Readonly<Partial<DesignLayouts>>;

const layouts = ['default', 'vertical', 'horizontal'] as const;
const tiles = ['current', 'new1', 'new2'] as const;

/** The layouts that a message brings along with a design (RT-09); what is none of a field's values is left out. */
export function readLayouts(given: Readonly<Record<string, unknown>>): Layouts {
  const { col_qty: columns, sections, rounded_buttons, new_results_ui } = given;
  const layout = layouts.find((known) => known === given.layout);
  const tile_layout = tiles.find((known) => known === given.tile_layout);
  const hasColumns = columns === null || (typeof columns === 'string' && /^([1-9]|1[0-2])$/.test(columns));
  return {
    ...(layout && { layout }),
    ...(tile_layout && { tile_layout }),
    ...(hasColumns && { col_qty: columns === null ? null : Number(columns) }),
    ...(typeof rounded_buttons === 'boolean' && { rounded_buttons }),
    ...(typeof sections === 'boolean' && { sections }),
    ...(typeof new_results_ui === 'boolean' && { new_results_ui }),
  };
}
