// Security hash of a respondent (ID-03): HMAC-SHA256 keyed by the app secret over the uuid, hex, in constant time.
import { createHmac, timingSafeEqual } from 'node:crypto';

export function securityHash(appSecret: string, uuid: string): string {
  return createHmac('sha256', appSecret).update(uuid, 'utf8').digest('hex');
}

export function isSecurityHash(candidate: string, appSecret: string, uuid: string): boolean {
  const expected = Buffer.from(securityHash(appSecret, uuid), 'latin1');
  const given = Buffer.from(candidate.toLowerCase(), 'latin1');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
