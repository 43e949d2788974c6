// What people change about themselves.
import type { ConsolePreferences } from '@earnwall/contract/entities/console-preferences';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordAccess, recordChange } from '#store/console/audit.ts';
import { changePerson, type PersonWithPublisher } from '#store/console/people.ts';
import { endResetsOf } from '#store/console/resets.ts';
import { endSessionsOf } from '#store/console/sessions.ts';
import { counted } from './attempts.ts';
import { accountKey } from './digests.ts';
import { fieldError } from './field-error.ts';
import { requireFreshFactor } from './fresh-factor.ts';
import { newPassword } from './new-password.ts';
import { requirePerson, sessionOf } from './person-actor.ts';
import { renewSession } from './sessions.ts';

export async function rename(ctx: Context, operator: Operator, name: string): Promise<PersonWithPublisher> {
  const person = await requirePerson(ctx, operator);
  const { publisher_id } = person;
  await ctx.database.transaction(async (tx) => {
    await changePerson(tx, person.id, { name });
    const changes = [{ field: 'name', old: person.name, new: name }];
    await recordChange(tx, { by: operator, what: 'own name changed', at: ctx.now(), publisher_id, changes });
  });
  return { ...person, name };
}

export async function setPreferences(
  ctx: Context,
  operator: Operator,
  preferences: ConsolePreferences,
): Promise<void> {
  const { id, publisher_id } = await requirePerson(ctx, operator);
  await ctx.database.transaction(async (tx) => {
    await changePerson(tx, id, { preferences });
    await recordChange(tx, { by: operator, what: 'own preferences changed', at: ctx.now(), publisher_id });
  });
}

/** The token of the session, which is new: a stolen one ends with all the others. */
export async function changePassword(
  ctx: Context,
  operator: Operator,
  { current, password }: { current: string | undefined; password: string },
): Promise<string> {
  const person = await requirePerson(ctx, operator);
  const session = sessionOf(operator);
  requireFreshFactor(session, person.has_factor, ctx.now());
  if (person.password_hash !== null) await requireCurrent(ctx, operator, person, current);
  const password_hash = await newPassword(ctx, password, person.email);
  const at = ctx.now();
  return await ctx.database.transaction(async (tx) => {
    await changePerson(tx, person.id, { password_hash });
    await endSessionsOf(tx, person.id, session.digest);
    await endResetsOf(tx, person.id, at);
    const { publisher_id } = person;
    await recordChange(tx, { by: operator, what: 'own password changed', at, publisher_id });
    return await renewSession(tx, session.digest, {});
  });
}

async function requireCurrent(
  ctx: Context,
  operator: Operator,
  { email, password_hash, publisher_id }: PersonWithPublisher,
  current: string | undefined,
): Promise<void> {
  const isRight = await counted(ctx, [accountKey(ctx.secret, 'password', email)], async () =>
    (await ctx.passwords.isRight(current ?? '', password_hash)) ? true : null,
  );
  if (isRight) return;
  const what = 'change of password refused: wrong password';
  await recordAccess(ctx.database.db, { by: operator, what, at: ctx.now(), publisher_id });
  throw fieldError('current_password', 'This is not your current password.');
}
