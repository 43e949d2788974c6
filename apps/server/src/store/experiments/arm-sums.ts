// What the people of each arm have earned, spent and suffered, summed up by person and then by arm (OD-04). Made anew each
// time from exposures, clicks and tickets alone: whatever is reported late or taken back counts as it stands now.
import type { ArmSums } from '@earnwall/domain/experiments/decide';
import type { Moments } from '@earnwall/domain/experiments/moments';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { exposures } from '#store/schema/exposures.ts';
import { tickets } from '#store/schema/tickets.ts';

export interface FoundArm extends ArmSums {
  readonly arm: string;
  /** The first exposure. */
  readonly since: Date;
}

/** What a click has credited before bonuses, in millionths of a US dollar: points of different apps do not add up. */
const earned = sql`coalesce(floor(
  click.credited::numeric
  * case when click.state = 'complete' then click.user_reward_without_bonus::numeric / nullif(click.user_reward, 0) else 1 end
  * 1000000000000 / (power(10::numeric, click.decimals) * nullif(click.exchange_rate_micros, 0))
), 0)`;

/** Numerator and denominator by person; only people with a denominator count. */
const ratios = {
  value: ['earned', 'seconds'],
  screen_outs: ['away', 'entrants'],
  reversals: ['reversed', 'completes'],
  tickets: ['tickets', 'entrants'],
} as const;

export async function findArmSums(on: Queryable): Promise<FoundArm[]> {
  const { rows } = await on.execute<{ arm: string; since: string; people: string } & Found>(sql`
    with person as materialized (
      select exposure.arm, exposure.app_id, exposure.user_id, min(exposure.opened_at) as since,
        count(exposure.counted_as) as entrants,
        count(*) filter (where exposure.counted_as = 'away') as away,
        count(*) filter (where exposure.counted_as = 'complete') as completes,
        count(*) filter (where exposure.is_reversed) as reversed,
        coalesce(sum(exposure.counted_seconds), 0) as seconds,
        coalesce(sum(${earned}) filter (where exposure.counted_seconds is not null), 0) as earned
      from ${exposures} as exposure join ${clicks} as click using (cid)
      group by exposure.arm, exposure.app_id, exposure.user_id
    ), counted as (
      select person.*, (
        select count(*) from ${tickets} as ticket
        where ticket.app_id = person.app_id and ticket.user_id = person.user_id and ticket.created_at >= person.since
      ) as tickets
      from person
    )
    select arm, min(since) as since, count(*) as people, ${sql.join(Object.entries(ratios).map(momentColumns), sql`, `)}
    from counted group by arm order by arm`);
  return rows.map(({ arm, since, people, ...found }) => ({
    ...{ arm, since: new Date(since), people: Number(people) },
    ...{ value: momentsOf(found, 'value'), screen_outs: momentsOf(found, 'screen_outs') },
    ...{ reversals: momentsOf(found, 'reversals'), tickets: momentsOf(found, 'tickets') },
  }));
}

type Found = Record<string, string | null>;

function momentColumns([name, [x, y]]: [string, readonly [string, string]]): SQL {
  const [above, below] = [sql.identifier(x), sql.identifier(y)];
  const counted = sql`filter (where ${below} > 0)`;
  const columns = {
    people: sql`count(*) ${counted}`,
    x: sql`sum(${above}) ${counted}`,
    y: sql`sum(${below}) ${counted}`,
    xx: sql`sum(${above}::numeric * ${above}) ${counted}`,
    xy: sql`sum(${above}::numeric * ${below}) ${counted}`,
    yy: sql`sum(${below}::numeric * ${below}) ${counted}`,
  };
  return sql.join(
    Object.entries(columns).map(([column, value]) => sql`${value} as ${sql.identifier(`${name}_${column}`)}`),
    sql`, `,
  );
}

function momentsOf(found: Found, name: keyof typeof ratios): Moments {
  const of = (column: string) => Number(found[`${name}_${column}`] ?? 0);
  return { people: of('people'), x: of('x'), y: of('y'), xx: of('xx'), xy: of('xy'), yy: of('yy') };
}
