// Several keys may be valid at once, which is how a key is changed without losing a message.
import { isSameText } from './hash-text.ts';

/** The first one signs; signatures of all of them are accepted. */
export type SigningKeys = readonly [string, ...string[]];

export const isByOneOf = (
  keys: SigningKeys,
  signature: string,
  signatureBy: (key: string) => string,
): boolean => keys.some((key) => isSameText(signatureBy(key), signature));
