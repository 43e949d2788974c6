// Hashes as suppliers write them into links and headers. Each has its own algorithm, its own key or none, and its own
// alphabet; `base64url` is without the closing `=`.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export type HashAlgorithm = 'md5' | 'sha1' | 'sha256' | 'sha512';
export type HashEncoding = 'hex' | 'base64' | 'base64url';

/** Text counts as UTF-8. */
type Hashed = string | Uint8Array;

export function hashText(
  message: Hashed,
  algorithm: HashAlgorithm = 'sha256',
  encoding: HashEncoding = 'hex',
): string {
  return createHash(algorithm).update(message).digest(encoding);
}

export function hmacText(
  key: string,
  message: Hashed,
  algorithm: HashAlgorithm = 'sha256',
  encoding: HashEncoding = 'hex',
): string {
  return createHmac(algorithm, key).update(message).digest(encoding);
}

/** In constant time. Compared as text: decoding would ignore characters that belong to no hash. */
export function isSameText(expected: string, shown: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(shown)];
  return one.length === other.length && timingSafeEqual(one, other);
}
