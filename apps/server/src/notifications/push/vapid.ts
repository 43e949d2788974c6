// Who sends: the key pair by which a push service knows us (RFC 8292). It is derived from the server's secret, so that all
// nodes have the same one and none has to be stored; with another secret browsers have to subscribe anew.
import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

export interface VapidKeys {
  /** The uncompressed point, as base64url: what browsers call applicationServerKey. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const made = new Map<string, VapidKeys>();

export function vapidKeys(secret: string): VapidKeys {
  const keys = made.get(secret) ?? derive(secret);
  made.set(secret, keys);
  return keys;
}

function derive(secret: string, attempt = 0): VapidKeys {
  const d = Buffer.from(hkdfSync('sha256', secret, '', `earnwall web push ${attempt}`, 32));
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(d);
  } catch {
    // One number in four billion is too large for the curve.
    return derive(secret, attempt + 1);
  }
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const jwk = { kty: 'EC', crv: 'P-256', d: base64url(d), x: base64url(x), y: base64url(y) };
  return { publicKey: base64url(point), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

const hours12 = 12 * 3_600;

/** The value of `Authorization` for one push service. `contact`: where its operators find us. */
export function vapidHeader(keys: VapidKeys, endpoint: string, contact: string, now: Date): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + hours12,
    sub: contact,
  };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => base64url(JSON.stringify(part)))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), { key: keys.privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${base64url(signature)}, k=${keys.publicKey}`;
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
