// Encrypts what the server itself must read again, such as the secret of an authenticator app: AES-256-GCM under a key
// that is derived from the server's secret for one purpose.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

type Purpose = 'totp' | 'mail' | 'supplier';

const keyOf = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `earnwall console ${purpose}`, 32));

const ivBytes = 12;
const tagBytes = 16;

export function seal(secret: string, purpose: Purpose, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Throws where the text was changed, or the server's secret was. */
export function unseal(secret: string, purpose: Purpose, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
  return Buffer.concat([body, decipher.final()]).toString('utf8');
}
