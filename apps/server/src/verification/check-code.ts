// Checks a code that the user typed (PH-02). A try is counted before the code is compared, by one statement, so that fifty
// concurrent guesses are still limited to five.
import { secondsUntil } from '@earnwall/domain/verification/next-code';
import type { Context } from '#request/context.ts';
import type { Log } from '#request/log.ts';
import type { Who } from '#request/who.ts';
import { findUserByHash, lockUser } from '#store/people/users.ts';
import { consumeTry, findLastCode, type PhoneCode, savePhone } from '#store/people/verification.ts';
import { isRightCode, phoneDigest } from './digests.ts';
import type { Phone } from './read-phone.ts';

export type Checking =
  | { readonly kind: 'verified' | 'other-verified' | 'over' | 'taken' | 'not-checked' }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'locked'; readonly seconds: number };

interface CheckRequest {
  who: Who;
  log: Log;
}

export async function checkCode(
  ctx: Context,
  { who, log }: CheckRequest,
  phone: Phone,
  code: string,
): Promise<Checking> {
  const { user } = who;
  const phone_digest = phoneDigest(ctx.secret, phone.e164);
  // A repeated request after a lost answer gets the same answer.
  if (user.phone_verified_at) return verifiedBefore(user, phone_digest);
  const now = ctx.now();
  const tried = await consumeTry(ctx.database.db, user, phone_digest, now);
  if (!tried) return await nothingToTry(ctx, who, phone_digest, now);

  const isRight = await isRightFor(ctx, tried, code).catch((error: unknown) => {
    log.warn(
      { err: error },
      'A phone code could not be checked: the user has to try again. Check the SMS provider',
    );
    return null;
  });
  if (isRight === null) return { kind: 'not-checked' };
  if (isRight) return await saveVerified(ctx, who, tried);
  return tried.tries_left > 0
    ? { kind: 'wrong', left: tried.tries_left }
    : { kind: 'locked', seconds: secondsUntil(tried.expires_at, now) };
}

async function isRightFor({ secret, sms }: Context, tried: PhoneCode, code: string): Promise<boolean> {
  if (tried.code_digest !== null) return isRightCode(secret, tried, code, tried.code_digest);
  if (sms?.codes !== 'theirs' || tried.provider_ref === null)
    throw new Error('The SMS provider that generated this code is no longer configured');
  return await sms.check({ ref: tried.provider_ref, code });
}

async function saveVerified(
  ctx: Context,
  { user: { app_id, id, uhash } }: Who,
  tried: PhoneCode,
): Promise<Checking> {
  const result = await ctx.database.transaction(async (tx): Promise<Checking> => {
    const user = await lockUser(tx, { app_id, id });
    if (user.phone_verified_at) return verifiedBefore(user, tried.phone_digest);
    return { kind: (await savePhone(tx, user, tried, ctx.now())) ? 'verified' : 'taken' };
  });
  if (result.kind === 'verified') ctx.realtime.publish(`notifications-${uhash}`, 'account-changed', {});
  return result;
}

function verifiedBefore(user: Who['user'], phone_digest: string): Checking {
  return { kind: user.phone_digest === phone_digest ? 'verified' : 'other-verified' };
}

/** A missing code and an expired one get the same answer; a code without tries left is reported as locked. */
async function nothingToTry(
  { database: { db } }: Context,
  { user }: Who,
  phone_digest: string,
  now: Date,
): Promise<Checking> {
  // A concurrent request may have used the code up.
  const known = await findUserByHash(db, user.uhash);
  if (known?.phone_verified_at) return verifiedBefore(known, phone_digest);
  const last = await findLastCode(db, user);
  return last && last.tries_left === 0 && last.expires_at > now
    ? { kind: 'locked', seconds: secondsUntil(last.expires_at, now) }
    : { kind: 'over' };
}
