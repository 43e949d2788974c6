// A look at one person: it is in the audit before anything is answered.
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordView } from '#store/console/audit.ts';
import { findAccount } from '#store/people/account-states.ts';
import type { UserRecord } from '#store/people/users.ts';
import { findErased } from './erased.ts';

export async function lookAt(
  { database: { db }, now }: Pick<Context, 'database' | 'now'>,
  { params, operator }: { params: { app: string; uhash: string }; operator: Operator },
  what: string,
): Promise<UserRecord> {
  const user = await findAccount(db, { app_id: params.app, uhash: params.uhash });
  if (!user) throw await unknown(db, params, operator);
  const { app_id, id: user_id } = user;
  await recordView(db, { by: operator, what, at: now(), user: { app_id, user_id } });
  return user;
}

async function unknown(
  db: Context['database']['db'],
  { app, uhash }: { app: string; uhash: string },
  { scope }: Operator,
): Promise<ApiError> {
  const erased_at = await findErased(db, { scope, app_id: app }, uhash);
  return new ApiError(
    'not-found',
    erased_at
      ? `This person was erased on ${erased_at.toISOString().slice(0, 10)}.`
      : 'There is no such user.',
  );
}
