// Cint's hash of an address: HMAC-SHA1 of everything through the `&` before the hash's own name, in base64url without `=`.
import { hmacText, isSameText } from '#adapters/suppliers/sign/hash-text.ts';
import { splitLastParameter } from '#adapters/suppliers/sign/last-parameter.ts';

type HashKeys = readonly [string, ...string[]];

/** Characters of a hash, which are always as many. */
export const hashLength = 27;

const hashOf = (throughAmp: string, key: string) => hmacText(key, throughAmp, 'sha1', 'base64url');

export function signAddress(url: string, hashName: string, [key]: HashKeys): string {
  const throughAmp = `${url}&`;
  return `${throughAmp}${hashName}=${hashOf(throughAmp, key)}`;
}

export function checkAddress(
  url: string,
  hashName: string,
  keys: HashKeys,
): 'genuine' | 'unsigned' | 'forged' {
  const split = splitLastParameter(url, hashName);
  if (!split) return 'unsigned';
  const isGenuine = keys.some((key) => isSameText(hashOf(`${split.before}&`, key), split.value));
  return isGenuine ? 'genuine' : 'forged';
}
