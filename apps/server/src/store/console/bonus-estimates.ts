// What was earned in some spans of time, for the estimate of a bonus. One query each, by the index of completed clicks.
import type { Earned, Span } from '@earnwall/domain/bonuses/estimate';
import type { BonusTerms } from '@earnwall/domain/bonuses/plan';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

interface EstimateAudience {
  readonly user_id: number | null;
  readonly country: string | null;
}

interface Asked {
  readonly app: { readonly id: string; readonly test_mode: boolean };
  readonly audience: EstimateAudience;
  readonly terms: BonusTerms;
  readonly spans: readonly Span[];
}

const spansOf = (spans: readonly Span[]): SQL => sql`
  unnest(${sql.param(spans.map(({ from }) => from.toISOString()))}::timestamptz[],
    ${sql.param(spans.map(({ to }) => to.toISOString()))}::timestamptz[]) with ordinality
    as span (beginning, ending, number)`;

/** Clicks of a table that were opened in a span, by the audience, in the app's own mode. */
function isMeant(table: 'clicks' | 'offer_clicks', { app, audience: { user_id, country } }: Asked): SQL {
  const own = sql.raw(table);
  return sql`${own}.app_id = ${app.id} and ${own}.test_mode = ${app.test_mode}
    and ${own}.opened_at >= span.beginning and ${own}.opened_at < span.ending
    and ${user_id === null ? sql`true` : sql`${own}.user_id = ${user_id}`}
    and ${
      country === null
        ? sql`true`
        : sql`exists (select from users where users.app_id = ${own}.app_id and users.id = ${own}.user_id
            and users.country = ${country})`
    }`;
}

/** Rewards without bonuses, over all spans. */
export async function findEarned(on: Queryable, asked: Asked): Promise<Earned> {
  const { entities, offer } = asked.terms;
  const { rows } = await on.execute<{ points: string; completes: string }>(sql`
    select coalesce(sum(points), 0)::bigint as points, count(*) as completes
    from ${spansOf(asked.spans)} cross join lateral (
      select user_reward_without_bonus as points from clicks
      where ${entities.includes('surveys')} and clicks.state = 'complete' and ${isMeant('clicks', asked)}
      union all
      select task.user_reward_without_bonus
      from offer_clicks join offer_reward_progress task on task.click_id = offer_clicks.id
      where ${entities.includes('offers')} and task.reached_at is not null
        and ${offer === null ? sql`true` : sql`offer_clicks.offer_id = ${offer}`} and ${isMeant('offer_clicks', asked)}
    ) as earned`);
  const [row] = rows;
  return { points: BigInt(row?.points ?? 0), completes: Number(row?.completes ?? 0) };
}

/** People who would have reached the goals within a span, over all spans. */
export async function findReached(on: Queryable, asked: Asked): Promise<Earned> {
  const { entities, goals } = asked.terms;
  const [forSurveys, forOffers] = [entities.includes('surveys'), entities.includes('offers')];
  const { rows } = await on.execute<{ people: string }>(sql`
    select count(*) as people from (
      select 1
      from ${spansOf(asked.spans)} cross join lateral (
        select user_id, 1 as surveys, 0 as tasks, 0 as offers from clicks
        where clicks.state = 'complete' and ${isMeant('clicks', asked)}
        union all
        select offer_clicks.user_id, 0, 1, 0
        from offer_clicks join offer_reward_progress task on task.click_id = offer_clicks.id
        where task.reached_at is not null and ${isMeant('offer_clicks', asked)}
        union all
        select offer_clicks.user_id, 0, 0, 1 from offer_clicks
        where offer_clicks.finished_at is not null and ${isMeant('offer_clicks', asked)}
      ) as done
      group by span.number, done.user_id
      having sum(surveys) >= ${goals.completes_surveys} and sum(tasks) >= ${goals.finished}
        and sum(offers) >= ${goals.finished_offers}
        and sum(case when ${forSurveys} then surveys else 0 end)
          + sum(case when ${forOffers} then offers else 0 end) >= ${goals.completes}
    ) as reached`);
  return { points: 0n, completes: Number(rows[0]?.people ?? 0) };
}
