// What a click pays for time where its survey turns the person away, and what part of a complete is set aside for it
// (OD-03): as it stands when the click is opened or priced anew.
import { fairRateOf } from '@earnwall/domain/fair-pay/rate';
import { turnAwayTerms } from '@earnwall/domain/fair-pay/turn-away';
import type { AppRecord } from '#store/publishers/apps.ts';
import type { ClickRecord } from '#store/surveys/clicks.ts';

type FairTerms = Pick<ClickRecord, 'fair_rate_micros' | 'fair_cap' | 'fair_limit_seconds' | 'fair_part_bp'>;

interface PaidSurvey {
  readonly onboarding: boolean;
  readonly loi_seconds: number;
}

/** The questions about oneself turn nobody away. */
export function fairTermsOf(
  app: AppRecord,
  survey: PaidSurvey,
  { user_reward, ...given }: { readonly user_reward: number; readonly paid_seconds: number },
): FairTerms {
  const rate = survey.onboarding ? null : fairRateOf(app);
  const paid_seconds = Math.min(given.paid_seconds, survey.loi_seconds);
  if (rate === null)
    return {
      ...{ fair_rate_micros: null, fair_cap: null, fair_limit_seconds: null },
      fair_part_bp: survey.onboarding || app.fair_pay_bp === 0 ? null : app.fair_pay_bp,
    };
  const { most } = turnAwayTerms({ rate_micros: Number(rate), user_reward, paid_seconds });
  return {
    fair_rate_micros: rate,
    fair_cap: BigInt(most),
    fair_limit_seconds: paid_seconds,
    fair_part_bp: app.fair_pay_bp,
  };
}
