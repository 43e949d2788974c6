// The token of an offer's link: it contains app, user and offer, needs no row, and is readable by the server only. Encrypted
// as in SIV mode: the digest of the content is both its authentication and the initialisation vector, so that the same
// link always has the same token.
import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

export interface TrackedOffer {
  app_id: string;
  user_id: number;
  offer_id: string;
}

const cipher = 'aes-256-ctr';
const proofBytes = 16;

export function sealTracking(secret: string, { app_id, user_id, offer_id }: TrackedOffer): string {
  const plain = Buffer.from(JSON.stringify([app_id, user_id, offer_id]));
  const proof = proofOf(secret, plain);
  const sealed = createCipheriv(cipher, keyFor(secret, 'seal'), proof).update(plain);
  return Buffer.concat([proof, sealed]).toString('base64url');
}

/** Null for a token that was not made here. */
export function openTracking(secret: string, token: string): TrackedOffer | null {
  const bytes = Buffer.from(token, 'base64url');
  // Only the canonical encoding: decoding would ignore invalid characters.
  if (bytes.length <= proofBytes || bytes.toString('base64url') !== token) return null;
  const proof = bytes.subarray(0, proofBytes);
  const plain = createDecipheriv(cipher, keyFor(secret, 'seal'), proof).update(bytes.subarray(proofBytes));
  if (!timingSafeEqual(proofOf(secret, plain), proof)) return null;
  const [app_id, user_id, offer_id] = JSON.parse(plain.toString()) as [string, number, string];
  return { app_id, user_id, offer_id };
}

const keyFor = (secret: string, use: 'seal' | 'proof') =>
  createHmac('sha256', secret).update(`offer link ${use}`).digest();

const proofOf = (secret: string, plain: Uint8Array) =>
  createHmac('sha256', keyFor(secret, 'proof')).update(plain).digest().subarray(0, proofBytes);
