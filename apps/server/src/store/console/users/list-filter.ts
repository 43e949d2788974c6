// Who is on the list of users, and where a page of it begins.
import { type SQL, sql } from 'drizzle-orm';
import type { userStates } from '#store/schema/users.ts';
import type { FiguresFilter } from './figures-filter.ts';

export interface UserFilter {
  readonly state?: (typeof userStates)[number] | undefined;
  readonly country?: string | undefined;
  readonly seen_since?: Date | undefined;
  readonly figures?: FiguresFilter | undefined;
  /** These only. */
  readonly among?: readonly { readonly app_id: string; readonly user_id: number }[] | undefined;
}

export interface UserCursor {
  readonly seen_at: Date;
  readonly app_id: string;
  readonly id: number;
}

/** A few are read by their keys, whatever a page of all of them would be read by. */
export const usersOf = ({ among }: UserFilter): SQL =>
  among === undefined
    ? sql`users`
    : sql`(
        select users.* from jsonb_to_recordset(${JSON.stringify(among)}::jsonb) as one (app_id text, user_id bigint)
          join users on users.app_id = one.app_id and users.id = one.user_id
        where one.app_id = apps.id offset 0
      ) as users`;

export function conditions(
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
