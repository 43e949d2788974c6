// Signatures shared with a supplier: over raw bytes, or over fields with their lengths, so that no two sets of fields
// have the same input.
import { hmacText } from './hash-text.ts';
import { isByOneOf, type SigningKeys } from './signing-keys.ts';

export const signFields = (fields: readonly string[], [key]: SigningKeys): string =>
  fieldSignature(fields, key);

export const areSignedFields = (fields: readonly string[], signature: string, keys: SigningKeys): boolean =>
  isByOneOf(keys, signature, (key) => fieldSignature(fields, key));

export const areSignedBytes = (bytes: Uint8Array, hexSignature: string, keys: SigningKeys): boolean =>
  isByOneOf(keys, hexSignature.toLowerCase(), (key) => hmacText(key, bytes));

function fieldSignature(fields: readonly string[], key: string): string {
  const delimited = fields.map((field) => `${Buffer.byteLength(field)}:${field}`).join('');
  return hmacText(key, delimited, 'sha256', 'base64url');
}
