// A signature as it is shown: hashed with no key, one key or a chain of keys, and written in the account's way.
import { type HashAlgorithm, hashText, hmacText } from '#adapters/suppliers/sign/hash-text.ts';

interface Hashing {
  readonly hash: Extract<HashAlgorithm, 'md5' | 'sha1' | 'sha256'>;
  readonly key: 'none' | 'hmac' | 'chain';
  readonly encoding: 'hex' | 'HEX' | 'base64' | 'base64url';
}

/**
 * No key: the plain hash, whose message then contains a secret. One: an HMAC. A chain begins with the plain hash in small hex
 * digits, and each key signs what the one before gave.
 */
export function signatureOf(
  message: Uint8Array,
  { hash, key, encoding }: Hashing,
  keys: readonly string[],
): string {
  const form = encoding === 'HEX' ? 'hex' : encoding;
  const shown = (text: string) => (encoding === 'HEX' ? text.toUpperCase() : text);
  if (key === 'none') return shown(hashText(message, hash, form));
  if (key === 'hmac') return shown(hmacText(keys[0] ?? '', message, hash, form));
  return shown(chained(hashText(message, hash), keys, hash, form));
}

/** The innermost key first. */
export function chained(
  first: string,
  keys: readonly string[],
  hash: Hashing['hash'],
  encoding: 'hex' | 'base64' | 'base64url',
): string {
  const inner = keys.slice(0, -1).reduce((signed, next) => hmacText(next, signed, hash), first);
  return hmacText(keys.at(-1) ?? '', inner, hash, encoding);
}
