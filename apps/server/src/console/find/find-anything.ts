// Finds a thing by whatever id somebody has pasted, among what the asker may see. Whoever finds a user has viewed them.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordView } from '#store/console/audit.ts';
import {
  findApps,
  findClickOwner,
  findPeople,
  findPostbackOwner,
  findTicketOwner,
  findTransactionOwners,
} from '#store/console/find.ts';
import { type FoundUser, findUsersById } from '#store/console/users-by-id.ts';
import type { ViewedItems } from '#store/schema/audit-events.ts';

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
const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const part = encodeURIComponent;
/** Ids of clicks give access to them: only the beginning is shown. */
const shortened = (id: string): string => (id.length > 13 ? `${id.slice(0, 12)}…` : id);

export async function findAnything(
  { database: { db }, now }: Pick<Context, 'database' | 'now'>,
  by: Operator,
  given: string,
): Promise<Found[]> {
  const { scope, capabilities } = by;
  const [users, people, postbacks] = (['users:read', 'team', 'postbacks:read'] as const).map((capability) =>
    capabilities.has(capability),
  );
  const appPath = (app: string) => `/apps/${part(app)}/settings`;
  /** The person's own page is still to come. */
  const userPath = ({ app_id, uhash }: FoundUser) =>
    capabilities.has('audit') ? `/audit?user=${part(uhash)}` : appPath(app_id);
  const asUser =
    (kind: 'user' | 'click' | 'transaction', label?: string) =>
    (user: FoundUser): Hit => {
      const hint = label === undefined ? user.app_name : `${user.uuid}, ${user.app_name}`;
      return { found: { kind, label: label ?? user.uuid, path: userPath(user), hint }, user };
    };
  const groups: Hit[][] = await Promise.all([
    users ? findUsersById(db, scope, given, mostOfAKind).then((all) => all.map(asUser('user'))) : [],
    users ? findClickOwner(db, scope, given).then((all) => all.map(asUser('click', shortened(given)))) : [],
    users
      ? findTransactionOwners(db, scope, given, mostOfAKind).then((all) =>
          all.map(asUser('transaction', given)),
        )
      : [],
    users && isUuid(given)
      ? findTicketOwner(db, scope, given).then((all) =>
          all.map((user): Hit => {
            const found = { kind: 'ticket', label: 'Ticket', path: appPath(user.app_id) } as const;
            return { found: { ...found, hint: user.app_name }, user, about: { tickets: [given] } };
          }),
        )
      : [],
    postbacks && isUuid(given)
      ? findPostbackOwner(db, scope, given).then((all) =>
          all.map(({ app_id, app_name }): Hit => {
            const path = appPath(app_id);
            return { found: { kind: 'postback', label: given, path, hint: app_name } };
          }),
        )
      : [],
    capabilities.has('apps:read')
      ? findApps(db, scope, given, mostOfAKind).then((all) =>
          all.map(({ id, name, publisher_name }) => ({
            found: { kind: 'app', label: name, path: appPath(id), hint: publisher_name } as const,
          })),
        )
      : [],
    people
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
