// Addresses whose last parameter is a hash of what stands before it. They are taken as they travelled: an address that was
// read and written again may have other bytes.
import { isByOneOf, type SigningKeys } from './signing-keys.ts';

interface SplitAddress {
  /** Up to the `&` of the last parameter, without it. */
  readonly before: string;
  readonly value: string;
}

/** Null where the last parameter has another name. */
export function splitLastParameter(url: string, name: string): SplitAddress | null {
  const at = url.lastIndexOf('&');
  const start = `&${name}=`;
  if (at < 0 || !url.startsWith(start, at)) return null;
  return { before: url.slice(0, at), value: url.slice(at + start.length) };
}

/** `hashOf`: of what stands before the `&`. */
export function checkLastParameter(
  url: string,
  name: string,
  keys: SigningKeys,
  hashOf: (before: string, key: string) => string,
): 'genuine' | 'unsigned' | 'forged' {
  const split = splitLastParameter(url, name);
  if (!split) return 'unsigned';
  return isByOneOf(keys, split.value, (key) => hashOf(split.before, key)) ? 'genuine' : 'forged';
}
