// Things of the product by their exact ids, within a scope: each by an index.
import { and, asc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { isOfTransactions } from '#store/publishers/postbacks-of-transactions.ts';
import { apps } from '#store/schema/apps.ts';
import { people } from '#store/schema/people.ts';
import { publishers } from '#store/schema/publishers.ts';
import { inScope, type Scope } from './scope.ts';
import { type FoundUser, type FoundUserRow, toFoundUser } from './users-by-id.ts';

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** By the id, or a part of the name. */
export function findApps(on: Queryable, scope: Scope, given: string, most: number) {
  return on
    .select({ id: apps.id, name: apps.name, publisher_name: publishers.name })
    .from(apps)
    .innerJoin(publishers, eq(publishers.id, apps.publisher_id))
    .where(
      and(inScope(apps.publisher_id, scope), or(eq(apps.id, given), ilike(apps.name, containing(given)))),
    )
    .orderBy(asc(apps.name), asc(apps.id))
    .limit(most);
}

/** By the mail, or a part of the name. */
export function findPeople(on: Queryable, scope: Scope, given: string, most: number) {
  const isMeant = or(eq(people.email, given.toLowerCase()), ilike(people.name, containing(given)));
  return on
    .select({ id: people.id, name: people.name, email: people.email, role: people.role })
    .from(people)
    .where(and(inScope(people.publisher_id, scope), isNull(people.removed_at), isMeant))
    .orderBy(asc(people.name))
    .limit(most);
}

const owner = sql`apps.id as app_id, apps.name as app_name, users.id as user_id, users.uuid, users.uhash`;
const ofOwner = sql`
  join ${apps} on apps.id = found.app_id
  join users on users.app_id = found.app_id and users.id = found.user_id`;

/** `found` has the columns app_id and user_id. */
export async function findOwners(
  on: Queryable,
  scope: Scope,
  found: ReturnType<typeof sql>,
  most: number,
): Promise<FoundUser[]> {
  const { rows } = await on.execute<FoundUserRow>(sql`
    select ${owner} from (${found}) as found ${ofOwner} where ${inScope(apps.publisher_id, scope)} limit ${most}`);
  return rows.map(toFoundUser);
}

/** Whose click it is, on a survey or an offer. */
export const findClickOwner = (on: Queryable, scope: Scope, cid: string) =>
  findOwners(
    on,
    scope,
    sql`select app_id, user_id from clicks where cid = ${cid}
      union all select app_id, user_id from offer_clicks where id = ${cid}`,
    1,
  );

/** Whose transaction of a supplier or an offer network it is. */
export const findTransactionOwners = (on: Queryable, scope: Scope, given: string, most: number) =>
  findOwners(
    on,
    scope,
    sql`select clicks.app_id, clicks.user_id from suppliers
        join supplier_reports on supplier_reports.supplier_id = suppliers.id
          and supplier_reports.transaction = ${given}
        join clicks on clicks.cid = supplier_reports.cid
      union
      select offer_clicks.app_id, offer_clicks.user_id from offer_networks
        join offer_events on offer_events.network_id = offer_networks.id and offer_events.transaction = ${given}
        join offer_clicks on offer_clicks.id = offer_events.click_id`,
    most,
  );

/** The postback of a transaction, while it waits or is in the log. */
export const findPostbackOwner = (on: Queryable, scope: Scope, transaction_id: string) =>
  findOwners(
    on,
    scope,
    sql`select app_id, user_id from postback_queue as postback where ${isOfTransactions([transaction_id])}
      union all select app_id, user_id from postback_log as postback where ${isOfTransactions([transaction_id])}`,
    1,
  );

/** Whose movement it is, however old. */
export const findMovementOwner = (on: Queryable, scope: Scope, transaction_id: string) =>
  findOwners(
    on,
    scope,
    sql`select app_id, user_id from movements where transaction_id = ${transaction_id}::uuid`,
    1,
  );

export const findTicketOwner = (on: Queryable, scope: Scope, id: string) =>
  findOwners(on, scope, sql`select app_id, user_id from tickets where id = ${id}::uuid`, 1);
