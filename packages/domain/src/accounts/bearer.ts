import { sessionTokenPrefix } from './session-claims.ts';

/**
 * The credential of a call (ID-01, decision 0001): a user hash, or `uuid:appId[:securityHash]`. Each part is
 * percent-encoded, so that a publisher's user id may hold a colon or any other character. A session token stands alone, as
 * a user hash does (decision 0089).
 */
export type Credential =
  | { kind: 'hash'; uhash: string }
  | { kind: 'external'; uuid: string; app_id: string; security_hash?: string | undefined };

export type Bearer = Credential | { kind: 'token'; token: string } | { kind: 'malformed' };

/** A bearer whose token, if it is one, the server has found to be its own and current. */
export type Login = Exclude<Bearer, { kind: 'token' }> | { kind: 'session'; uuid: string; app_id: string };

export function parseBearer(header: string | undefined): Bearer {
  // Only visible ASCII: anything else has to be percent-encoded, or two parsers could read two different users.
  const encoded = /^Bearer +([!-~]+)$/i.exec(header ?? '')?.[1];
  const parts = encoded?.split(':').map(decodePart) ?? [];
  if (!parts.every((part) => part !== null)) return { kind: 'malformed' };

  const [first, app_id, security_hash, ...rest] = parts;
  if (first === undefined || rest.length > 0) return { kind: 'malformed' };
  if (app_id === undefined)
    return first.startsWith(sessionTokenPrefix)
      ? { kind: 'token', token: first }
      : { kind: 'hash', uhash: first };
  const external = { kind: 'external', uuid: first, app_id } as const;
  return security_hash ? { ...external, security_hash } : external;
}

export function formatBearer(credential: Credential): string {
  return `Bearer ${partsOf(credential).map(encodeURIComponent).join(':')}`;
}

function partsOf(credential: Credential): string[] {
  if (credential.kind === 'hash') return [credential.uhash];
  const { uuid, app_id, security_hash } = credential;
  return security_hash ? [uuid, app_id, security_hash] : [uuid, app_id];
}

/** Null for what is no text: a broken escape, or control characters, which no id contains and no database stores. */
function decodePart(part: string): string | null {
  try {
    const text = decodeURIComponent(part);
    return /\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
