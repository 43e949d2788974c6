// Cint's hash, made from its documents alone: SHA-1 HMAC of the address through the ampersand before the hash's name, base64
// with `-` and `_` for `+` and `/` and without the padding.
import { createHmac } from 'node:crypto';

const hashName = 'hash';

export function withHash(address: string, key: string): string {
  const through = `${address}&`;
  return `${through}${hashName}=${hash(through, key)}`;
}

export function hasGoodHash(address: string, key: string): boolean {
  const at = address.lastIndexOf(`&${hashName}=`);
  if (at < 0) return false;
  const through = address.slice(0, at + 1);
  return address === `${through}${hashName}=${hash(through, key)}`;
}

const hash = (text: string, key: string) =>
  createHmac('sha1', key)
    .update(text)
    .digest('base64')
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
