// What bonuses have brought and cost so far, for a page of them in one query. Each app counts in its own mode; a reward that
// several bonuses raised is shared among them by their percentages.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

export interface BonusResults {
  readonly claims: number;
  readonly points: bigint;
  readonly usd_micros: bigint;
  readonly completes: number;
  readonly completes_before: number;
}

interface ResultRow extends Record<string, unknown> {
  readonly id: string;
  readonly claims: string;
  readonly points: string;
  readonly usd_micros: string;
  readonly completes: string;
  readonly completes_before: string;
}

/** Points as millionths of a dollar, at the rate of the row. */
const dollars = (points: string, of: string) =>
  sql.raw(`${points} * 1e12 / (10 ^ ${of}.decimals::numeric * ${of}.exchange_rate_micros)`);

/** Of a table with the user's id. */
const isFor = (table: string) =>
  sql.raw(`(it.user_id is null or it.user_id = ${table}.user_id)
    and (it.country is null or exists (
      select from users where users.app_id = it.app_id and users.id = ${table}.user_id and users.country = it.country
    ))`);

/** Completed surveys and reached milestones, by when they were opened, so many days before. */
const completes = (days: number) => sql`(
  select count(*) from clicks
  where it.entities @> array['surveys'] and clicks.app_id = it.app_id and clicks.test_mode = it.test_mode
    and clicks.state = 'complete' and ${isFor('clicks')}
    and clicks.opened_at >= it.starts_at - make_interval(days => ${days})
    and clicks.opened_at < it.until - make_interval(days => ${days})
) + (
  select count(*) from offer_clicks join offer_reward_progress task on task.click_id = offer_clicks.id
  where it.entities @> array['offers'] and offer_clicks.app_id = it.app_id
    and offer_clicks.test_mode = it.test_mode and task.reached_at is not null and ${isFor('offer_clicks')}
    and (it.offer_id is null or it.offer_id = offer_clicks.offer_id)
    and offer_clicks.opened_at >= it.starts_at - make_interval(days => ${days})
    and offer_clicks.opened_at < it.until - make_interval(days => ${days})
)`;

export async function findBonusResults(
  on: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, BonusResults>> {
  if (ids.length === 0) return new Map();
  const { rows } = await on.execute<ResultRow>(sql`
    select it.id, made.claims, coalesce(floor(made.points), 0)::bigint as points,
      coalesce(floor(made.usd_micros), 0)::bigint as usd_micros,
      ${completes(0)} as completes, ${completes(7)} as completes_before
    from (
      select bonuses.*, apps.test_mode, apps.decimals, apps.exchange_rate_micros,
        least(coalesce(expires_at, ${now.toISOString()}::timestamptz), ${now.toISOString()}::timestamptz) as until
      from bonuses join apps on apps.id = bonuses.app_id
      where bonuses.id = any(${sql.param(ids)}::text[])
    ) as it cross join lateral (
      select count(*) as claims, sum(part.points) as points, sum(part.usd_micros) as usd_micros
      from (
        select claim.user_reward::numeric as points, ${dollars('claim.user_reward::numeric', 'it')} as usd_micros
        from bonus_claims claim where claim.bonus_id = it.id and claim.test_mode = it.test_mode
        union all
        select raised.points, ${dollars('raised.points', 'raised')}
        from (
          select (user_reward - user_reward_without_bonus)::numeric * it.percentage / bonus_percent as points,
            clicks.decimals, clicks.exchange_rate_micros
          from clicks
          where it.type = 'percent' and it.entities @> array['surveys'] and clicks.app_id = it.app_id
            and clicks.test_mode = it.test_mode and clicks.state = 'complete' and bonus_percent >= it.percentage
            and opened_at >= it.starts_at and opened_at < it.until and ${isFor('clicks')}
          union all
          select (task.user_reward - task.user_reward_without_bonus)::numeric * it.percentage / bonus_percent,
            offer_clicks.decimals, offer_clicks.exchange_rate_micros
          from offer_clicks join offer_reward_progress task on task.click_id = offer_clicks.id
          where (it.type = 'offer_engagement' and offer_clicks.offer_id = it.offer_id
              or it.type = 'percent' and it.entities @> array['offers'])
            and offer_clicks.app_id = it.app_id and offer_clicks.test_mode = it.test_mode
            and task.reached_at is not null and bonus_percent >= it.percentage
            and opened_at >= it.starts_at and opened_at < it.until and ${isFor('offer_clicks')}
        ) as raised
      ) as part
    ) as made`);
  return new Map(
    rows.map(({ id, claims, points, usd_micros, completes, completes_before }) => [
      id,
      {
        ...{ claims: Number(claims), points: BigInt(points), usd_micros: BigInt(usd_micros) },
        ...{ completes: Number(completes), completes_before: Number(completes_before) },
      },
    ]),
  );
}
