// The secrets of an account at a supplier as they are stored: encrypted, and of use in the row of this account alone.
import * as z from 'zod';
import { seal, unseal } from '#console/seal.ts';

export type Secrets = Readonly<Record<string, unknown>>;

const sealed = z.object({ id: z.string(), secrets: z.record(z.string(), z.unknown()) });

export const sealSecrets = (secret: string, id: string, secrets: Secrets): Buffer =>
  Buffer.from(seal(secret, 'supplier', JSON.stringify({ id, secrets })), 'base64url');

/** Throws where they were sealed for another account, or with another server's secret. */
export function unsealSecrets(secret: string, id: string, bytes: Uint8Array): Secrets {
  const text = unseal(secret, 'supplier', Buffer.from(bytes).toString('base64url'));
  const opened = sealed.parse(JSON.parse(text));
  if (opened.id !== id) throw new Error('These secrets are of another account');
  return opened.secrets;
}
