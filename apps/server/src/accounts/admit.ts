// Whether somebody whose rows are known is admitted, by the domain's rule, and who that is for a call.
import { type AppFacts, decideAccess } from '@earnwall/domain/accounts/access';
import type { Login } from '@earnwall/domain/accounts/bearer';
import { loginError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Visit } from '#request/visit.ts';
import type { Caller } from '#request/who.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import type { Found, IdentityCache } from './identity-cache.ts';
import type { KnownLogin } from './known-logins.ts';
import type { NewUserLimits } from './new-user-limits.ts';
import { sourceState } from './source-state.ts';

export interface IdentityContext extends Context {
  identities: IdentityCache;
  newUsers: NewUserLimits;
}

/** How this header was read before. */
export const knownLogin = (
  { identities }: IdentityContext,
  { source }: Visit,
  header: string | undefined,
): KnownLogin | undefined =>
  header === undefined || source !== null ? undefined : identities.logins.of(header);

interface Asking {
  readonly found: Found;
  readonly bearer: Login;
  readonly entry: boolean;
  /** The user of the uuid was erased. */
  readonly isErased: boolean;
}

/** Throws where the caller is refused. */
export function accessOf(
  ctx: IdentityContext,
  visit: Visit,
  { found, bearer, entry, isErased }: Asking,
): 'admit' | 'create' {
  const { app, user, usedSecret } = found;
  if (app && usedSecret !== null) ctx.keyUses.count(app.id, usedSecret, ctx.now());
  const access = decideAccess({
    bearer,
    entry,
    app: app && appFacts(app, found, visit),
    user: user && { closed: user.state === 'closed' },
    uuid_erased: isErased,
  });
  if (access.kind === 'refuse') throw loginError(access.code);
  return access.kind;
}

export function callerOf(ctx: IdentityContext, visit: Visit, found: Found): Caller {
  const { app, user, bonuses, announcements } = found;
  if (!app || !user) throw loginError(11);
  ctx.seenPeople.note(user, app.test_mode, visit.country ?? '', ctx.now());
  // An app without security hashes gives the user hash to any visitor who names the uuid, so it proves nothing.
  const isProven = app.requires_security_hash || found.isHashRight === true;
  return { app, user, isProven, bonuses, announcements };
}

export function appFacts(
  app: AppRecord,
  { source, isHashRight }: Pick<Found, 'source' | 'isHashRight'>,
  visit: Visit,
): AppFacts {
  return {
    status: app.status,
    requires_security_hash: app.requires_security_hash,
    security_hash_ok: isHashRight,
    source: sourceState(source, visit),
  };
}
