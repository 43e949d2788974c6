// Sign-in by mail and password. An unknown mail takes the same time and gets the same answer as a wrong password.
import type { SignInStep } from '@earnwall/contract/entities/console-sign-in';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import type { SessionAnswer } from '#request/session-answer.ts';
import { recordAccess } from '#store/console/audit.ts';
import { findPerson, findPersonByEmail, lockPerson } from '#store/console/people.ts';
import type { PersonRecord } from '#store/console/sessions.ts';
import { counted } from './attempts.ts';
import type { Client } from './client.ts';
import { accountKey, networkDigest, networkKey } from './digests.ts';
import { fieldError } from './field-error.ts';
import { methodsOf } from './methods.ts';
import { actorOf } from './person-actor.ts';
import { beginSession, stageAfterPassword, stepAnswer } from './sessions.ts';

interface Asked {
  readonly email: string;
  readonly password: string;
  readonly client: Client;
  readonly operator: Operator;
}

export async function signIn(ctx: Context, asked: Asked): Promise<SessionAnswer<SignInStep>> {
  const { email, client, operator } = asked;
  const { db } = ctx.database;
  const found = await counted(
    ctx,
    [accountKey(ctx.secret, 'password', email), networkKey(ctx.secret, client.address)],
    async () => {
      const person = await findPersonByEmail(db, email);
      if (await ctx.passwords.isRight(asked.password, person?.password_hash ?? null)) return person;
      await recordAccess(db, {
        ...{ by: person && actorOf(person, operator.request_id), publisher_id: person?.publisher_id ?? null },
        ...{ what: 'sign-in refused: wrong password', at: ctx.now() },
        network: networkDigest(ctx.secret, client.address),
      });
      return null;
    },
  );
  const begun = found && (await begin(ctx, asked, found));
  if (!begun) throw fieldError('password', 'Mail or password is wrong.');
  return begun;
}

/**
 * Judging a password takes a while: what the person signs in with is read again under a lock, so that no session outlives a
 * change that ends them all. Null where the password has changed.
 */
async function begin(
  ctx: Context,
  { client, operator }: Asked,
  judged: PersonRecord,
): Promise<SessionAnswer<SignInStep> | null> {
  const { id: person_id, password_hash } = judged;
  return await ctx.database.transaction(async (tx) => {
    await lockPerson(tx, person_id);
    const person = await findPerson(tx, person_id);
    if (!person || person.password_hash !== password_hash) return null;
    const methods = await methodsOf(tx, person_id);
    const stage = stageAfterPassword(person.role, methods);
    const now = ctx.now();
    const by = actorOf(person, operator.request_id);
    const what = stage === 'full' ? 'signed in by password' : 'password right';
    await recordAccess(tx, { by, what, at: now, publisher_id: person.publisher_id });
    const token = await beginSession(tx, { person_id, stage, factor_at: null, client, operator, now });
    return stepAnswer(stage, methods, token);
  });
}
