// The design and the layouts of an app or of one of its versions: every field is there.
import { type DesignLayouts, designLayouts } from '@earnwall/contract/entities/app-design';
import type { Design } from '@earnwall/contract/entities/design';
import type { AppRecord } from '#store/publishers/apps.ts';
import type { StoredDesign, StoredSettings } from '#store/schema/apps.ts';
import { presentDesign } from './design.ts';
import { presentSettings } from './settings.ts';

export interface DesignContent {
  readonly design: Design;
  readonly layouts: DesignLayouts;
}

export const contentOf = (
  { allowed_origins }: Pick<AppRecord, 'allowed_origins'>,
  stored: { readonly design: StoredDesign; readonly layouts: StoredSettings },
): DesignContent => ({
  design: presentDesign({ design: stored.design, allowed_origins }),
  layouts: designLayouts.parse(presentSettings(stored.layouts)),
});
