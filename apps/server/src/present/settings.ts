// The special cases of an app (EM-06), each a named setting.
import { type Metadata, metadata } from '@earnwall/contract/entities/metadata';
import type { AppRecord } from '#store/publishers/apps.ts';
import { wholeValues } from './stored-values.ts';

const defaults: Metadata['settings'] = {
  rounded_buttons: false,
  fs_variant: false,
  partial_message: false,
  no_redirect_in_iframe: false,
  new_results_ui: true,
  currency_localization: false,
  tile_layout: 'current',
  sections: false,
  layout: 'default',
  col_qty: null,
};

/** As long as the app's row is cached. */
const presented = new WeakMap<AppRecord['settings'], Metadata['settings']>();

export function presentSettings(stored: AppRecord['settings']): Metadata['settings'] {
  const settings = presented.get(stored) ?? wholeValues(metadata.shape.settings, defaults, stored);
  presented.set(stored, settings);
  return settings;
}
