import type { LoginErrorCode } from '@earnwall/contract/error-codes';
import { credential } from '@earnwall/contract/limits';
import type { Login } from './bearer.ts';

/** The facts about a caller that the decision needs; the rule itself looks nothing up. */
export interface AccessFacts {
  readonly bearer: Login;
  /** GET /app, the first paint and POST /single-survey may create a user (decision 0001). */
  readonly entry: boolean;
  /** The app the credential names, or the app of the user a hash belongs to. */
  readonly app: AppFacts | null;
  readonly user: { readonly closed: boolean } | null;
  /** The user of this uuid was erased on request and must not be created again by accident. */
  readonly uuid_erased: boolean;
}

export interface AppFacts {
  readonly status: 'open' | 'closed_to_new_users' | 'off';
  readonly requires_security_hash: boolean;
  /** The outcome of the constant-time comparison; null when the caller sent no hash, true for a right session token. */
  readonly security_hash_ok: boolean | null;
  /** `off`: the app accepts no visitors of this country from this source. */
  readonly source: 'on' | 'unknown' | 'off';
}

/** Without 13, the code for a `create` that the database rolls back. */
export type RefusalCode = Exclude<LoginErrorCode, 13>;

export type Access = { kind: 'admit' } | { kind: 'create' } | { kind: 'refuse'; code: RefusalCode };

/**
 * Who is admitted, and with which code the others are refused (ID-04, decision 0001). Refusals about the app come before
 * those about the user, so that user ids cannot be probed without the security hash.
 */
export function decideAccess(facts: AccessFacts): Access {
  if (facts.bearer.kind === 'malformed') return refuse(1);
  return facts.bearer.kind === 'hash' ? decideByHash(facts) : decideByUuid(facts, facts.bearer);
}

/**
 * A known single-survey link replaces a missing bearer (decision 0001). `create`: the visitor may become a user of the
 * link's app; `admit`: they may only view.
 */
export function decideByLink(app: AppFacts): Access {
  const code = appRefusal(app);
  if (code) return refuse(code);
  return { kind: app.status === 'closed_to_new_users' ? 'admit' : 'create' };
}

function decideByHash({ app, user }: AccessFacts): Access {
  if (!user || !app) return refuse(2);
  const code = appRefusal(app);
  if (code) return refuse(code);
  return user.closed ? refuse(11) : { kind: 'admit' };
}

function decideByUuid(facts: AccessFacts, { uuid, app_id }: { uuid: string; app_id: string }): Access {
  const { app, user } = facts;
  if (/^\d+$/.test(app_id)) return refuse(6);
  if (!app) return refuse(3);
  const code = appRefusal(app, { checkSecurityHash: true });
  if (code) return refuse(code);
  if (user) return user.closed ? refuse(11) : { kind: 'admit' };
  if (!facts.entry) return refuse(4);
  if (app.status === 'closed_to_new_users') return refuse(7);
  return facts.uuid_erased || !isCreatable(uuid) ? refuse(5) : { kind: 'create' };
}

/** A user hash is itself a secret; only a guessable uuid needs the app's security hash as well. */
function appRefusal(app: AppFacts, { checkSecurityHash = false } = {}): RefusalCode | null {
  if (app.status === 'off') return 10;
  if (checkSecurityHash && !isSecurityHashAccepted(app)) return 12;
  if (app.source === 'unknown') return 9;
  return app.source === 'off' ? 8 : null;
}

/** A wrong hash is refused even where none is needed: it never falls back to none. */
function isSecurityHashAccepted(app: AppFacts): boolean {
  return app.security_hash_ok ?? !app.requires_security_hash;
}

function isCreatable(uuid: string): boolean {
  return uuid !== '' && [...uuid].length <= credential.maxCharacters;
}

function refuse(code: RefusalCode): Access {
  return { kind: 'refuse', code };
}
