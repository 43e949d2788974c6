// Adds a factor to a person. The first one comes with recovery codes and ends the other sessions, which were begun with a
// password alone.
import type { PasskeyAttestation } from '@earnwall/contract/entities/console-sign-in';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import {
  confirmFactor,
  deletePendingFactors,
  type FactorRecord,
  findFactors,
  findPendingFactor,
  insertFactor,
} from '#store/console/factors.ts';
import { lockPerson, type PersonWithPublisher } from '#store/console/people.ts';
import { endSessionsOf } from '#store/console/sessions.ts';
import type { Tx } from '#store/engine/queryable.ts';
import type { Client } from './client.ts';
import { fieldError } from './field-error.ts';
import { requireFreshFactor } from './fresh-factor.ts';
import { attestationOptions, verifyAttestation } from './passkeys.ts';
import { requirePerson, sessionOf } from './person-actor.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal } from './seal.ts';
import { renewSession } from './sessions.ts';
import { newTotpSecret, stepOf } from './totp.ts';

const maxFactors = 10;

export interface NewFactor {
  readonly factor: FactorRecord;
  /** With the first factor. */
  readonly recovery_codes: string[] | null;
  /** Of the session, which has proven the factor by this. */
  readonly token: string;
}

export async function startTotp(
  ctx: Context,
  operator: Operator,
): Promise<{ id: string; secret: string; email: string }> {
  const person = await requirePerson(ctx, operator);
  const secret = newTotpSecret();
  return await ctx.database.transaction(async (tx) => {
    await mayEnrol(ctx, tx, operator, person);
    await deletePendingFactors(tx, person.id);
    const sealed = seal(ctx.secret, 'totp', secret);
    const name = 'Authenticator app';
    const started = await insertFactor(tx, {
      ...{ person_id: person.id, kind: 'totp', name, secret: sealed, created_at: ctx.now() },
    });
    if (!started) throw new Error('The factor was not stored');
    return { id: started.id, secret, email: person.email };
  });
}

export async function confirmTotp(
  ctx: Context,
  operator: Operator,
  { id, code, name }: { id: string; code: string; name: string | undefined },
): Promise<NewFactor> {
  const person = await requirePerson(ctx, operator);
  const at = ctx.now();
  return await ctx.database.transaction(async (tx) => {
    const earlier = await mayEnrol(ctx, tx, operator, person);
    const pending = await findPendingFactor(tx, person.id, id);
    if (!pending?.secret) throw new ApiError('not-found', 'There is no such enrolment: begin anew.');
    const step = stepOf(unseal(ctx.secret, 'totp', pending.secret), code, at);
    if (step === null)
      throw fieldError('code', 'This code is wrong. Check that the clock of your phone is right.');
    const factor = await confirmFactor(tx, id, { name: name ?? pending.name, last_step: step, at });
    if (!factor) throw new ApiError('not-found', 'There is no such enrolment: begin anew.');
    return await finish(ctx, tx, { operator, person, factor, earlier });
  });
}

export async function startPasskey(ctx: Context, operator: Operator, client: Client) {
  const person = await requirePerson(ctx, operator);
  await ctx.database.transaction((tx) => mayEnrol(ctx, tx, operator, person));
  return await attestationOptions(ctx, { client, person });
}

export async function addPasskey(
  ctx: Context,
  operator: Operator,
  asked: { client: Client; passkey: PasskeyAttestation; name: string | undefined },
): Promise<NewFactor> {
  const person = await requirePerson(ctx, operator);
  const { client, passkey, name = 'Passkey' } = asked;
  const verified = await verifyAttestation(ctx, passkey, { client, person_id: person.id });
  if (!verified) throw fieldError('passkey', 'This passkey was not accepted. Try again.');
  const at = ctx.now();
  return await ctx.database.transaction(async (tx) => {
    const earlier = await mayEnrol(ctx, tx, operator, person);
    const factor = await insertFactor(tx, {
      ...{ person_id: person.id, kind: 'passkey', name, ...verified },
      ...{ created_at: at, confirmed_at: at, used_at: at },
    });
    if (!factor) throw new ApiError('conflict', 'This passkey is enrolled already.');
    return await finish(ctx, tx, { operator, person, factor, earlier });
  });
}

/** The factors that the person has already; they do not change until the end of the transaction. */
async function mayEnrol(
  ctx: Context,
  tx: Tx,
  operator: Operator,
  { id }: PersonWithPublisher,
): Promise<FactorRecord[]> {
  await lockPerson(tx, id);
  const factors = await findFactors(tx, id);
  requireFreshFactor(sessionOf(operator), factors.length > 0, ctx.now());
  if (factors.length >= maxFactors)
    throw new ApiError('conflict', `A person has at most ${maxFactors} factors: remove one first.`);
  return factors;
}

interface Finished {
  readonly operator: Operator;
  readonly person: PersonWithPublisher;
  readonly factor: FactorRecord;
  readonly earlier: readonly FactorRecord[];
}

async function finish(
  ctx: Context,
  tx: Tx,
  { operator, person, factor, earlier }: Finished,
): Promise<NewFactor> {
  const { digest } = sessionOf(operator);
  const isFirst = earlier.length === 0;
  const at = ctx.now();
  if (isFirst) await endSessionsOf(tx, person.id, digest);
  await recordChange(tx, {
    ...{ by: operator, what: `factor ${factor.kind} added`, at, publisher_id: person.publisher_id },
    changes: [{ field: 'factor', old: null, new: factor.name }],
  });
  return {
    factor,
    recovery_codes: isFirst ? await renewRecoveryCodes(tx, ctx.secret, person.id) : null,
    token: await renewSession(tx, digest, { stage: 'full', factor_at: at }),
  };
}
