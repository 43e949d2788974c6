// Appeals against the state of an account: one ticket for each time a state was set (decision 0108).
import { roles } from '@earnwall/contract/console-access';
import { may } from '@earnwall/domain/console/access';
import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { apps } from '#store/schema/apps.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { people } from '#store/schema/people.ts';
import { ticket_replies, tickets } from '#store/schema/tickets.ts';
import type { TicketRecord } from './tickets.ts';

type StateOwner = Pick<UserRecord, 'app_id' | 'id' | 'state_set_at' | 'created_at'>;

/** When the state was set; one that nobody is on record for has applied from the beginning. */
export const stateSetAt = ({ state_set_at, created_at }: StateOwner): Date => state_set_at ?? created_at;

/** The appeal against the state that was set last. */
export async function findAppeal(on: Queryable, user: StateOwner): Promise<TicketRecord | null> {
  const isOf = and(eq(tickets.app_id, user.app_id), eq(tickets.user_id, user.id));
  const [appeal] = await on
    .select()
    .from(tickets)
    .where(and(isOf, eq(tickets.appeal_of, stateSetAt(user))));
  return appeal ?? null;
}

/** When operators last answered it. */
export async function findLastAnswer(on: Queryable, ticket_id: string): Promise<Date | null> {
  const [last] = await on
    .select({ at: ticket_replies.at })
    .from(ticket_replies)
    .where(and(eq(ticket_replies.ticket_id, ticket_id), eq(ticket_replies.author, 'operator')))
    .orderBy(desc(ticket_replies.at))
    .limit(1);
  return last?.at ?? null;
}

/** The person who set the state, where somebody else could answer an appeal against it; null otherwise. */
export async function findReplaceableSetter(on: Queryable, user: UserRecord): Promise<string | null> {
  const event = audit_events;
  const [set] = await on
    .select({ person_id: event.person_id })
    .from(event)
    .where(
      and(
        ...[eq(event.app_id, user.app_id), eq(event.user_id, user.id), eq(event.kind, 'change')],
        ...[eq(event.at, stateSetAt(user)), sql`starts_with(${event.what}, ${`${user.state} (`})`],
      ),
    )
    .orderBy(desc(event.id))
    .limit(1);
  if (!set?.person_id) return null;
  const answering = roles.filter((role) => may(role, 'users:write'));
  const [another] = await on
    .select({ id: people.id })
    .from(people)
    .innerJoin(apps, eq(apps.id, user.app_id))
    .where(
      and(
        ...[ne(people.id, set.person_id), isNull(people.removed_at), inArray(people.role, answering)],
        or(isNull(people.publisher_id), eq(people.publisher_id, apps.publisher_id)),
      ),
    )
    .limit(1);
  return another ? set.person_id : null;
}
