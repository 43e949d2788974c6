// Numbers, codes and addresses are stored as keyed digests only: without the server's secret they cannot be recovered from
// the database, though a code has only a million values.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { pinCode } from '@earnwall/contract/limits';
import type { SmsScope } from '@earnwall/domain/verification/sms-allowances';

/** Parts are prefixed by their lengths, so that no two lists of parts have the same input. */
function digest(secret: string, ...parts: readonly string[]): string {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`);
  return hmac.digest('base64url');
}

export const phoneDigest = (secret: string, e164: string): string => digest(secret, 'phone', e164);

export const counterKey = (secret: string, scope: SmsScope, value: string): string =>
  digest(secret, 'sms', scope, value);

/** A code is good for one account and one phone. */
export interface CodeOwner {
  readonly app_id: string;
  readonly user_id: number;
  readonly phone_digest: string;
}

export function codeDigest(
  secret: string,
  { app_id, user_id, phone_digest }: CodeOwner,
  code: string,
): string {
  return digest(secret, 'code', app_id, String(user_id), phone_digest, code);
}

export function isRightCode(secret: string, owner: CodeOwner, code: string, stored: string): boolean {
  return timingSafeEqual(Buffer.from(codeDigest(secret, owner, code)), Buffer.from(stored));
}

export function randomCode(): string {
  return String(randomInt(10 ** pinCode.digits)).padStart(pinCode.digits, '0');
}
