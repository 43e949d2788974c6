// Signatures with the keys that supplier and buyer share: over fields with their lengths, so that no two sets of fields
// give the same input, and over the raw bytes of a message.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The first one signs; signatures of any of them are accepted. Without keys none is. */
export type SigningKeys = readonly string[];

export function signFields(fields: readonly string[], [key]: SigningKeys): string {
  return hmac(needed(key), delimited(fields)).toString('base64url');
}

export function areSignedFields(fields: readonly string[], signature: string, keys: SigningKeys): boolean {
  const shown = Buffer.from(signature, 'base64url');
  return keys.some((key) => {
    const expected = hmac(key, delimited(fields));
    return expected.length === shown.length && timingSafeEqual(expected, shown);
  });
}

export function signBytes(bytes: Uint8Array, [key]: SigningKeys): string {
  return hmac(needed(key), bytes).toString('hex');
}

function needed(key: string | undefined): string {
  if (key === undefined)
    throw new Error(
      'Cannot sign: the supplier has no signing key. Set SANDBOX_SIGNING_KEYS to the keys shared with the product.',
    );
  return key;
}

const delimited = (fields: readonly string[]) =>
  Buffer.from(fields.map((field) => `${Buffer.byteLength(field)}:${field}`).join(''));

const hmac = (key: string, message: Uint8Array) => createHmac('sha256', key).update(message).digest();
