// Dynata's signing algorithm: the signing string is a SHA-256 of the body, or of the canonical query; the signature is an
// HMAC of it under the expiration, of that under the access key, and of that under the secret key.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface KeyPair {
  readonly access: string;
  readonly secret: string;
}

const digest = (content: string) => createHash('sha256').update(content, 'utf8').digest('hex');
const keyed = (key: string, content: string) =>
  createHmac('sha256', key).update(content, 'utf8').digest('hex');

export function signatureOf(signingString: string, { access, secret }: KeyPair, expiration: string): string {
  let signature = signingString;
  for (const key of [expiration, access, secret]) signature = keyed(key, signature);
  return signature;
}

export const ofBody = digest;

/** Code points in ascending order; unreserved characters as they are, all others as `%XY`. */
export function ofQuery(parameters: URLSearchParams): string {
  const pairs = [...parameters.entries()].filter(([name]) => name !== 'signature');
  pairs.sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  return digest(pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&'));
}

function escaped(text: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[A-Za-z0-9._~-]/.test(character)
        ? character
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

/** What is wrong with it; null: nothing. Valid as long as the time is less than its expiration. */
export function problemWith(
  signingString: string,
  shown: { access: string | null; expiration: string | null; signature: string | null },
  pair: KeyPair,
  now: number,
): string | null {
  const { access, expiration, signature } = shown;
  if (!access || !expiration || !signature) return 'The request is not signed.';
  if (access !== pair.access) return 'The access key is unknown.';
  const expected = Buffer.from(signatureOf(signingString, pair, expiration));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual))
    return 'The signature does not match.';
  return now < Date.parse(expiration) ? null : 'The signature has expired.';
}

/** A link with all parameters and a signature that holds for a while. */
export function signLink(
  address: string,
  said: Readonly<Record<string, string>>,
  pair: KeyPair,
  expires: number,
): string {
  const expiration = new Date(expires).toISOString();
  const query = new URLSearchParams({ ...said, access_key: pair.access, expiration });
  query.set('signature', signatureOf(ofQuery(query), pair, expiration));
  return `${address}?${query}`;
}
