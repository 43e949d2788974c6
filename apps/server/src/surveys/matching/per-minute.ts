import { shownPerMinute } from '@earnwall/domain/odds/shown-per-minute';
import type { PriceList } from './price-lists.ts';
import type { ShownSurvey } from './shown-list.ts';

/** What a list says that a minute of a survey yields; null where its odds are not known. */
export function perMinuteOf({ survey, odds, value, away }: ShownSurvey, prices: PriceList): number | null {
  const { payout } = survey;
  return odds === null ? null : shownPerMinute({ payout, value, away }, prices.of(payout).reward);
}
