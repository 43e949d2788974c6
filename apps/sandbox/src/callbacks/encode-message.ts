// Encodes a callback as bytes and signature, or as a forged or truncated copy of them.
import type { SignedMessage, Tampering } from './callback-sender.ts';
import { type SigningKeys, signBytes } from './signatures.ts';

export function encodeMessage(
  url: URL,
  content: object,
  tampering: Tampering | null,
  keys: SigningKeys,
): SignedMessage {
  const body = Buffer.from(JSON.stringify(content));
  if (tampering === 'forged') return { url, body, signature: signBytes(body, ['the key of somebody else']) };
  const signature = signBytes(body, keys);
  return { url, body: tampering === 'truncated' ? body.subarray(0, body.length / 2) : body, signature };
}
