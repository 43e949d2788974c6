// A publisher's design as it leaves the server: every field is there and fit to stand in a style sheet.
import { defaultDesigns } from '@earnwall/contract/default-design';
import { type Design, design } from '@earnwall/contract/entities/design';
import type { AppRecord } from '#store/apps.ts';
import { wholeValues } from './stored-values.ts';

export function presentDesign(stored: AppRecord['design']): Design {
  return wholeValues(design, defaultDesigns[stored.palette === 'dark' ? 'dark' : 'light'], stored);
}
