// The endpoint of an app, what was not delivered to it since a moment, and how the last recovery went or goes on.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { Recovery } from '@earnwall/contract/entities/console-postback';
import { deadDays } from '@earnwall/domain/console/attention/postbacks';
import { recoverySince } from '@earnwall/domain/postbacks/recovery';
import { actorName, type Reader } from '#present/teammate.ts';
import type { Context } from '#request/context.ts';
import { countPostbacks, findEndpoint } from '#store/publishers/endpoints.ts';
import {
  countsOf,
  findLastRecovery,
  findUndelivered,
  planRecovery,
  type RecoveryRecord,
} from '#store/publishers/recoveries.ts';

type Tools = Pick<Context, 'database' | 'now'>;
const dayMs = 86_400_000;

export async function showRecovery(
  ctx: Tools,
  app_id: string,
  given: Date | null,
  reader: Reader,
): Promise<ConsoleAnswerOf<'console/postbacks/get-apps-recovery'>> {
  const { db } = ctx.database;
  const now = ctx.now();
  const [endpoint, counts, last] = await Promise.all([
    findEndpoint(db, app_id),
    countPostbacks(db, app_id),
    findLastRecovery(db, app_id),
  ]);
  const lately = new Date(now.getTime() - deadDays * dayMs);
  const { oldest, failure } = await findUndelivered(db, app_id, given ?? lately);
  const since = given ?? recoverySince({ failing_since: endpoint?.failing_since ?? null, oldest });
  return {
    endpoint: endpoint && {
      ...{ url: endpoint.url, state: endpoint.state, ...counts },
      failing_since: endpoint.failing_since?.toISOString() ?? null,
    },
    since: since?.toISOString() ?? null,
    plan: since && (await presentPlan(ctx, { app_id, since, until: now })),
    last_failure: failure,
    recovery: last && (await presentRecovery(ctx, last, reader)),
  };
}

async function presentPlan({ database }: Tools, period: { app_id: string; since: Date; until: Date }) {
  const groups = await planRecovery(database.db, period);
  const times = (moments: readonly Date[]) => moments.map((moment) => moment.getTime());
  const momentOf = (time: number) => (groups.length === 0 ? null : new Date(time).toISOString());
  return {
    total: groups.reduce((sum, { count }) => sum + count, 0),
    oldest: momentOf(Math.min(...times(groups.map(({ oldest }) => oldest)))),
    newest: momentOf(Math.max(...times(groups.map(({ newest }) => newest)))),
    counts: groups.map(({ type, state, count }) => ({ type, state, count })),
  };
}

export async function presentRecovery(
  { database }: Tools,
  record: RecoveryRecord,
  reader: Reader,
): Promise<Recovery> {
  const { id, state, since, started_by, started_by_role, started_at, ended_at, total } = record;
  const { last_error, last_error_at } = record;
  const { left, sent, acknowledged, failed, behind } =
    state === 'running' ? await countsOf(database.db, record) : record;
  return {
    ...{ id, state, total, left, sent, acknowledged, failed, behind },
    since: since.toISOString(),
    by: actorName(reader, started_by, started_by_role),
    started_at: started_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    last_error: last_error_at && { at: last_error_at.toISOString(), message: last_error ?? '' },
  };
}
