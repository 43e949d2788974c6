// Who comes back after being turned away. By the first time of the period only: who is turned away often counts once.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { exposures } from '#store/schema/exposures.ts';
import { user_days } from '#store/schema/statistics.ts';
import { isWithin, type Within } from './within.ts';

export type ReturnLine = { app_id: string; arm: string; paid: boolean; people: number; returned: number };

/** Within how many days somebody comes back, or does not. */
export const returnDays = 7;

/** By app, since nobody is a user of two. */
export async function findReturns(
  on: Queryable,
  within: Within,
  { from, to }: { from: string; to: string },
): Promise<ReturnLine[]> {
  // Days are joined as a set: asked for person by person they took most of the time.
  const { rows } = await on.execute<ReturnLine>(sql`
    with away as materialized (
      select distinct on (exposure.app_id, exposure.user_id)
        exposure.app_id, exposure.user_id, exposure.cid, exposure.arm, exposure.counted_on as day
      from ${exposures} as exposure
      where exposure.app_id in (select ${apps.id} from ${apps} where ${isWithin(within)})
        and exposure.counted_as = 'away' and exposure.counted_on between ${from} and ${to}
        -- A click lasts a day: the index of openings leaves all others out.
        and exposure.opened_at >= ${from}::date - 2 and exposure.opened_at < ${to}::date + 2
      order by exposure.app_id, exposure.user_id, exposure.started_at, exposure.cid
    ), back as (
      select distinct away.app_id, away.user_id
      from away join ${user_days} as seen using (app_id, user_id)
      where not seen.test and seen.day > away.day and seen.day <= away.day + ${returnDays}::integer
        and seen.day > ${from}::date and seen.day <= ${to}::date + ${returnDays}::integer
    )
    select away.app_id, away.arm, click.credited > 0 as paid, count(*)::integer as people, count(back.user_id)::integer as returned
    from away join ${clicks} as click using (cid) left join back on back.app_id = away.app_id and back.user_id = away.user_id
    group by away.app_id, away.arm, paid`);
  return rows;
}
