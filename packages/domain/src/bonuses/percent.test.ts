import { describe, expect, it } from 'vitest';
import { rewardOf } from '../money/reward.ts';
import { bonusPercentFor, type Earning, type PricedBonus } from './percent.ts';

const now = new Date('2026-03-10T12:00:00Z');
const earlier = new Date('2026-03-10T11:00:00Z');

const bonus = (given: Partial<PricedBonus>): PricedBonus => ({
  ...{ type: 'percent', entities: ['surveys', 'offers'], percentage: 20, offer_id: null },
  ...{ starts_at: earlier, expires_at: null },
  ...given,
});

const aSurvey: Earning = { entity: 'surveys' };
const dragons: Earning = { entity: 'offers', offer_id: 'dragons' };
const beans: Earning = { entity: 'offers', offer_id: 'beans' };

const everything = bonus({});
const surveysOnly = bonus({ entities: ['surveys'], percentage: 10 });
const offersOnly = bonus({ entities: ['offers'], percentage: 5 });
const forDragons = bonus({
  type: 'offer_engagement',
  entities: ['offers'],
  percentage: 50,
  offer_id: 'dragons',
});
const special = bonus({ type: 'special', percentage: null });
const expired = bonus({ expires_at: now, percentage: 70 });

describe('bonusPercentFor', () => {
  it.each<[string, PricedBonus[], Earning, number]>([
    ['nothing without a bonus', [], aSurvey, 0],
    ['a percent bonus for both on a survey', [everything], aSurvey, 20],
    ['a percent bonus for both on an offer', [everything], dragons, 20],
    ['one for surveys on a survey', [surveysOnly], aSurvey, 10],
    ['none for surveys on an offer', [surveysOnly], dragons, 0],
    ['one for offers on an offer', [offersOnly], dragons, 5],
    ['none for offers on a survey', [offersOnly], aSurvey, 0],
    ['an engagement bonus on its own offer', [forDragons], dragons, 50],
    ['no engagement bonus on another offer', [forDragons], beans, 0],
    ['no engagement bonus on a survey', [forDragons], aSurvey, 0],
    ['nothing from a special one, which is claimed', [special], aSurvey, 0],
    ['nothing from an expired one', [expired, surveysOnly], aSurvey, 10],
    ['the sum of all that apply', [everything, surveysOnly, offersOnly, forDragons], dragons, 75],
    ['a thousand percent at most', [bonus({ percentage: 900 }), bonus({ percentage: 900 })], aSurvey, 1_000],
  ])('BO-01 adds %s', (_what, bonuses, earning, percent) => {
    expect(bonusPercentFor(bonuses, earning, now)).toBe(percent);
  });

  it('BO-01 goes into the one function that prices what is shown and what is credited', () => {
    const price = {
      ...{
        payout_micros: 1_000_000,
        revenue_share_bp: 5_000,
        exchange_rate_micros: 100_000_000,
        decimals: 0,
      },
      bonus_percent: bonusPercentFor([everything, surveysOnly], aSurvey, now),
    };
    expect(rewardOf(price)).toEqual({ user_reward: 65, user_reward_without_bonus: 50 });
  });
});
