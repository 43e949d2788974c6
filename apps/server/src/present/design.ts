// A publisher's design as it leaves the server: every field is there and fit to stand in a style sheet.
import { defaultDesigns } from '@earnwall/contract/default-design';
import { type Design, design } from '@earnwall/contract/entities/design';
import { designFileOf } from '@earnwall/domain/design/design-file';
import type { AppRecord } from '#store/publishers/apps.ts';
import { wholeValues } from './stored-values.ts';

/** As long as the app's row is cached. */
const presented = new WeakMap<AppRecord['design'], Design>();

export function presentDesign(app: Pick<AppRecord, 'design' | 'allowed_origins'>): Design {
  const { design: stored, allowed_origins } = app;
  const usual = defaultDesigns[stored.palette === 'dark' ? 'dark' : 'light'];
  const whole = presented.get(stored) ?? wholeValues(design, usual, stored);
  presented.set(stored, whole);
  return { ...whole, design_file: designFileOf(whole.design_file, allowed_origins) };
}
