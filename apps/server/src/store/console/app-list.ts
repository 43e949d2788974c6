// Apps in a list, each with how it is doing today.
import { goLiveSteps } from '@earnwall/contract/app-settings-values';
import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { apps } from '#store/schema/apps.ts';
import { integration_checks } from '#store/schema/integration-checks.ts';
import { postback_endpoints } from '#store/schema/postbacks.ts';
import { publishers } from '#store/schema/publishers.ts';
import { inScope, type Scope } from './scope.ts';

export type AppLineRecord = Awaited<ReturnType<typeof findAppLines>>[number];

export interface AppListQuery {
  search: string | null;
  status: AppRecord['status'] | null;
  test_mode: boolean | null;
  most: number;
  /** The id of the last one of the page before. */
  after: string | null;
  /** When the UTC day began. */
  today: Date;
}

const place = sql`(lower(${apps.name}), ${apps.id})`;

/** By name. */
export function findAppLines(on: Queryable, scope: Scope, query: AppListQuery) {
  const { search, status, test_mode, most, after, today } = query;
  return on
    .select({
      ...{ id: apps.id, name: apps.name, status: apps.status, test_mode: apps.test_mode },
      ...{ maintenance: apps.maintenance, maintenance_until: apps.maintenance_until, live_at: apps.live_at },
      publisher: { id: publishers.id, name: publishers.name },
      endpoint_state: postback_endpoints.state,
      failing_since: postback_endpoints.failing_since,
      steps_passed: stepsPassed,
      people_today: sql<number>`coalesce(funnel.people, 0)`,
      completes_today: sql<number>`coalesce(funnel.completes, 0)`,
    })
    .from(apps)
    .innerJoin(publishers, eq(publishers.id, apps.publisher_id))
    .leftJoin(postback_endpoints, eq(postback_endpoints.app_id, apps.id))
    .leftJoin(integration_checks, eq(integration_checks.app_id, apps.id))
    .leftJoin(
      funnelSince(scope, today),
      sql`funnel.app_id = ${apps.id} and funnel.test_mode = ${apps.test_mode}`,
    )
    .where(
      and(
        inScope(apps.publisher_id, scope),
        search === null ? undefined : matches(search),
        status === null ? undefined : eq(apps.status, status),
        test_mode === null ? undefined : eq(apps.test_mode, test_mode),
        after === null
          ? undefined
          : sql`${place} > (select lower(last.name), last.id from apps last where last.id = ${after})`,
      ),
    )
    .orderBy(sql`lower(${apps.name})`, apps.id)
    .limit(most);
}

function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(apps.name, pattern), ilike(apps.id, pattern), ilike(publishers.name, pattern));
}

const stepsPassed = sql<number>`(
  select count(*)::int from jsonb_each(${integration_checks.steps}) as step (name, seen)
  where step.name in (${sql.raw(goLiveSteps.map((step) => `'${step}'`).join(', '))}) and (step.seen->>'passed')::boolean
)`;

/** The funnel of a day counts when a click was opened. Read once for all apps of the scope, and for no other publisher's. */
const funnelSince = (scope: Scope, today: Date) => sql`(
  select app_id, test_mode, count(distinct user_id)::int as people,
    count(*) filter (where state = 'complete')::int as completes
  from clicks where opened_at >= ${today.toISOString()}::timestamptz
    and app_id in (select apps.id from apps where ${inScope(apps.publisher_id, scope)})
  group by app_id, test_mode
) as funnel`;
