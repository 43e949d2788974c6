// Security hash of a respondent (ID-03): HMAC-SHA256 keyed by the app secret over the uuid, hex, in constant time.
import { createHmac, timingSafeEqual } from 'node:crypto';

export function securityHash(appSecret: string, uuid: string): string {
  return createHmac('sha256', appSecret).update(uuid, 'utf8').digest('hex');
}

/** The secrets that an app's security hashes may be signed with: two while one is being replaced (decision 0096). */
interface AppSecrets {
  readonly secret: string;
  readonly previous_secret: string | null;
}

/** Which secret signed it; null where neither did. The previous one is tried only when the current one does not fit. */
export function signedWith(
  candidate: string,
  { secret, previous_secret }: AppSecrets,
  uuid: string,
): 'current' | 'previous' | null {
  if (isSecurityHash(candidate, secret, uuid)) return 'current';
  return previous_secret !== null && isSecurityHash(candidate, previous_secret, uuid) ? 'previous' : null;
}

export function isSecurityHash(candidate: string, appSecret: string, uuid: string): boolean {
  const expected = Buffer.from(securityHash(appSecret, uuid), 'latin1');
  const given = Buffer.from(candidate.toLowerCase(), 'latin1');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
