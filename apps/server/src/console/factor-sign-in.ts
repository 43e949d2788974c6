// The second step of a sign-in, a passkey alone, and the proof of a factor in between.
import type { PasskeyAssertion, SignInStep } from '@earnwall/contract/entities/console-sign-in';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import type { SessionAnswer } from '#request/session-answer.ts';
import { recordAccess } from '#store/console/audit.ts';
import { type FactorRecord, findFactors } from '#store/console/factors.ts';
import { changePerson, findPerson, lockPerson } from '#store/console/people.ts';
import { changeSession } from '#store/console/sessions.ts';
import { counted } from './attempts.ts';
import type { Client } from './client.ts';
import { networkDigest, networkKey } from './digests.ts';
import { fieldError } from './field-error.ts';
import { methodsOf } from './methods.ts';
import { verifyAssertion } from './passkeys.ts';
import { actorOf, requirePerson, sessionOf } from './person-actor.ts';
import { type FactorProof, proveFactor } from './prove-factor.ts';
import { beginSession, renewSession, stepAnswer } from './sessions.ts';

interface Asked {
  readonly operator: Operator;
  readonly client: Client;
}

export async function signInByFactor(
  ctx: Context,
  { operator, client, proof }: Asked & { proof: FactorProof },
): Promise<SessionAnswer<SignInStep>> {
  const person = await requirePerson(ctx, operator);
  await proveFactor(ctx, { person, proof, client, request_id: operator.request_id });
  const at = ctx.now();
  const token = await ctx.database.transaction(async (tx) => {
    const { publisher_id } = person;
    await recordAccess(tx, { by: operator, what: 'signed in by password and factor', at, publisher_id });
    await changePerson(tx, person.id, { seen_at: at });
    return await renewSession(tx, sessionOf(operator).digest, { stage: 'full', factor_at: at });
  });
  return stepAnswer('full', [], token);
}

export async function signInByPasskey(
  ctx: Context,
  { operator, client, passkey }: Asked & { passkey: PasskeyAssertion },
): Promise<SessionAnswer<SignInStep>> {
  const factor = await counted(ctx, [networkKey(ctx.secret, client.address)], () =>
    verifyAssertion(ctx, passkey, { client, person_id: null, alone: true }),
  );
  const token = factor && (await beginByPasskey(ctx, { operator, client }, factor));
  if (!token) {
    const network = networkDigest(ctx.secret, client.address);
    const refused = { by: null, what: 'sign-in refused: passkey', at: ctx.now(), network };
    await recordAccess(ctx.database.db, refused);
    throw fieldError('passkey', 'This passkey is not known here. Sign in with your mail and password.');
  }
  return stepAnswer('full', [], token);
}

/** Null where the passkey or the person was removed meanwhile. */
async function beginByPasskey(
  ctx: Context,
  { operator, client }: Asked,
  { id, person_id }: FactorRecord,
): Promise<string | null> {
  return await ctx.database.transaction(async (tx) => {
    await lockPerson(tx, person_id);
    const person = await findPerson(tx, person_id);
    const isThere = (await findFactors(tx, person_id)).some((factor) => factor.id === id);
    if (!person || !isThere) return null;
    const now = ctx.now();
    const by = actorOf(person, operator.request_id);
    const { publisher_id } = person;
    await recordAccess(tx, { by, what: 'signed in by passkey', at: now, publisher_id });
    return await beginSession(tx, { person_id, stage: 'full', factor_at: now, client, operator, now });
  });
}

/** Good for ten minutes. */
export async function proveAgain(
  ctx: Context,
  { operator, client, proof }: Asked & { proof: FactorProof },
): Promise<Date> {
  const person = await requirePerson(ctx, operator);
  if ((await methodsOf(ctx.database.db, person.id)).length === 0)
    throw fieldError(
      'code',
      'You have no factor yet: add an authenticator app or a passkey to your account.',
    );
  await proveFactor(ctx, { person, proof, client, request_id: operator.request_id });
  const factor_at = ctx.now();
  await ctx.database.transaction((tx) => changeSession(tx, sessionOf(operator).digest, { factor_at }));
  return factor_at;
}
