// A message as it leaves: its bytes and their signature, or what somebody in between made of them.
import type { Parcel, Tampering } from './courier.ts';
import { type SigningKeys, signBytes } from './signatures.ts';

export function pack(url: URL, content: object, tampering: Tampering | null, keys: SigningKeys): Parcel {
  const body = Buffer.from(JSON.stringify(content));
  if (tampering === 'forged') return { url, body, signature: signBytes(body, ['the key of somebody else']) };
  const signature = signBytes(body, keys);
  return { url, body: tampering === 'truncated' ? body.subarray(0, body.length / 2) : body, signature };
}
