// HMAC-SHA256 by a key that is used again and again, made of two plain digests (RFC 2104, decision 0157): Node's own needs an
// object for each message, which takes longer than the digests do.
import { createHash, hash } from 'node:crypto';

const algorithm = 'sha256';
const blockBytes = 64;
const digestBytes = 32;
/** For messages of the usual size; larger ones get a buffer of their own. */
const usual = Buffer.alloc(16 * 1024);

export class SigningKey {
  readonly #inner: Buffer;
  /** Followed by the digest of what is signed. */
  readonly #outer: Buffer;

  constructor(key: Uint8Array) {
    const block = key.length > blockBytes ? createHash(algorithm).update(key).digest() : key;
    this.#inner = padded(block, 0x36, blockBytes);
    this.#outer = padded(block, 0x5c, blockBytes + digestBytes);
  }

  /** In base64. */
  sign(text: string): string {
    const most = blockBytes + text.length * 3;
    const message = most <= usual.length ? usual : Buffer.alloc(most);
    this.#inner.copy(message);
    const bytes = blockBytes + message.write(text, blockBytes);
    this.#outer.write(hash(algorithm, message.subarray(0, bytes), 'binary'), blockBytes, 'binary');
    return hash(algorithm, this.#outer, 'base64');
  }
}

function padded(key: Uint8Array, pad: number, bytes: number): Buffer {
  const block = Buffer.alloc(bytes, pad);
  for (const [place, byte] of key.entries()) block[place] = byte ^ pad;
  return block;
}
