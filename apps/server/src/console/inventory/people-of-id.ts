// Whom an explanation is asked about by one id: one person, or several apps that know it.
import type { SurveyVerdict } from '@earnwall/contract/entities/inventory';
import { ApiError } from '#request/api-error.ts';
import type { Scope } from '#store/console/scope.ts';
import { findUsersById } from '#store/console/users-by-id.ts';
import type { Queryable } from '#store/engine/queryable.ts';

const mostPeople = 20;

type Named = Pick<SurveyVerdict, 'app' | 'uhash' | 'uuid'> & { readonly app_name: string };

export interface PeopleOfId {
  /** Null where several apps know the id. */
  readonly one: { readonly app: string; readonly uhash: string } | null;
  readonly people: Named[];
}

export async function findPeopleOfId(
  on: Queryable,
  scope: Scope,
  asked: { readonly user: string; readonly app?: string | undefined },
): Promise<PeopleOfId> {
  const known = await findUsersById(on, scope, asked.user.trim(), mostPeople);
  const found = asked.app === undefined ? known : known.filter(({ app_id }) => app_id === asked.app);
  const people = found.map(({ app_id, app_name, uhash, uuid }) => ({ app: app_id, app_name, uhash, uuid }));
  const [first, ...others] = people;
  if (!first) throw new ApiError('not-found', 'There is no such user.');
  return { one: others.length > 0 ? null : { app: first.app, uhash: first.uhash }, people };
}
