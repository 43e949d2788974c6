// Users as the console lists them: the last seen first, within a scope. Each app is read by its own index and by no more
// than a page, so that the number of its users does not matter.
import { type SQL, sql } from 'drizzle-orm';
import { isWithin, type Within } from '#store/console/within.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import type { banScopes, userStates } from '#store/schema/users.ts';

export interface UserFilter {
  readonly state?: (typeof userStates)[number] | undefined;
  readonly country?: string | undefined;
  readonly seen_since?: Date | undefined;
  /** These only. */
  readonly among?: readonly { readonly app_id: string; readonly user_id: number }[] | undefined;
}

export interface UserCursor {
  readonly seen_at: Date;
  readonly app_id: string;
  readonly id: number;
}

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

type Raw = Record<keyof Omit<ListedUser, 'test_mode'>, string> & { test_mode: boolean };

export async function findUserLines(
  on: Queryable,
  within: Within,
  filter: UserFilter,
  page: { readonly after: UserCursor | null; readonly most: number; readonly now: Date },
): Promise<ListedUser[]> {
  const { rows } = await on.execute<Raw>(sql`
    with page as materialized (
      select apps.id as app_id, apps.name as app_name, apps.currency_name, apps.decimals, apps.test_mode, listed.*
      from ${apps} cross join lateral (
        select users.id, users.uuid, users.uhash, users.state, users.state_scope, users.state_until, users.country,
          users.seen_at
        from ${usersOf(filter)} where users.app_id = apps.id ${conditions(filter, page)}
        order by users.seen_at desc, users.id desc
        limit ${page.most}
      ) as listed
      where ${isWithin(within)}
      order by listed.seen_at desc, apps.id desc, listed.id desc
      limit ${page.most}
    )
    select page.*, (extract(epoch from page.seen_at) * 1000)::bigint as seen_at,
      (extract(epoch from page.state_until) * 1000)::bigint as state_until,
      coalesce(money.balance, 0) as balance, coalesce(money.test_balance, 0) as test_balance,
      taken.completes, taken.reversals
    from page left join lateral (
      select sum(balances.amount) filter (where accounts.kind = 'user') as balance,
        sum(balances.amount) filter (where accounts.kind = 'user_test') as test_balance
      from accounts join balances on balances.account_id = accounts.id
      where accounts.app_id = page.app_id and accounts.user_id = page.id and accounts.currency = 'app'
    ) as money on true left join lateral (${takenBy(sql`page.app_id`, sql`page.id`)}) as taken on true
    order by page.seen_at desc, page.app_id desc, page.id desc`);
  return rows.map((row) => ({
    ...row,
    ...{ id: Number(row.id), decimals: Number(row.decimals) },
    state: row.state as ListedUser['state'],
    state_scope: row.state_scope as ListedUser['state_scope'],
    state_until: row.state_until === null ? null : new Date(Number(row.state_until)),
    seen_at: new Date(Number(row.seen_at)),
    ...{ balance: BigInt(row.balance), test_balance: BigInt(row.test_balance) },
    ...{ completes: Number(row.completes), reversals: Number(row.reversals) },
  }));
}

/** A few are read by their keys, whatever a page of all of them would be read by. */
const usersOf = ({ among }: UserFilter): SQL =>
  among === undefined
    ? sql`users`
    : sql`(
        select users.* from jsonb_to_recordset(${JSON.stringify(among)}::jsonb) as one (app_id text, user_id bigint)
          join users on users.app_id = one.app_id and users.id = one.user_id
        where one.app_id = apps.id offset 0
      ) as users`;

function conditions(
  { state, country, seen_since, among }: UserFilter,
  { after, now }: { readonly after: UserCursor | null; readonly now: Date },
): SQL {
  const isOver = sql`users.state_until <= ${now.toISOString()}::timestamptz`;
  const parts: SQL[] = [];
  if (state === 'active') parts.push(sql`(users.state = 'active' or ${isOver})`);
  // Said twice: the first one chooses the index of the few.
  else if (state)
    parts.push(sql`users.state <> 'active' and users.state = ${state} and ${isOver} is not true`);
  // Whoever was erased is found by what is left of them, and listed nowhere.
  if (!among)
    parts.push(sql`not (users.state = 'closed' and starts_with(users.uuid, 'erased-')
    and users.state_set_at = users.seen_at)`);
  if (country) parts.push(sql`users.country = ${country}`);
  if (seen_since) parts.push(sql`users.seen_at >= ${seen_since.toISOString()}::timestamptz`);
  if (after) {
    const at = sql`${after.seen_at.toISOString()}::timestamptz`;
    parts.push(sql`users.seen_at <= ${at}
      and (users.seen_at, users.app_id, users.id) < (${at}, ${after.app_id}, ${after.id}::bigint)`);
  }
  return parts.length === 0 ? sql`` : sql`and ${sql.join(parts, sql` and `)}`;
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
