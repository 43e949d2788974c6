// Everything that is stored about one person: to be handed out, or erased.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';
import type { UserRecord } from './users.ts';

type Row = Record<string, unknown>;
type User = Pick<UserRecord, 'app_id' | 'id'>;

/** The rows of each table that has some, as JSON; without the ledger. */
export async function findPersonalData(on: Queryable, user: User): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const personal of [ownRow, ...personalTables.filter(({ isInLedger }) => !isInLedger)]) {
    const hidden = ['app_id', 'user_id', ...(personal.hidden ?? [])];
    const { rows } = await on.execute<{ row: Row }>(sql`
      select to_jsonb(held) - ${sql.param(hidden)}::text[] as row
      from ${sql.identifier(personal.table)} as held where ${rowsOf(personal, user)}`);
    if (rows.length > 0) found[personal.table] = rows.map(({ row }) => row);
  }
  return found;
}

/** The user's own row is not in the list: an erasure replaces its ids. */
const ownRow: PersonalTable = {
  table: 'users',
  rows: ({ app_id, id }) => sql`app_id = ${app_id} and id = ${id}`,
  hidden: ['id', 'uhash', 'phone_digest', 'version'],
  erase: 'keep',
};

/** Resolves to the keys of the files that belonged to the user's tickets. */
export async function erasePersonalData(
  tx: Tx,
  user: User,
  replaced: { readonly uuid: string; readonly uhash: string; readonly at: Date },
): Promise<string[]> {
  const { rows } = await tx.execute<{ file_key: string }>(sql`
    select file_key from ticket_files join tickets on tickets.id = ticket_files.ticket_id
    where tickets.app_id = ${user.app_id} and tickets.user_id = ${user.id}`);
  for (const personal of personalTables) {
    const table = sql.identifier(personal.table);
    if (personal.erase === 'delete')
      await tx.execute(sql`delete from ${table} where ${rowsOf(personal, user)}`);
    else if (personal.erase !== 'keep')
      await tx.execute(sql`update ${table} set ${personal.erase} where ${rowsOf(personal, user)}`);
  }
  const at = replaced.at.toISOString();
  await tx.execute(sql`
    update users set uuid = ${replaced.uuid}, uhash = ${replaced.uhash}, state = 'closed', state_scope = 'all',
      state_until = null, state_set_at = ${at}, state_reason = null, state_reasons = '[]', country = null, source = null,
      notification = null, framed = null, birthday = null, policy_optin = false, update_profile = false,
      profile_reviewed_at = null, version = version + 1, phone_verified_at = null, phone_digest = null,
      extension_status = null, extension_bonus = null, device_manufacturer = null, device_model = null,
      created_at = date_trunc('day', created_at, 'UTC'), seen_at = ${at}
    where app_id = ${user.app_id} and id = ${user.id}`);
  return rows.map(({ file_key }) => file_key);
}

function rowsOf({ rows }: PersonalTable, user: User): SQL {
  return rows?.(user) ?? sql`app_id = ${user.app_id} and user_id = ${user.id}`;
}
