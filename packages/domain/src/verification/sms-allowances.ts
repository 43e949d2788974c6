// How many messages may go out: each one takes a place in every window below, or is not sent at all (PH-02). Numbers
// of ours, chosen so that people who mistype are served and whoever earns by messages is not.

export type SmsScope = 'address' | 'user' | 'phone' | 'prefix' | 'country';

/** A window of time in which so many messages may be sent for one key. */
export interface SmsAllowance {
  readonly scope: SmsScope;
  readonly key: string;
  readonly windowStart: Date;
  readonly windowEnd: Date;
  readonly most: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Who shares an address, as a household or a phone network does, shares its places too. */
const rules: readonly { scope: Exclude<SmsScope, 'country'>; windowMs: number; most: number }[] = [
  { scope: 'address', windowMs: hourMs, most: 20 },
  { scope: 'address', windowMs: dayMs, most: 50 },
  { scope: 'user', windowMs: hourMs, most: 5 },
  { scope: 'user', windowMs: dayMs, most: 10 },
  { scope: 'phone', windowMs: hourMs, most: 3 },
  { scope: 'phone', windowMs: dayMs, most: 6 },
  // Numbers that follow each other are rented in blocks by those who are paid for messages that arrive there.
  { scope: 'prefix', windowMs: hourMs, most: 15 },
  { scope: 'prefix', windowMs: dayMs, most: 50 },
];

/** Digits that are left off a number to tell its block: ten thousand numbers. */
const blockDigits = 4;

export function prefixOf(e164: string): string {
  return e164.slice(0, -blockDigits);
}

/**
 * Always in the same order, so that two messages never wait for each other's places; the country's, which all want, come
 * last and are held for the shortest time.
 */
export function smsAllowances(
  keys: Readonly<Record<SmsScope, string>>,
  dailyBudget: number,
  now: Date,
): SmsAllowance[] {
  return [...rules, { scope: 'country' as const, windowMs: dayMs, most: dailyBudget }].map(
    ({ scope, windowMs, most }) => {
      const start = Math.floor(now.getTime() / windowMs) * windowMs;
      return {
        scope,
        // Hour and day may begin at the same moment.
        key: `${keys[scope]}/${windowMs === hourMs ? 'hour' : 'day'}`,
        windowStart: new Date(start),
        windowEnd: new Date(start + windowMs),
        most,
      };
    },
  );
}
