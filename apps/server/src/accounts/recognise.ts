// `identify` for the hot path: of somebody cached, in two halves around the one promise that all who ask at the same time wait
// for. A promise for each step would cost more than the steps.
import type { Login } from '@earnwall/domain/accounts/bearer';
import type { Visit } from '#request/visit.ts';
import type { Caller } from '#request/who.ts';
import { accessOf, callerOf, type IdentityContext, knownLogin } from './admit.ts';
import type { IdentityCheck } from './identity-cache.ts';

/** Somebody cached, while the database is asked whether that is current. */
export interface Recognised {
  readonly check: IdentityCheck;
  readonly bearer: Login;
}

/** Null where nobody is cached. */
export function recognise(ctx: IdentityContext, visit: Visit, header: string | undefined): Recognised | null {
  const known = knownLogin(ctx, visit, header);
  const check = known && ctx.identities.check(known.key);
  return known && check ? { check, bearer: known.bearer } : null;
}

/** With the stamps that the check was waiting for; null where somebody has changed. Throws where they are refused. */
export function confirm(
  ctx: IdentityContext,
  visit: Visit,
  { check, bearer }: Recognised,
  stamps: Awaited<IdentityCheck['stamps']>,
): Caller | null {
  const found = check.currentBy(stamps);
  if (!found) return null;
  accessOf(ctx, visit, { found, bearer, entry: false, isErased: false });
  return callerOf(ctx, visit, found);
}
