import { randomBytes } from 'node:crypto';

/** What the policy of a page asks for: 128 bits, as much as CSP wants. */
const size = 16;
/** Asking the system for sixteen bytes costs as much as for a few thousand. */
const drawn = 256;

let pool = Buffer.alloc(0);
let at = 0;

export function newNonce(): string {
  if (at >= pool.length) {
    pool = randomBytes(size * drawn);
    at = 0;
  }
  at += size;
  return pool.toString('base64', at - size, at);
}
