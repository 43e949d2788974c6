// Requests with a signature over their body, in three headers: ours to the registry, and Dynata's to us.
import type { RawMessage } from '#ports/signed-message.ts';
import { bodySigningString, type DynataKeys, isSigned, type Shown, sign } from './signature.ts';

/** Long enough for all the tries of one request. */
const lifetimeMs = 2 * 60 * 1000;

export function signedHeaders(body: string, keys: DynataKeys, now: Date): Record<string, string> {
  const expires = new Date(now.getTime() + lifetimeMs);
  const { accessKey, expiration, signature } = sign(bodySigningString(body), keys, expires);
  return {
    'content-type': 'application/json',
    'dynata-expiration': expiration,
    'dynata-access-key': accessKey,
    'dynata-signature': signature,
  };
}

/** Null: it is genuine. */
export function refusalOf(
  { headers, body }: Pick<RawMessage, 'headers' | 'body'>,
  keys: DynataKeys,
  now: Date,
): 'unsigned' | 'forged' | null {
  const shown = shownIn(headers);
  if (!shown) return 'unsigned';
  return isSigned(bodySigningString(body), shown, keys, now) ? null : 'forged';
}

function shownIn(headers: RawMessage['headers']): Shown | null {
  const expiration = headers['dynata-expiration'];
  const accessKey = headers['dynata-access-key'];
  const signature = headers['dynata-signature'];
  return typeof expiration === 'string' && typeof accessKey === 'string' && typeof signature === 'string'
    ? { expiration, accessKey, signature }
    : null;
}
