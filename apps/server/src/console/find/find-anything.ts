// Finds a thing by whatever id somebody has pasted, among what the asker may see. Whoever finds a user has viewed them.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordView } from '#store/console/audit.ts';
import { findApps, findPeople } from '#store/console/find.ts';
import type { FoundUser } from '#store/console/users-by-id.ts';
import type { ViewedItems } from '#store/schema/audit-events.ts';
import { findOwnersOfId, type OwnerOfId } from './users-of-id.ts';

type Found = ConsoleAnswerOf<'console/find/get-find'>['found'][number];

interface Hit {
  readonly found: Found;
  /** Whom the asker sees by it. */
  readonly user?: FoundUser;
  readonly about?: ViewedItems;
}

const what = 'console/find/get-find';
const most = 10;
const mostOfAKind = 5;
const part = encodeURIComponent;
/** Ids of clicks give access to them: only the beginning is shown. */
const shortened = (id: string): string => (id.length > 13 ? `${id.slice(0, 12)}…` : id);

export async function findAnything(
  { database: { db }, now }: Pick<Context, 'database' | 'now'>,
  by: Operator,
  given: string,
): Promise<Found[]> {
  const { scope, capabilities } = by;
  const groups: Hit[][] = await Promise.all([
    capabilities.has('users:read')
      ? findOwnersOfId(db, scope, given, mostOfAKind).then((all) => all.map((owner) => hitOf(owner, given)))
      : [],
    capabilities.has('apps:read')
      ? findApps(db, scope, given, mostOfAKind).then((all) =>
          all.map(({ id, name, publisher_name }) => ({
            found: {
              kind: 'app',
              label: name,
              path: `/apps/${part(id)}/settings`,
              hint: publisher_name,
            } as const,
          })),
        )
      : [],
    capabilities.has('team')
      ? findPeople(db, scope, given, mostOfAKind).then((all) =>
          all.map(({ id, name, email, role }) => ({
            found: {
              kind: 'person',
              label: name,
              path: `/team?open=${id}`,
              hint: `${email}, ${role}`,
            } as const,
          })),
        )
      : [],
  ]);
  const hits = groups.flat().slice(0, most);
  for (const { user, about } of hits)
    if (user) await recordView(db, { by, what, at: now(), user, ...(about && { about }) });
  return hits.map(({ found }) => found);
}

function hitOf({ kind, user, item }: OwnerOfId, given: string): Hit {
  const { app_id, app_name, uhash, uuid } = user;
  const page = `/users/${part(app_id)}/${part(uhash)}`;
  if (kind === 'ticket')
    return {
      found: {
        kind,
        label: `Ticket #${(item ?? '').slice(0, 8)}`,
        path: `/tickets/${part(item ?? '')}`,
        hint: `${uuid}, ${app_name}`,
      },
      ...{ user, about: { tickets: [item ?? ''] } },
    };
  if (kind === 'user') return { found: { kind, label: uuid, path: page, hint: app_name }, user };
  const label = kind === 'click' ? shortened(given) : given;
  const path =
    kind === 'postback'
      ? `/postbacks?app=${part(app_id)}&open=${part(wireTransactionId(item ?? ''))}`
      : `${page}?item=${part(item ?? '')}`;
  return { found: { kind, label, path, hint: `${uuid}, ${app_name}` }, user };
}
