// What was said in a ticket, replies and notes together: by their ids, to see whether a thread has moved on.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

/** The last `most` ones, the oldest first. */
export async function findEntryIds(on: Queryable, ticket_id: string, most: number): Promise<string[]> {
  const { rows } = await on.execute<{ id: string }>(sql`
    select id from (
      (select id, at from ticket_replies where ticket_id = ${ticket_id} order by at desc, id desc limit ${most})
      union all
      (select id, at from ticket_notes where ticket_id = ${ticket_id} order by at desc, id desc limit ${most})
    ) as said order by at desc, id desc limit ${most}`);
  return rows.map(({ id }) => id).reverse();
}

export async function hasReply(
  on: Queryable,
  { ticket_id, idempotency_key }: { ticket_id: string; idempotency_key: string },
): Promise<boolean> {
  const { rows } = await on.execute(sql`
    select 1 from ticket_replies where ticket_id = ${ticket_id} and idempotency_key = ${idempotency_key}`);
  return rows.length > 0;
}
