import type { Survey } from '@earnwall/contract/entities/survey';
import { turnAwayTerms } from '@earnwall/domain/fair-pay/turn-away';

/** What who is turned away is paid: by the minute after the first, and at most. */
export interface AwayPay {
  rate_micros: number;
  most: number;
}

type Listed = Pick<Survey, 'user_reward' | 'paid_seconds'>;

/** What a survey of the list would pay; null where the app pays nothing for time, or this survey could not. */
export function awayPayOf(survey: Listed, fairPay: { rate_micros: number } | null): AwayPay | null {
  if (!fairPay) return null;
  const { most } = turnAwayTerms({ ...fairPay, ...survey });
  return most > 0 ? { ...fairPay, most } : null;
}
