// Who comes back after being turned away. By the first time of the period only: who is turned away often counts once.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { exposures } from '#store/schema/exposures.ts';
import { user_days } from '#store/schema/statistics.ts';
import { isWithin, type Within } from './within.ts';

export type ReturnLine = { arm: string; paid: boolean; people: number; returned: number };

/** Within how many days somebody comes back, or does not. */
export const returnDays = 7;

export async function findReturns(
  on: Queryable,
  within: Within,
  { from, to }: { from: string; to: string },
): Promise<ReturnLine[]> {
  const { rows } = await on.execute<ReturnLine>(sql`
    with away as (
      select distinct on (exposure.app_id, exposure.user_id)
        exposure.app_id, exposure.user_id, exposure.arm, exposure.counted_on as day, click.credited > 0 as paid
      from ${exposures} as exposure join ${clicks} as click using (cid)
      where exposure.app_id in (select ${apps.id} from ${apps} where ${isWithin(within)})
        and exposure.counted_as = 'away' and exposure.counted_on between ${from} and ${to}
        -- A click lasts a day: the index of openings leaves all others out.
        and exposure.opened_at >= ${from}::date - 2 and exposure.opened_at < ${to}::date + 2
      order by exposure.app_id, exposure.user_id, exposure.started_at, exposure.cid
    )
    select away.arm, away.paid, count(*)::integer as people, (count(*) filter (where exists (
      select from ${user_days} as seen
      where seen.app_id = away.app_id and seen.user_id = away.user_id and not seen.test
        and seen.day > away.day and seen.day <= away.day + ${returnDays}::integer
    )))::integer as returned
    from away group by away.arm, away.paid order by away.arm desc, away.paid desc`);
  return rows;
}
