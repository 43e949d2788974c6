import type { Metadata } from '@earnwall/contract/entities/metadata';
import { grid } from '@earnwall/contract/first-limits';
import type { StartUp } from '#session/start-up-values.ts';

export type Settings = Pick<Metadata['settings'], 'layout' | 'tile_layout' | 'col_qty' | 'sections'>;

/** The address wins over the app; the default column count grows once metadata is there (decision 0006). */
export function gridShape(settings: Settings | null, startUp: Pick<StartUp, 'layout' | 'columns'>) {
  const usual = settings ? grid.columns : grid.columnsBeforeMetadata;
  const layout = startUp.layout ?? settings?.layout ?? 'default';
  const tileLayout = settings?.tile_layout ?? 'current';
  return {
    columns: startUp.columns ?? settings?.col_qty ?? usual,
    layout,
    tileLayout,
    /** Whoever asks for a layout gets the one list that has it (decision 0102). */
    hasSections:
      settings?.sections === true && !startUp.layout && layout === 'default' && tileLayout === 'current',
  } as const;
}
