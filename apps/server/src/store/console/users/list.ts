// Users as the console lists them: the last seen first, within a scope. Each app is read by its own index and by no more
// than a page, so that the number of its users does not matter.
import { type SQL, sql } from 'drizzle-orm';
import { isWithin, type Within } from '#store/console/within.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import type { banScopes, userStates } from '#store/schema/users.ts';
import { fitsFigures } from './figures-filter.ts';
import { conditions, type UserCursor, type UserFilter, usersOf } from './list-filter.ts';

export interface ListedUser extends UserCursor {
  readonly app_name: string;
  readonly currency_name: string;
  readonly decimals: number;
  readonly test_mode: boolean;
  readonly uuid: string;
  readonly uhash: string;
  readonly state: (typeof userStates)[number];
  readonly state_scope: (typeof banScopes)[number];
  readonly state_until: Date | null;
  readonly country: string | null;
  readonly balance: bigint;
  readonly test_balance: bigint;
  readonly completes: number;
  readonly reversals: number;
}

type Raw = Record<keyof Omit<ListedUser, 'test_mode'> | 'nth', string> & {
  test_mode: boolean;
  is_fit: boolean;
};

export interface UserLines {
  readonly users: readonly ListedUser[];
  /** Where the next page begins; null after the last one. */
  readonly next: UserCursor | null;
  /** The page ended because so many were looked at. */
  readonly looked: number | null;
}

interface Page {
  readonly after: UserCursor | null;
  readonly most: number;
  readonly now: Date;
}

/** How many people one request looks at for those who fit by their figures; all apps are read to that depth, each. */
const mostLooked = { inApp: 5_000, inAll: 1_000 };

export async function findUserLines(
  on: Queryable,
  within: Within,
  filter: UserFilter,
  page: Page,
): Promise<UserLines> {
  const look = !filter.figures ? page.most : within.app_id === null ? mostLooked.inAll : mostLooked.inApp;
  const fits = fitsFigures(filter.figures);
  const { rows } = await on.execute<Raw>(sql`
    with looked as materialized (
      select apps.id as app_id, apps.name as app_name, apps.currency_name, apps.decimals, apps.test_mode, listed.*
      from ${apps} cross join lateral (
        select users.id, users.uuid, users.uhash, users.state, users.state_scope, users.state_until, users.country,
          users.seen_at
        from ${usersOf(filter)} where users.app_id = apps.id ${conditions(filter, page)}
        order by users.seen_at desc, users.id desc
        limit ${look}
      ) as listed
      where ${isWithin(within)}
      order by listed.seen_at desc, apps.id desc, listed.id desc
      limit ${look}
    ), page as (
      select looked.*, row_number() over (order by looked.seen_at desc, looked.app_id desc, looked.id desc) as nth
      from looked
    )
    select page.*, ${fits} as is_fit, (extract(epoch from page.seen_at) * 1000)::bigint as seen_at,
      (extract(epoch from page.state_until) * 1000)::bigint as state_until,
      coalesce(money.balance, 0) as balance, coalesce(money.test_balance, 0) as test_balance,
      taken.completes, taken.reversals
    from page left join lateral (
      select sum(balances.amount) filter (where accounts.kind = 'user') as balance,
        sum(balances.amount) filter (where accounts.kind = 'user_test') as test_balance
      from accounts join balances on balances.account_id = accounts.id
      where accounts.app_id = page.app_id and accounts.user_id = page.id and accounts.currency = 'app'
    ) as money on true left join lateral (${takenBy(sql`page.app_id`, sql`page.id`)}) as taken on true
    where ${fits} or page.nth = ${look}
    order by page.seen_at desc, page.app_id desc, page.id desc
    limit ${page.most + 1}`);
  const users = rows
    .filter(({ is_fit }) => is_fit)
    .slice(0, page.most)
    .map(userOf);
  if (users.length === page.most) return { users, next: users.at(-1) ?? null, looked: null };
  const last = rows.at(-1);
  const isBound = last !== undefined && Number(last.nth) === look;
  return { users, next: isBound ? userOf(last) : null, looked: isBound ? look : null };
}

function userOf({ nth: _, is_fit: __, ...row }: Raw): ListedUser {
  return {
    ...row,
    ...{ id: Number(row.id), decimals: Number(row.decimals) },
    state: row.state as ListedUser['state'],
    state_scope: row.state_scope as ListedUser['state_scope'],
    state_until: row.state_until === null ? null : new Date(Number(row.state_until)),
    seen_at: new Date(Number(row.seen_at)),
    ...{ balance: BigInt(row.balance), test_balance: BigInt(row.test_balance) },
    ...{ completes: Number(row.completes), reversals: Number(row.reversals) },
  };
}

/** A survey that was taken back counts as completed, too: one of so many. */
export const takenBy = (app_id: SQL, user_id: SQL): SQL => sql`
  select count(*) filter (where clicks.state = 'complete' or back.is_reversed) as completes,
    count(*) filter (where back.is_reversed) as reversals
  from clicks left join lateral (
    select true as is_reversed from supplier_reports
    where supplier_reports.cid = clicks.cid and supplier_reports.effect = 'reversed' limit 1
  ) as back on true
  where clicks.app_id = ${app_id} and clicks.user_id = ${user_id}`;
