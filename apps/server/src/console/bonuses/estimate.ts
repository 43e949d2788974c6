// What a planned bonus would cost: a rule over what was earned before.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { BonusPlan } from '@earnwall/contract/entities/operated-bonus';
import { basisOf, estimateOf } from '@earnwall/domain/bonuses/estimate';
import { microDollarsOf } from '@earnwall/domain/console/figures';
import { localOf } from '@earnwall/domain/zones/local-time';
import { requireApp } from '#console/require-app.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { findEarned, findReached } from '#store/console/bonus-estimates.ts';
import { readPlan } from './read-plan.ts';

export async function estimateBonus(
  ctx: Pick<Context, 'database' | 'now'>,
  operator: Operator,
  app_id: string,
  plan: BonusPlan,
): Promise<ConsoleAnswerOf<'console/bonuses/post-bonuses-estimate'>> {
  const { db } = ctx.database;
  const app = await requireApp(ctx, operator.scope, app_id);
  const now = ctx.now();
  const { terms, audience, schedule, notes } = await readPlan(db, { scope: operator.scope, app, plan, now });
  const { zone } = plan;
  const ends_at = schedule.ends_at ?? now;
  const local = { zone, starts: localOf(schedule.starts_at, zone), ends: localOf(ends_at, zone) };
  const basis = basisOf(local, now);
  const asked = { app, audience, terms, spans: basis.spans };
  const earned = await (terms.type === 'special' ? findReached : findEarned)(db, asked);
  const { points, completes } = estimateOf(terms, earned, basis);
  const times = basis.spans.flatMap(({ from, to }) => [from.getTime(), to.getTime()]);
  return {
    cost: { points: Number(points), usd_micros: Number(microDollarsOf(points, app)) },
    completes,
    based_on: {
      ...{ kind: basis.kind, spans: basis.spans.length },
      from: new Date(Math.min(...times)).toISOString(),
      to: new Date(Math.max(...times)).toISOString(),
    },
    starts_at: schedule.starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    notes: [...notes],
    currency: { name: app.currency_name, decimals: app.decimals },
  };
}
