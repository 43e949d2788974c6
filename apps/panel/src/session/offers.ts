import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { StartUp } from './start-up-values.ts';

/** The app may turn offers off for everybody; the address can only do without them (decision 0006). */
export function areOffersOn(
  metadata: Pick<Metadata, 'offers_settings'>,
  startUp: Pick<StartUp, 'enableOffers'>,
): boolean {
  return metadata.offers_settings.is_enabled && startUp.enableOffers !== false;
}
