// Whether a postback comes from the product: the few lines that every publisher needs. Both secrets of a rotation count.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

const toleranceSeconds = 5 * 60;

export interface SignedMessage {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came, byte by byte. */
  body: Buffer;
}

/** The JSON form, as Standard Webhooks defines it; throws a Refusal. */
export function verifyMessage(
  { headers, body }: SignedMessage,
  secrets: readonly string[],
  now: number,
): void {
  const [id, time, given] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`]);
  if (typeof id !== 'string' || typeof time !== 'string' || typeof given !== 'string')
    throw new Refusal(401, 'A header is missing: webhook-id, webhook-timestamp and webhook-signature.');
  requireRecent(time, now);
  const signed = Buffer.concat([Buffer.from(`${id}.${time}.`), body]);
  const offered = given.split(' ').flatMap((one) => (one.startsWith('v1,') ? [one.slice(3)] : []));
  requireOneOf(offered, secrets, signed, 'base64');
}

/** The GET form: the signature is the last parameter and covers everything before it; throws a Refusal. */
export function verifyAddress(target: string, secrets: readonly string[], now: number): void {
  const [, signed, given] = /^(.*)[?&]signature=([0-9a-f,]+)$/s.exec(target) ?? [];
  if (signed === undefined || given === undefined)
    throw new Refusal(401, 'The signature is missing, or is not the last parameter.');
  requireOneOf(given.split(','), secrets, Buffer.from(signed), 'hex');
  requireRecent(new URL(signed, 'http://localhost').searchParams.get('ts') ?? '', now);
}

function requireRecent(time: string, now: number): void {
  const seconds = /^\d{1,12}$/.test(time) ? Number(time) : Number.NaN;
  const age = now / 1000 - seconds;
  if (Number.isNaN(age)) throw new Refusal(401, 'The timestamp is not a number of seconds.');
  if (age > toleranceSeconds) throw new Refusal(401, 'The timestamp is more than five minutes old.');
  if (age < -toleranceSeconds) throw new Refusal(401, 'The timestamp is more than five minutes ahead.');
}

function requireOneOf(
  offered: readonly string[],
  secrets: readonly string[],
  signed: Buffer,
  encoding: 'base64' | 'hex',
): void {
  const isRight = secrets.some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const expected = Buffer.from(createHmac('sha256', key).update(signed).digest(encoding));
    return offered.some((one) => {
      const given = Buffer.from(one);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  });
  if (!isRight) throw new Refusal(401, 'The signature does not match.');
}
