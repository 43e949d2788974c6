// Cint's hash of an address: HMAC-SHA1 of everything through the `&` before the hash's own name, in base64url without `=`.
import { hmacText } from '#adapters/suppliers/sign/hash-text.ts';
import { checkLastParameter } from '#adapters/suppliers/sign/last-parameter.ts';
import type { SigningKeys } from '#adapters/suppliers/sign/signing-keys.ts';

/** Characters of a hash, which are always as many. */
export const hashLength = 27;

const hashOf = (before: string, key: string) => hmacText(key, `${before}&`, 'sha1', 'base64url');

export const signAddress = (url: string, hashName: string, [key]: SigningKeys): string =>
  `${url}&${hashName}=${hashOf(url, key)}`;

export const checkAddress = (url: string, hashName: string, keys: SigningKeys) =>
  checkLastParameter(url, hashName, keys, hashOf);
