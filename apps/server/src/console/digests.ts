// Digests under the server's secret: without it neither a network nor a short code can be found out from the database.
import { createHmac } from 'node:crypto';
import { networkOf } from '@earnwall/domain/network/network-of';
import type { AttemptKey } from '#store/console/attempts.ts';

/** Parts are prefixed by their lengths, so that no two lists of parts have the same input. */
function keyed(secret: string, ...parts: readonly string[]): string {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`);
  return hmac.digest('base64url');
}

/** The network that a refused request came from, for the audit. */
export const networkDigest = (secret: string, address: string): string =>
  createHmac('sha256', secret)
    .update(`network:${networkOf(address)}`)
    .digest('base64url');

export const recoveryDigest = (secret: string, person_id: string, code: string): string =>
  keyed(secret, 'recovery', person_id, code);

/** What is tried: a right password must not make the next guess of a code free. */
type Tried = 'password' | 'factor' | 'reset';

export const accountKey = (secret: string, tried: Tried, account: string): AttemptKey => ({
  kind: 'account',
  key: keyed(secret, 'attempt', tried, account),
});

export const networkKey = (secret: string, address: string): AttemptKey => ({
  kind: 'network',
  key: keyed(secret, 'attempt', 'network', networkOf(address)),
});
