// By what a login is found again in memory: a digest of what it says, not the bytes it came in. One credential has many
// spellings (each character may be percent-encoded), and a header may be long.
import { hash } from 'node:crypto';
import type { Bearer } from '@earnwall/domain/accounts/bearer';

/** `source`: the one that the visitor names; what is found depends on it. */
export function identityKey(bearer: Bearer, source: string | null): string {
  return hash('sha256', JSON.stringify([source, ...saidBy(bearer)]), 'base64url');
}

function saidBy(bearer: Bearer): (string | null)[] {
  if (bearer.kind === 'malformed') return [];
  if (bearer.kind === 'hash') return [bearer.uhash];
  // Hexadecimal digits are read in either case.
  return [bearer.uuid, bearer.app_id, bearer.security_hash?.toLowerCase() ?? null];
}
