// The inbox of the console: tickets by state, app, language and who has taken them.
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#store/console/scope.ts';
import { inScope } from '#store/console/scope.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { people } from '#store/schema/people.ts';
import { tickets } from '#store/schema/tickets.ts';
import { users } from '#store/schema/users.ts';
import { hasDeadMail } from './mails.ts';
import { fileCount, replyCount, type TicketRecord } from './tickets.ts';

export type InboxLine = Awaited<ReturnType<typeof findInbox>>[number];

export interface InboxFilter {
  state: TicketRecord['state'];
  app_id: string | null;
  language: string | null;
  /** Null: whoever has taken it, or nobody. */
  assigned_to: string | null;
}

export interface InboxPlace {
  at: Date;
  id: string;
}

const isUnseen = sql<boolean>`(tickets.operator_seen_at is null or exists (
  select from ticket_replies said where said.ticket_id = tickets.id and said.author = 'user'
    and said.at > tickets.operator_seen_at
))`;

const isMeant = (scope: Scope, { state, app_id, language, assigned_to }: InboxFilter): SQL | undefined =>
  and(
    inScope(apps.publisher_id, scope),
    eq(tickets.state, state),
    app_id === null ? undefined : eq(tickets.app_id, app_id),
    language === null ? undefined : eq(tickets.language, language),
    assigned_to === null ? undefined : eq(tickets.assigned_to, assigned_to),
  );

/** Open tickets by who waits longest; others the latest first. `after` is the last one of the page before. */
export function findInbox(
  on: Queryable,
  scope: Scope,
  filter: InboxFilter,
  { most, after }: { most: number; after: InboxPlace | null },
) {
  const isOpen = filter.state === 'open';
  const at = isOpen ? tickets.waiting_since : tickets.updated_at;
  const last = after && sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const isNext =
    last && (isOpen ? sql`(${at}, ${tickets.id}) > ${last}` : sql`(${at}, ${tickets.id}) < ${last}`);
  const order = isOpen ? asc : desc;
  return on
    .select({
      ...{ id: tickets.id, app_id: tickets.app_id, uhash: users.uhash, uuid: users.uuid, at },
      ...{ kind: tickets.kind, appeal: tickets.appeal },
      ...{ state: tickets.state, language: tickets.language },
      excerpt: sql<string>`left(${tickets.text}, 200)`,
      ...{ created_at: tickets.created_at, updated_at: tickets.updated_at },
      ...{ waiting_since: tickets.waiting_since, files: fileCount, replies: replyCount, unread: isUnseen },
      assignee: { id: people.id, name: people.name, publisher_id: people.publisher_id },
      mail_failed: hasDeadMail,
    })
    .from(tickets)
    .innerJoin(users, and(eq(users.app_id, tickets.app_id), eq(users.id, tickets.user_id)))
    .innerJoin(apps, eq(apps.id, tickets.app_id))
    .leftJoin(people, eq(people.id, tickets.assigned_to))
    .where(and(isMeant(scope, filter), isNext ?? undefined))
    .orderBy(order(at), order(tickets.id))
    .limit(most);
}

const mostCounted = 1000;

/** How many are open, and in which languages; the first thousand are counted. */
export async function countOpen(
  on: Queryable,
  scope: Scope,
  filter: Omit<InboxFilter, 'state'>,
): Promise<{ open: number; languages: string[] }> {
  const open = on
    .select({ language: tickets.language })
    .from(tickets)
    .innerJoin(apps, eq(apps.id, tickets.app_id))
    .where(isMeant(scope, { ...filter, state: 'open' }))
    .limit(mostCounted)
    .as('open');
  const rows = await on
    .select({ language: open.language, count: sql<number>`count(*)::int` })
    .from(open)
    .groupBy(open.language)
    .orderBy(asc(open.language));
  return {
    open: rows.reduce((sum, { count }) => sum + count, 0),
    languages: rows.map(({ language }) => language),
  };
}
