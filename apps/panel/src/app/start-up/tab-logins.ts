import { storageKeys } from '@earnwall/contract/storage-keys';
import { isRecord } from '#lib/is-record.ts';
import type { PanelStorage } from '#lib/storage/storage.ts';
import { type Failure, INVALID_SECURITY_HASH } from '#session/failure.ts';
import { type Credentials, canLogIn, noCredentials } from '#session/start-up-values.ts';

// The logins of a tab live in one place, its session storage; entries of its history only point there (decision 0074). So
// the end of a session reaches entries that no script can write to any more: those of earlier documents.

/** A place among the tab's logins, or the login itself where the browser keeps nothing for the tab. */
type KeptLogin = number | Credentials | null;

/** Why the session of an entry ended. Nothing of it opens one again. */
export interface Refusal {
  code: number | string | null;
  /** What the notice of an invalid security hash goes on showing, in its own entry only. */
  supplied?: Credentials;
}

/** What `history.state` keeps of who is here. */
export interface KeptVisitor {
  login: KeptLogin;
  refused: Refusal | null;
}

/** Whom an entry of the history stands for. */
export interface Recalled {
  credentials: Credentials;
  refused: Required<Refusal> | null;
}

export function keepLogin(credentials: Credentials, storage: PanelStorage): KeptLogin {
  if (!canLogIn(credentials)) return null;
  const logins = readLogins(storage);
  const same = JSON.stringify(credentials);
  const known = logins.findIndex((login) => JSON.stringify(login) === same);
  const place = known < 0 ? logins.push(credentials) - 1 : known;
  return writeLogins(logins, storage) ? place : credentials;
}

export function recallLogin(state: unknown, storage: PanelStorage): Recalled {
  const { login, refused } = (state ?? {}) as Partial<KeptVisitor>;
  const found: unknown = typeof login === 'number' ? readLogins(storage)[login] : login;
  const ended = [refused, found].filter(isRecord).find((one) => 'code' in one) as Refusal | undefined;
  return ended
    ? { credentials: noCredentials, refused: { code: ended.code, supplied: credentialsIn(ended.supplied) } }
    : { credentials: credentialsIn(found), refused: null };
}

export function refusalOf(failure: Failure | null, supplied: Credentials): Refusal | null {
  if (failure?.type !== 'unauthenticated') return null;
  const { code } = failure;
  return code === INVALID_SECURITY_HASH ? { code, supplied } : { code };
}

/** All logins of the tab are over; in a frame those of its app, since other frames of the page have the same storage. */
export function endLogins(
  code: Refusal['code'],
  frame: { app: string | null } | null,
  storage: PanelStorage,
): void {
  const logins = readLogins(storage);
  writeLogins(
    logins.map((login) => (frame && credentialsIn(login).app !== frame.app ? login : { code })),
    storage,
  );
}

function readLogins(storage: PanelStorage): unknown[] {
  try {
    const logins: unknown = JSON.parse(storage.get(storageKeys.tabLogins) ?? '[]');
    return Array.isArray(logins) ? logins : [];
  } catch {
    return [];
  }
}

function writeLogins(logins: readonly unknown[], storage: PanelStorage): boolean {
  return storage.set(storageKeys.tabLogins, JSON.stringify(logins));
}

/** Anybody may have written there: only texts are taken. */
function credentialsIn(value: unknown): Credentials {
  const kept = isRecord(value) ? value : {};
  const text = (one: unknown) => (typeof one === 'string' && one ? one : null);
  return { uh: text(kept.uh), uuid: text(kept.uuid), app: text(kept.app), shash: text(kept.shash) };
}
