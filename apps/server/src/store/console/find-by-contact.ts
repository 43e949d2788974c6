// Whose a mail address, a ticket's number or an id at a supplier is, within a scope: each by an index.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { findOwners } from './find.ts';
import type { Scope } from './scope.ts';
import type { FoundUser } from './users-by-id.ts';

/** Who has written a ticket from this address, or is told of surveys by it. */
export const findMailOwners = (on: Queryable, scope: Scope, mail: string, most: number) =>
  findOwners(
    on,
    scope,
    sql`select app_id, user_id from tickets where lower(email) = lower(${mail})
      union select app_id, user_id from survey_alerts where lower(email) = lower(${mail})`,
    most,
  );

/** What a supplier or a network knows the person by, revoked ones too. */
export const findSupplierPersonOwners = (on: Queryable, scope: Scope, person: string, most: number) =>
  findOwners(
    on,
    scope,
    sql`select supplier_people.app_id, supplier_people.user_id
      from (select id from suppliers union select id from offer_networks) as source
        join supplier_people on supplier_people.supplier_id = source.id and supplier_people.person = ${person}`,
    most,
  );

export interface NumberedTicket extends FoundUser {
  readonly ticket_id: string;
}

/** `number`: the first eight digits of the id, as the console shows it. */
export async function findTicketsByNumber(
  on: Queryable,
  scope: Scope,
  number: string,
  most: number,
): Promise<NumberedTicket[]> {
  const { rows } = await on.execute<{ id: string; app_id: string; user_id: string }>(sql`
    select id, app_id, user_id from tickets
    where id between ${`${number}-0000-0000-0000-000000000000`}::uuid
      and ${`${number}-ffff-ffff-ffff-ffffffffffff`}::uuid
    order by id limit ${most}`);
  const found = await Promise.all(
    rows.map(async ({ id, app_id, user_id }) => {
      const owners = await findOwners(
        on,
        scope,
        sql`select ${app_id}::text as app_id, ${user_id}::bigint as user_id`,
        1,
      );
      return owners.map((owner) => ({ ...owner, ticket_id: id }));
    }),
  );
  return found.flat();
}
