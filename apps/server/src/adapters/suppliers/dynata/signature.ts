// Dynata's signature: a chain of three keyed hashes over a signing string, which is the hash of a body, or of a query in one
// fixed spelling. Each signature says when it ends.
import { hashText, hmacText, isSameText } from '#adapters/suppliers/sign/hash-text.ts';
import { isByOneOf, type SigningKeys } from '#adapters/suppliers/sign/signing-keys.ts';

export interface DynataKeys {
  readonly accessKey: string;
  readonly secretKeys: SigningKeys;
}

export interface Shown {
  readonly accessKey: string;
  /** As it was written: it is a part of what is signed. */
  readonly expiration: string;
  readonly signature: string;
}

export function sign(
  signingString: string,
  { accessKey, secretKeys: [secretKey] }: DynataKeys,
  expires: Date,
): Shown {
  const expiration = expires.toISOString();
  return { accessKey, expiration, signature: chain(signingString, accessKey, secretKey, expiration) };
}

export function isSigned(signingString: string, shown: Shown, keys: DynataKeys, now: Date): boolean {
  return (
    isSameText(keys.accessKey, shown.accessKey) &&
    isByOneOf(keys.secretKeys, shown.signature, (secretKey) =>
      chain(signingString, keys.accessKey, secretKey, shown.expiration),
    ) &&
    now.getTime() < Date.parse(shown.expiration) + clockDifferenceMs
  );
}

/** Clocks differ, and repetition does no harm: a report that comes twice is still one. */
const clockDifferenceMs = 5 * 60 * 1000;

export function chain(
  signingString: string,
  accessKey: string,
  secretKey: string,
  expiration: string,
): string {
  return hmacText(secretKey, hmacText(accessKey, hmacText(expiration, signingString)));
}

export const bodySigningString = (body: string | Uint8Array): string => hashText(body);

/** Sorted by name, and in RFC 3986's spelling whatever spelling they came in. */
export function querySigningString(parameters: Iterable<readonly [string, string]>): string {
  const sorted = [...parameters]
    .map(([name, value]) => ({ name, pair: `${encoded(name)}=${encoded(value)}` }))
    .sort((one, other) => compare(one.name, other.name) || compare(one.pair, other.pair));
  return hashText(sorted.map(({ pair }) => pair).join('&'));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Spaces as `%20`, and everything but letters, digits and `-_.~` with a percent sign. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
