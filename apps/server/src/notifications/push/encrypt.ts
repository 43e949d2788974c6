// The content of a push message, readable by one browser alone (RFC 8291, in the coding of RFC 8188).
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** As the browser gave them, base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** For tests: what is random otherwise. */
interface Chosen {
  readonly pair: ECDH;
  readonly salt: Uint8Array;
}

const recordSize = 4096;
/** Says that the record is the last one. */
const end = Buffer.from([2]);

export function encryptFor({ p256dh, auth }: BrowserKeys, text: string, chosen = choose()): Buffer {
  const { pair, salt } = chosen;
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = pair.getPublicKey();
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = hkdf(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), context, 32);
  const key = hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = [cipher.update(text, 'utf8'), cipher.update(end), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(5);
  size.writeUInt32BE(recordSize);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, size, ours, ...body]);
}

/** Whether a message can be encrypted for them: a point on the curve, and 16 bytes. */
export function areUsable({ p256dh, auth }: BrowserKeys): boolean {
  try {
    encryptFor({ p256dh, auth }, '');
    return Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

function choose(): Chosen {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { pair, salt: randomBytes(16) };
}

const hkdf = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
