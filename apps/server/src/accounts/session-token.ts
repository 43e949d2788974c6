// Session tokens (decision 0089): `st1.<claims>.<signature>`, signed by the server's secret. Nothing is stored of them.
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  readClaims,
  type SessionClaims,
  sessionTokenPrefix,
  writeClaims,
} from '@earnwall/domain/accounts/session-claims';

export function sessionToken(secret: string, claims: SessionClaims): string {
  const signed = sessionTokenPrefix + Buffer.from(writeClaims(claims)).toString('base64url');
  return `${signed}.${signatureOf(secret, signed)}`;
}

/** Null for a token that this server's secret has not signed. One that is signed may have expired. */
export function openSessionToken(secret: string, token: string): SessionClaims | null {
  // User hashes come here as well, with every visit.
  if (!token.startsWith(sessionTokenPrefix)) return null;
  const end = token.lastIndexOf('.');
  const signed = token.slice(0, Math.max(end, 0));
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(signatureOf(secret, signed));
  if (!signed.startsWith(sessionTokenPrefix)) return null;
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return readClaims(Buffer.from(signed.slice(sessionTokenPrefix.length), 'base64url').toString());
}

/** The purpose comes first: the secret signs other things as well. */
function signatureOf(secret: string, signed: string): string {
  return createHmac('sha256', secret).update(`session token:${signed}`).digest('base64url');
}
