// Who has a ticket open, on any node: rows that end by themselves.
import type { Presence } from '@earnwall/contract/presence';
import { and, asc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { people } from '#store/schema/people.ts';
import { ticket_presence } from '#store/schema/ticket-work.ts';

interface Present {
  ticket_id: string;
  person_id: string;
}

const { ticket_id, person_id, doing, until } = ticket_presence;

export async function notePresence(
  on: Queryable,
  present: Present & { doing: Presence; until: Date },
): Promise<void> {
  const set = { doing: present.doing, until: present.until };
  await on
    .insert(ticket_presence)
    .values(present)
    .onConflictDoUpdate({ target: [ticket_id, person_id], set });
}

export async function endPresence(on: Queryable, present: Present): Promise<void> {
  await on
    .delete(ticket_presence)
    .where(and(eq(ticket_id, present.ticket_id), eq(person_id, present.person_id)));
}

/** The others; whoever writes comes first. */
export async function findOthers(on: Queryable, present: Present, now: Date, most: number) {
  const others = await on
    .select({ id: people.id, name: people.name, publisher_id: people.publisher_id, doing })
    .from(ticket_presence)
    .innerJoin(people, eq(people.id, person_id))
    .where(and(eq(ticket_id, present.ticket_id), ne(person_id, present.person_id), gt(until, now)))
    .orderBy(asc(people.name), asc(people.id))
    .limit(most);
  return [...others].sort(
    (one, other) => Number(one.doing === 'looking') - Number(other.doing === 'looking'),
  );
}

/** What has ended is of no use to anybody; a few at a time, and never one that another node deletes. */
export async function sweepPresence(on: Queryable, now: Date, most = 50): Promise<void> {
  const ended = on
    .select({ person_id })
    .from(ticket_presence)
    .where(lte(until, now))
    .limit(most)
    .for('update', { skipLocked: true });
  await on.delete(ticket_presence).where(and(inArray(person_id, ended), lte(until, now)));
}
