/**
 * What a session token says (decision 0089): whose visit it opens, in which app, from which page, and until when. Whether
 * the server has written it is shown by its signature, which is not checked here.
 */
export interface SessionClaims {
  readonly uuid: string;
  readonly app_id: string;
  /** The only origin that may frame the panel; null: all that the app allows. */
  readonly origin: string | null;
  /** In seconds since 1970. */
  readonly expires: number;
}

/** No user hash has a full stop, so that no token can be mistaken for one. */
export const sessionTokenPrefix = 'st1.';

export function writeClaims({ uuid, app_id, origin, expires }: SessionClaims): string {
  return JSON.stringify([uuid, app_id, origin, expires]);
}

/** Null for anything but what `writeClaims` writes. */
export function readClaims(text: string): SessionClaims | null {
  const parts = parse(text);
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [uuid, app_id, origin, expires]: unknown[] = parts;
  if (typeof uuid !== 'string' || typeof app_id !== 'string') return null;
  if (origin !== null && typeof origin !== 'string') return null;
  return typeof expires === 'number' ? { uuid, app_id, origin, expires } : null;
}

export function isCurrent({ expires }: SessionClaims, now: Date): boolean {
  return now.getTime() < expires * 1000;
}

/** An address may name app and user beside the token, but no others. */
export function isTokenFor(
  claims: SessionClaims,
  { uuid, app_id }: { uuid: string | null; app_id: string | null },
): boolean {
  return (!uuid || uuid === claims.uuid) && (!app_id || app_id === claims.app_id);
}

/** Those of the app's origins that may frame a panel which was opened by this token. */
export function framingOrigins(claims: SessionClaims | null, allowed: readonly string[]): readonly string[] {
  const only = claims?.origin ?? null;
  return only === null ? allowed : allowed.filter((origin) => origin === only);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
