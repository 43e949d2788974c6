import type { LoginErrorCode } from '@earnwall/contract/error-codes';
import { credential } from '@earnwall/contract/limits';
import type { Bearer } from './bearer.ts';

/** What was found out about a caller before deciding; the rule itself looks nothing up. */
export interface AccessFacts {
  readonly bearer: Bearer;
  /** GET /app, the first paint and POST /single-survey may create a user (decision 0001). */
  readonly entry: boolean;
  /** The app the credential names, or the app of the user a hash belongs to. */
  readonly app: AppFacts | null;
  readonly user: { readonly closed: boolean } | null;
  /** The person of this uuid asked to be forgotten and must not come back by accident. */
  readonly uuid_erased: boolean;
}

export interface AppFacts {
  readonly status: 'open' | 'closed_to_new_users' | 'off';
  readonly requires_security_hash: boolean;
  /** The outcome of the constant-time comparison; null when the caller sent no hash. */
  readonly security_hash_ok: boolean | null;
  /** `off`: the app takes no visitors of this country from this source. */
  readonly source: 'on' | 'unknown' | 'off';
}

/** 13 is missing: it is what becomes of `create` when the database rolls it back. */
export type RefusalCode = Exclude<LoginErrorCode, 13>;

export type Access = { kind: 'admit' } | { kind: 'create' } | { kind: 'refuse'; code: RefusalCode };

/**
 * Who may come in, and with which code the others are turned away (ID-04, decision 0001). What concerns the app
 * is told before what concerns the user, so that nobody can try out user ids without the security hash.
 */
export function decideAccess(facts: AccessFacts): Access {
  if (facts.bearer.kind === 'malformed') return refuse(1);
  return facts.bearer.kind === 'hash' ? decideByHash(facts) : decideByUuid(facts, facts.bearer);
}

/**
 * A known single-survey link stands in for a missing bearer (decision 0001). `create` means that the visitor may become
 * a user of the link's app, `admit` that they may only look.
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

/** A user hash is a secret of its own; only a guessable uuid needs the app's security hash beside it. */
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
