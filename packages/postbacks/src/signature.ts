// Signatures of the JSON form, as Standard Webhooks defines them: HMAC-SHA256 over id, timestamp and body.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SigningKey } from './signing-key.ts';

const prefix = 'whsec_';
const version = 'v1,';
/** How far the clocks of sender and receiver may differ. */
export const toleranceSeconds = 5 * 60;

export const newSecret = (): string => prefix + randomBytes(32).toString('base64');

export function keyOf(secret: string): Buffer {
  return Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64');
}

/** What a receiver verifies by. An empty secret is none: anybody could sign with it. */
export const keysOf = (secrets: readonly string[]): Buffer[] =>
  secrets.map(keyOf).filter((key) => key.length > 0);

export interface SignedMessage {
  readonly id: string;
  /** In seconds. */
  readonly timestamp: number;
  readonly body: string;
}

/** One signature for each secret, so that the receiver may have either of them while they are rotated. */
export function signMessage({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string {
  const content = `${id}.${timestamp}.${body}`;
  return secrets.map((secret) => version + signingKey(secret).sign(content)).join(' ');
}

const signingKeys = new Map<string, SigningKey>();
const maxSigningKeys = 1_000;

/** Made once for each secret, since that takes as long as signing. */
function signingKey(secret: string): SigningKey {
  const known = signingKeys.get(secret);
  if (known) return known;
  if (signingKeys.size >= maxSigningKeys) signingKeys.clear();
  const key = new SigningKey(keyOf(secret));
  signingKeys.set(secret, key);
  return key;
}

/** The same for a body that is too big to be held at once: its parts are added as they are written. */
export function messageSigner({ id, timestamp }: Omit<SignedMessage, 'body'>, secrets: readonly string[]) {
  const digests = secrets.map((secret) => createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`));
  return {
    add: (part: string | Uint8Array): void => {
      for (const digest of digests) digest.update(part);
    },
    signature: (): string => digests.map((digest) => version + digest.digest('base64')).join(' '),
  };
}

export interface ReceivedMessage {
  /** Of Node or of `Headers`, with names in any case. One that came twice counts as missing. */
  readonly headers:
    | Readonly<Record<string, string | readonly string[] | undefined>>
    | Iterable<readonly [string, string]>;
  /** As it came, byte by byte. */
  readonly body: string | Uint8Array;
}

/** `missing-headers`: one of the three is absent or empty, or the timestamp is no number of seconds. */
export type Verified = 'ok' | 'missing-headers' | 'too-old' | 'too-new' | 'wrong-signature';

/** `secrets` are all that are live: two while they are rotated. */
export function verifyMessage(
  { headers, body }: ReceivedMessage,
  secrets: readonly string[],
  now: Date,
): Verified {
  const [id, time, given] = headerValues(headers, ['webhook-id', 'webhook-timestamp', 'webhook-signature']);
  if (!id || !given || !time || !/^\d{1,12}$/.test(time)) return 'missing-headers';
  const age = Math.floor(now.getTime() / 1000) - Number(time);
  if (age > toleranceSeconds) return 'too-old';
  if (age < -toleranceSeconds) return 'too-new';
  const offered = given.split(' ').filter((one) => one.startsWith(version));
  const isSigned = keysOf(secrets).some((key) => {
    const expected = digestOf(`${id}.${time}.`, body, key);
    return offered.some((one) => isSame(one.slice(version.length), expected));
  });
  return isSigned ? 'ok' : 'wrong-signature';
}

function headerValues(headers: ReceivedMessage['headers'], names: readonly string[]): (string | undefined)[] {
  const entries = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  return names.map((name) => {
    const values = entries.filter(([key]) => key.toLowerCase() === name).flatMap(([, value]) => value);
    return values.length === 1 ? values[0] : undefined;
  });
}

const digestOf = (start: string, body: string | Uint8Array, key: Buffer): string =>
  createHmac('sha256', key).update(start).update(body).digest('base64');

export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
