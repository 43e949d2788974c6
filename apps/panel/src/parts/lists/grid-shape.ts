import type { Metadata } from '@earnwall/contract/entities/metadata';
import { grid } from '@earnwall/contract/first-limits';
import type { StartUp } from '#session/start-up-values.ts';

export type Settings = Pick<Metadata['settings'], 'layout' | 'tile_layout' | 'col_qty'>;

/** The address wins over the app; the default column count grows once metadata is there (decision 0006). */
export function gridShape(settings: Settings | null, startUp: Pick<StartUp, 'layout' | 'columns'>) {
  const usual = settings ? grid.columns : grid.columnsBeforeMetadata;
  return {
    columns: startUp.columns ?? settings?.col_qty ?? usual,
    layout: startUp.layout ?? settings?.layout ?? 'default',
    tileLayout: settings?.tile_layout ?? 'current',
  } as const;
}
