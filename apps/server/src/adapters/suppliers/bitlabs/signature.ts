// BitLabs' hash of a postback: HMAC-SHA1 of the whole address before `&hash=`, in lower hex.
import { hmacText } from '#adapters/suppliers/sign/hash-text.ts';
import { checkLastParameter } from '#adapters/suppliers/sign/last-parameter.ts';
import type { SigningKeys } from '#adapters/suppliers/sign/signing-keys.ts';

export const checkPostback = (url: string, secrets: SigningKeys) =>
  checkLastParameter(url, 'hash', secrets, (before, secret) => hmacText(secret, before, 'sha1'));
