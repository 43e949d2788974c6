// The cache key of a login: a digest of its decoded parts, not of the header's bytes. One credential has many spellings
// (each character may be percent-encoded), and a header may be long.
import { hash } from 'node:crypto';
import type { Login } from '@earnwall/domain/accounts/bearer';

/** `source`: the one that the visitor names; the rows found depend on it. */
export function identityKey(bearer: Login, source: string | null): string {
  return hash('sha256', JSON.stringify([source, ...partsOf(bearer)]), 'base64url');
}

function partsOf(bearer: Login): (string | null)[] {
  if (bearer.kind === 'malformed') return [];
  if (bearer.kind === 'hash') return [bearer.uhash];
  // One entry for all tokens of a user. A fourth part: no other bearer can name it.
  if (bearer.kind === 'session') return [bearer.uuid, bearer.app_id, null, 'session'];
  // Hexadecimal digits are read in either case.
  return [bearer.uuid, bearer.app_id, bearer.security_hash?.toLowerCase() ?? null];
}
