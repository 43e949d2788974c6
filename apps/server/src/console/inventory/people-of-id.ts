// Whom an explanation is asked about by any id of theirs: one person, or several that it may be.
import type { SurveyVerdict } from '@earnwall/contract/entities/inventory';
import { findOwnersOfId } from '#console/find/users-of-id.ts';
import { ApiError } from '#request/api-error.ts';
import type { Scope } from '#store/console/scope.ts';
import type { Queryable } from '#store/engine/queryable.ts';

const mostPeople = 20;

type Named = Pick<SurveyVerdict, 'app' | 'uhash' | 'uuid'> & { readonly app_name: string };

export interface PeopleOfId {
  /** Null where it may be several. */
  readonly one: { readonly app: string; readonly uhash: string } | null;
  readonly people: Named[];
}

export async function findPeopleOfId(
  on: Queryable,
  scope: Scope,
  asked: { readonly user: string; readonly app?: string | undefined },
): Promise<PeopleOfId> {
  const owners = await findOwnersOfId(on, scope, asked.user.trim(), mostPeople);
  const known = new Map(owners.map(({ user }) => [`${user.app_id} ${user.user_id}`, user]));
  const found = [...known.values()].filter(({ app_id }) => asked.app === undefined || app_id === asked.app);
  const people = found.map(({ app_id, app_name, uhash, uuid }) => ({ app: app_id, app_name, uhash, uuid }));
  const [first, ...others] = people;
  if (!first) throw new ApiError('not-found', 'There is no such user.');
  return { one: others.length > 0 ? null : { app: first.app, uhash: first.uhash }, people };
}
