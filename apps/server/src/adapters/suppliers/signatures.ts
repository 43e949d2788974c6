// Signatures shared with a supplier: over raw bytes, or over fields with their lengths, so that no two sets of fields
// have the same input. Several keys may be valid at once, which is how a key is changed without losing a message.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The first one signs; signatures of all of them are accepted. */
export type SigningKeys = readonly [string, ...string[]];

export function signFields(fields: readonly string[], [key]: SigningKeys): string {
  return hmac(key, delimited(fields)).toString('base64url');
}

export function areSignedFields(fields: readonly string[], signature: string, keys: SigningKeys): boolean {
  return isGenuine(delimited(fields), 'base64url', signature, keys);
}

export function areSignedBytes(bytes: Uint8Array, hexSignature: string, keys: SigningKeys): boolean {
  return isGenuine(bytes, 'hex', hexSignature.toLowerCase(), keys);
}

/** Compared as text: decoding would ignore characters that do not belong to a signature. */
function isGenuine(
  message: Uint8Array,
  encoding: 'base64url' | 'hex',
  signature: string,
  keys: SigningKeys,
): boolean {
  const shown = Buffer.from(signature);
  return keys.some((key) => {
    const expected = Buffer.from(hmac(key, message).toString(encoding));
    return expected.length === shown.length && timingSafeEqual(expected, shown);
  });
}

function delimited(fields: readonly string[]): Uint8Array {
  return Buffer.from(fields.map((field) => `${Buffer.byteLength(field)}:${field}`).join(''));
}

const hmac = (key: string, message: Uint8Array) => createHmac('sha256', key).update(message).digest();
