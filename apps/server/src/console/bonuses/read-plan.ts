// A plan of the console as the columns of a bonus, checked by the rules that the console shows.
import type { BonusPlan } from '@earnwall/contract/entities/operated-bonus';
import { type BonusTerms, planErrors, termsOf } from '@earnwall/domain/bonuses/plan';
import { type ReadTimes, readTimes } from '#console/read-times.ts';
import type { FieldErrors } from '#request/api-error.ts';
import { findOpenOfferName } from '#store/console/bonuses.ts';
import type { Scope } from '#store/console/scope.ts';
import { findUsersById } from '#store/console/users-by-id.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import type { NewBonus } from '#store/money/bonuses.ts';
import type { AppRecord } from '#store/publishers/apps.ts';

export interface ReadPlan extends ReadTimes {
  readonly terms: BonusTerms;
  readonly audience: { readonly user_id: number | null; readonly country: string | null };
}

interface Asked {
  readonly scope: Scope;
  readonly app: AppRecord;
  readonly plan: BonusPlan;
  readonly now: Date;
}

/** The same id may be known in several apps. */
const mostUsers = 20;

export async function readPlan(on: Queryable, { scope, app, plan, now }: Asked): Promise<ReadPlan> {
  const wrong = planErrors(plan, app.decimals);
  const [user, offer] = await Promise.all([
    wrong.audience ? null : findUser(on, scope, app, plan),
    wrong.offer ? null : findOffer(on, plan),
  ]);
  const errors: FieldErrors = { ...wrong, ...user?.errors, ...offer };
  const times = readTimes(plan, now, { needsEnd: true }, errors);
  return {
    ...times,
    terms: termsOf(plan, app.decimals),
    audience: {
      user_id: user?.user_id ?? null,
      country: plan.audience.kind === 'country' ? plan.audience.country : null,
    },
  };
}

async function findUser(on: Queryable, scope: Scope, app: AppRecord, { audience }: BonusPlan) {
  if (audience.kind !== 'user') return null;
  const found = await findUsersById(on, scope, audience.user.trim(), mostUsers);
  const user = found.find(({ app_id }) => app_id === app.id);
  if (user) return { user_id: user.user_id, errors: {} };
  return { user_id: null, errors: { audience: ['This app has no such user.'] } };
}

async function findOffer(on: Queryable, { type, offer }: BonusPlan): Promise<FieldErrors> {
  if (type !== 'offer_engagement' || offer === null) return {};
  return (await findOpenOfferName(on, offer)) === null ? { offer: ['There is no such open offer.'] } : {};
}

/** Its columns. */
export function columnsOf(
  { terms, audience, schedule }: ReadPlan,
  zone: string,
): Omit<NewBonus, 'id' | 'app_id'> {
  const { type, entities, percentage, goals, reward, offer } = terms;
  return {
    ...{ type, entities, percentage, user_reward: reward, offer_id: offer, ...audience, zone },
    goal_completes: goals.completes,
    goal_completes_surveys: goals.completes_surveys,
    goal_finished: goals.finished,
    goal_finished_offers: goals.finished_offers,
    starts_at: schedule.starts_at,
    expires_at: schedule.ends_at,
  };
}

/** The end alone, of one that runs; the rest is as it was promised. */
export function readNewEnd(plan: BonusPlan, begun: Date, now: Date): ReadTimes {
  return readTimes(plan, now, { needsEnd: true, begun }, {});
}
