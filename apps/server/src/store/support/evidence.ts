// What the books and the postbacks say about one attempt, and which other tickets its user has written.
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { movements } from '#store/schema/ledger.ts';
import { operator_movements } from '#store/schema/operator-movements.ts';
import { people } from '#store/schema/people.ts';
import type { loggedStates } from '#store/schema/postbacks.ts';
import { suppliers } from '#store/schema/surveys.ts';
import { tickets } from '#store/schema/tickets.ts';

interface UserKey {
  readonly app_id: string;
  readonly id: number;
}

export interface BookedMovement {
  readonly transaction_id: string;
  readonly kind: string;
  readonly at: Date;
  readonly amount: bigint;
  readonly test: boolean;
  /** A person of the console made it good. */
  readonly by_hand: boolean;
  /** Null where none is due for this movement. */
  readonly postback: (typeof loggedStates)[number] | 'waiting' | null;
  readonly tries: number;
  readonly status: number | null;
}

interface RawMovement extends Record<string, unknown> {
  transaction_id: string;
  kind: string;
  at: string;
  amount: string;
  test: boolean;
  by_hand: boolean;
  postback: BookedMovement['postback'];
  tries: number;
  status: number | null;
}

const most = 100;

/**
 * What a click has moved on the user's side, and what people of the console credited for it, in the order of time, each with
 * its postback.
 */
export async function findBooked(on: Queryable, user: UserKey, cid: string): Promise<BookedMovement[]> {
  const { rows } = await on.execute<RawMovement>(sql`
    select moved.*, coalesce(jsonb_array_length(attempts), 0) as tries, (attempts -> -1 ->> 'status')::int as status
    from (
      select movements.transaction_id, movements.kind, movements.at, lines.amount,
        accounts.kind = 'user_test' as test, by_hand.transaction_id is not null as by_hand,
        case when waiting.id is null then logged.state else 'waiting' end as postback,
        coalesce(waiting.attempts, logged.attempts) as attempts, movements.id
      from movements
        join lines on lines.movement_id = movements.id
        join accounts on accounts.id = lines.account_id and accounts.user_id = movements.user_id
          and accounts.kind in ('user', 'user_test') and accounts.currency = 'app'
        left join operator_movements as by_hand on by_hand.transaction_id = movements.transaction_id
        left join postback_queue as waiting on waiting.id = movements.id
        left join postback_log as logged on logged.id = movements.id
      where movements.app_id = ${user.app_id} and movements.user_id = ${user.id}
        and (movements.cid = ${cid} or by_hand.cid = ${cid})
      order by movements.at, movements.id
      limit ${most}
    ) as moved order by moved.at, moved.id`);
  return rows.map(({ transaction_id, kind, at, amount, test, by_hand, postback, tries, status }) => ({
    ...{ transaction_id, kind, test, by_hand, postback, tries, status },
    ...{ at: new Date(at), amount: BigInt(amount) },
  }));
}

/** What was credited and debited by hand for a ticket, in the order of time. */
export function findTicketCredits(on: Queryable, user: UserKey, ticket_id: string) {
  const moved = operator_movements;
  const undo = alias(operator_movements, 'undo');
  return on
    .select({
      ...{ transaction_id: moved.transaction_id, kind: moved.kind, amount: moved.amount, at: moved.at },
      ...{ reason: movements.reason, undone_by: undo.transaction_id },
      app: { decimals: apps.decimals, currency_name: apps.currency_name },
      by: { id: people.id, name: people.name, publisher_id: people.publisher_id },
    })
    .from(moved)
    .innerJoin(apps, eq(apps.id, moved.app_id))
    .innerJoin(
      movements,
      and(
        ...[eq(movements.app_id, moved.app_id), eq(movements.user_id, moved.user_id)],
        ...[eq(movements.at, moved.at), eq(movements.transaction_id, moved.transaction_id)],
      ),
    )
    .leftJoin(undo, eq(undo.undoes, moved.transaction_id))
    .leftJoin(people, eq(people.id, moved.person_id))
    .where(isCreditOf(user, ticket_id))
    .orderBy(asc(moved.at), asc(moved.transaction_id))
    .limit(most);
}

export const countTicketCredits = (on: Queryable, user: UserKey, ticket_id: string): Promise<number> =>
  on.$count(operator_movements, isCreditOf(user, ticket_id));

const isCreditOf = (user: UserKey, ticket_id: string) =>
  and(
    ...[eq(operator_movements.app_id, user.app_id), eq(operator_movements.user_id, user.id)],
    eq(operator_movements.ticket_id, ticket_id),
  );

/** By their ids. */
export async function findSupplierNames(on: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await on
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(inArray(suppliers.id, [...ids]));
  return new Map(found.map(({ id, name }) => [id, name]));
}

const firstAnswer = sql<Date | null>`(
  select min(said.at) from ticket_replies said where said.ticket_id = tickets.id and said.author = 'operator'
)`.mapWith((at: string | Date | null) => (at === null ? null : new Date(at)));

/** The latest first. */
export function findOtherTickets(on: Queryable, user: UserKey, ticket_id: string, howMany: number) {
  return on
    .select({
      ...{ id: tickets.id, state: tickets.state, created_at: tickets.created_at },
      excerpt: sql<string>`left(${tickets.text}, 200)`,
      answered_at: firstAnswer,
    })
    .from(tickets)
    .where(isOther(user, ticket_id))
    .orderBy(desc(tickets.created_at), desc(tickets.id))
    .limit(howMany);
}

export const countOtherTickets = (on: Queryable, user: UserKey, ticket_id: string): Promise<number> =>
  on.$count(tickets, isOther(user, ticket_id));

const isOther = (user: UserKey, ticket_id: string) =>
  and(eq(tickets.app_id, user.app_id), eq(tickets.user_id, user.id), ne(tickets.id, ticket_id));
