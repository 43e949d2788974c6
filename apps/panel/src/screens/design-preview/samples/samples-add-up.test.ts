// Whoever judges a design by its previews must not stumble over money that does not add up.
import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { Offer } from '@earnwall/contract/entities/offer';
import type { Result } from '@earnwall/contract/entities/result';
import { rewardStatus } from '@earnwall/domain/offers/status';
import { describe, expect, it } from 'vitest';
import { waits } from '#screens/design-preview/preview.ts';
import { previews } from '#screens/design-preview/previews.ts';
import { usualAnswers } from '#screens/design-preview/usual-answers.ts';
import { earned } from './earned.ts';
import { pastOffers, pastSurveys, timeline, waitingTimeline } from './history.ts';
import { begunOffer, doneOffer, myOffers, offers, pendingPoints } from './offers.ts';
import { qualified } from './questions.ts';
import { chosenSurvey, surveys } from './surveys.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
const withBonus = (amount: number, percent: number) => Math.round((amount * (100 + percent)) / 100);

interface Answered {
  'offers/get-offers-id': { data: Offer };
  'results/get-results': Result;
}

/** What the previews themselves answer, but for those that wait or fail. */
async function answered<N extends keyof Answered>(name: N): Promise<[string, Answered[N]][]> {
  const found: [string, Answered[N]][] = [];
  for (const preview of previews) {
    const answer = preview.answers?.[name] as (() => Answered[N] | Promise<Answered[N]>) | undefined;
    if (!answer || (answer as unknown) === waits) continue;
    await Promise.resolve(answer()).then(
      (value) => found.push([preview.name, value]),
      () => undefined,
    );
  }
  return found;
}

describe('surveys', () => {
  it.each(surveys.map((survey) => [survey.hash, survey] as const))(
    '%s pays its old value and the bonus',
    (_, { user_reward, user_reward_without_bonus, bonus }) => {
      expect(user_reward).toBe(withBonus(user_reward_without_bonus, bonus));
    },
  );

  it('the chosen one pays what its tile says, on the way in and as its result', async () => {
    const tile = surveys.find(({ hash }) => hash === chosenSurvey.hash);
    expect(qualified().survey).toMatchObject({
      loi: tile?.loi,
      user_reward: tile?.user_reward,
      user_reward_without_bonus: tile?.user_reward_without_bonus,
      bonus: tile?.bonus,
      odds: tile?.odds,
      week_finished: tile?.week_finished,
    });
    const results = await answered('results/get-results');
    for (const [name, { full_reward, user_reward, result, onboarding }] of results) {
      const whole = surveys.find((survey) => (onboarding ? survey.onboarding : survey === tile))?.user_reward;
      expect([name, full_reward]).toEqual([name, whole]);
      expect([name, user_reward <= full_reward]).toEqual([name, true]);
      if (result === 'complete') expect([0, full_reward]).toContain(user_reward);
    }
    expect(results.length).toBeGreaterThan(15);
  });

  it('the profile pays what its tile says', async () => {
    const tile = surveys.find(({ onboarding }) => onboarding);
    const completed = previews.find(({ name }) => name === 'profile-completed');
    const answer = await completed?.answers?.['qualification/post-qualification']?.({} as never);
    expect(answer).toMatchObject({ onboarding: { user_reward: tile?.user_reward } });
  });
});

describe('offers', () => {
  const bonuses = previews.flatMap(({ metadata }) => (metadata as Partial<Metadata>)?.extra?.bonus ?? []);
  const promoted = bonuses.flatMap((bonus) => (bonus.type === 'offer_engagement' ? [bonus.details] : []));
  const adds = (offer: Offer) => {
    const { rewards, reward, reward_without_bonus, bonus, collected_points } = offer;
    expect(sum(rewards.map((item) => item.reward))).toBe(reward);
    expect(sum(rewards.map((item) => item.reward_without_bonus))).toBe(reward_without_bonus);
    expect(reward).toBe(withBonus(reward_without_bonus, bonus));
    const reached = rewards.filter(({ status }) => status !== rewardStatus.notStarted);
    expect(collected_points).toBe(sum(reached.map((item) => item.reward)));
    for (const { status, event_count, required_event_count } of rewards) {
      expect(event_count === required_event_count).toBe(status !== rewardStatus.notStarted);
    }
  };

  it.each([...offers, ...myOffers, begunOffer, doneOffer, ...promoted].map((one) => [one.id, one] as const))(
    '%s pays the sum of its tasks, and has collected those that were reached',
    (_, offer) => adds(offer),
  );

  it('so do those of single previews', async () => {
    const details = await answered('offers/get-offers-id');
    for (const [, { data }] of details) adds(data);
    expect(details.length).toBeGreaterThan(5);
  });

  it('what is pending is part of what was collected, and the rest is in the history', () => {
    const items = myOffers.flatMap(({ id, rewards }) => rewards.map((item) => ({ ...item, offer_id: id })));
    const pending = items.filter(({ status }) => status === rewardStatus.pending);
    expect(pendingPoints.map(({ offer_id, points }) => [offer_id, points])).toEqual(
      pending.map(({ offer_id, reward }) => [offer_id, reward]),
    );
    const collected = sum(myOffers.map(({ collected_points }) => collected_points));
    const credited = sum(pastOffers.map(({ reward }) => reward));
    expect(collected - sum(pendingPoints.map(({ points }) => points))).toBe(credited);
  });

  it('goals of a bonus are reached at most, and a claimed one wholly', () => {
    for (const { details } of bonuses.filter((bonus) => bonus.type === 'special')) {
      const { goal_completes_surveys, reached_completes_surveys, is_claimed } = details;
      expect(reached_completes_surveys).toBeLessThanOrEqual(goal_completes_surveys);
      if (is_claimed) expect(reached_completes_surveys).toBe(goal_completes_surveys);
    }
  });
});

describe('earnings', () => {
  it('of thirty days are the sum of the history, and those of today a part of them', () => {
    const all = [...pastSurveys, ...pastOffers];
    expect(earned.earned_thirtydays).toBe(sum(all.map(({ reward }) => reward)));
    expect(earned.earned_today).toBeLessThanOrEqual(earned.earned_thirtydays);
    const isToday = ({ time }: { time: string }) =>
      new Date(time).toDateString() === new Date().toDateString();
    expect(earned.earned_today).toBe(sum(all.filter(isToday).map(({ reward }) => reward)));
  });

  it.each([timeline, waitingTimeline])(
    'the steps of a timeline come to its reward',
    ({ id, events, reward }) => {
      const moved = events.map((event) => ('amount' in event ? event.amount : 0));
      expect(sum(moved)).toBe(reward);
      expect(pastSurveys.find((activity) => activity.id === id)?.reward).toBe(reward);
    },
  );

  it('a claimed bonus pays what its badge says', async () => {
    const claim = await usualAnswers['bonuses/post-bonus-claim']?.({} as never);
    const credit = pastSurveys.find(({ result }) => result === 'reward');
    expect(claim?.user_reward).toBe(credit?.reward);
  });
});
