// Proves a factor: by a code of an authenticator app, a recovery code, or a passkey. Each counts once.
import type { PasskeyAssertion } from '@earnwall/contract/entities/console-sign-in';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { recordAccess } from '#store/console/audit.ts';
import { findFactors, takeStep } from '#store/console/factors.ts';
import { takeRecoveryCode } from '#store/console/recovery-codes.ts';
import type { PersonRecord } from '#store/console/sessions.ts';
import { counted } from './attempts.ts';
import type { Client } from './client.ts';
import { accountKey, networkDigest, networkKey, recoveryDigest } from './digests.ts';
import { fieldError } from './field-error.ts';
import { verifyAssertion } from './passkeys.ts';
import { actorOf } from './person-actor.ts';
import { plainRecoveryCode } from './recovery-codes.ts';
import { unseal } from './seal.ts';
import { stepOf } from './totp.ts';

export interface FactorProof {
  readonly code?: string | undefined;
  readonly recovery_code?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
}

interface Proving {
  readonly person: Pick<PersonRecord, 'id' | 'name' | 'role' | 'publisher_id'>;
  readonly proof: FactorProof;
  readonly client: Client;
  readonly request_id: string | null;
}

type Way = keyof FactorProof;

const refusals: Readonly<Record<Way, string>> = {
  code: 'This code is wrong, or was used before. Wait for the next one.',
  recovery_code: 'This recovery code is wrong, or was used before.',
  passkey: 'This passkey was not accepted. Try again, or prove who you are in another way.',
};

const done: Readonly<Record<Way, string>> = {
  code: 'factor proven by a code',
  recovery_code: 'recovery code used',
  passkey: 'factor proven by a passkey',
};

/** Resolves where the proof is right; records it, and every refusal. */
export async function proveFactor(ctx: Context, proving: Proving): Promise<void> {
  const { person, proof, client, request_id } = proving;
  const way = wayOf(proof);
  const keys = [accountKey(ctx.secret, 'factor', person.id), networkKey(ctx.secret, client.address)];
  const isProven = await counted(ctx, keys, async () => ((await isRight(ctx, proving)) ? true : null));
  await recordAccess(ctx.database.db, {
    ...{ by: actorOf(person, request_id), publisher_id: person.publisher_id, at: ctx.now() },
    ...(isProven
      ? { what: done[way] }
      : { what: `factor refused: ${way}`, network: networkDigest(ctx.secret, client.address) }),
  });
  if (!isProven) throw fieldError(way, refusals[way]);
}

function wayOf(proof: FactorProof): Way {
  const ways = (['code', 'recovery_code', 'passkey'] as const).filter((way) => proof[way] !== undefined);
  const [way] = ways;
  if (way === undefined || ways.length > 1)
    throw new ApiError('bad-request', 'Send exactly one of code, recovery_code and passkey.', {
      code: ['Enter the code of your authenticator app, or use a recovery code or a passkey.'],
    });
  return way;
}

async function isRight(ctx: Context, { person, proof, client }: Proving): Promise<boolean> {
  const { code, recovery_code, passkey } = proof;
  if (code !== undefined) return await isRightCode(ctx, person.id, code);
  if (passkey !== undefined) {
    const verified = await verifyAssertion(ctx, passkey, { client, person_id: person.id, alone: false });
    return verified?.person_id === person.id;
  }
  const digest = recoveryDigest(ctx.secret, person.id, plainRecoveryCode(recovery_code ?? ''));
  return await ctx.database.transaction((tx) =>
    takeRecoveryCode(tx, { person_id: person.id, digest, at: ctx.now() }),
  );
}

async function isRightCode({ database, secret, now }: Context, person_id: string, code: string) {
  const at = now();
  for (const { id, secret: sealed } of await findFactors(database.db, person_id)) {
    if (sealed === null) continue;
    const step = stepOf(unseal(secret, 'totp', sealed), code, at);
    if (step !== null) return await database.transaction((tx) => takeStep(tx, id, step, at));
  }
  return false;
}
