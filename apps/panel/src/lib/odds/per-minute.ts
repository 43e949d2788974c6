import type { Survey } from '@earnwall/contract/entities/survey';
import { timePay, turnAwayTerms } from '@earnwall/domain/fair-pay/turn-away';
import { expectedSeconds } from '@earnwall/domain/odds/times';
import { shownPerMinute, valuePerMinute } from '@earnwall/domain/odds/value';

/** What who is turned away is paid: by the minute after the first, and at most. */
export interface AwayPay {
  rate_micros: number;
  most: number;
}

type Listed = Pick<Survey, 'user_reward' | 'paid_seconds'>;
type Attempted = Pick<Survey, 'odds' | 'user_reward' | 'finish_seconds' | 'out_seconds'>;

/** What a survey of the list would pay; null where the app pays nothing for time, or this survey could not. */
export function awayPayOf(survey: Listed, fairPay: { rate_micros: number } | null): AwayPay | null {
  if (!fairPay) return null;
  const { most } = turnAwayTerms({ ...fairPay, ...survey });
  return most > 0 ? { ...fairPay, most } : null;
}

/** What a minute in the survey yields on the average, turn-aways and what they pay included; null without odds. */
export function perMinuteOf(survey: Attempted, awayPay: AwayPay | null): number | null {
  const { odds, user_reward, out_seconds } = survey;
  if (odds === null) return null;
  const p = odds / 100;
  const value = valuePerMinute({
    p,
    reward: user_reward,
    reversal_rate: 0,
    away_pay: awayPay ? timePay({ ...awayPay, limit_seconds: out_seconds }, out_seconds).amount : 0,
    seconds: expectedSeconds({ ...survey, p, question_seconds: 0 }),
  });
  return value > 0 ? shownPerMinute(value) : null;
}
