// Whom an explanation is asked about by any id of theirs: one person, or several that it may be. Whoever is named to the
// asker was viewed.
import type { SurveyVerdict } from '@earnwall/contract/entities/inventory';
import { findOwnersOfId } from '#console/find/users-of-id.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordView } from '#store/console/audit.ts';

const mostPeople = 20;

type Named = Pick<SurveyVerdict, 'app' | 'uhash' | 'uuid'> & { readonly app_name: string };

export interface PeopleOfId {
  /** Null where it may be several. */
  readonly one: { readonly app: string; readonly uhash: string } | null;
  readonly people: Named[];
}

export async function findPeopleOfId(
  { database: { db }, now }: Pick<Context, 'database' | 'now'>,
  by: Operator,
  /** The call that names them. */
  what: string,
  asked: { readonly user: string; readonly app?: string | undefined },
): Promise<PeopleOfId> {
  const owners = await findOwnersOfId(db, by.scope, asked.user.trim(), mostPeople);
  const known = new Map(owners.map(({ user }) => [`${user.app_id} ${user.user_id}`, user]));
  const found = [...known.values()].filter(({ app_id }) => asked.app === undefined || app_id === asked.app);
  const people = found.map(({ app_id, app_name, uhash, uuid }) => ({ app: app_id, app_name, uhash, uuid }));
  const [first, ...others] = people;
  if (!first) throw new ApiError('not-found', 'There is no such user.');
  for (const user of found) await recordView(db, { by, what, at: now(), user });
  return { one: others.length > 0 ? null : { app: first.app, uhash: first.uhash }, people };
}
