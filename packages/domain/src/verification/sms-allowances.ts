// Rate limits for text messages: each one counts in every window below, or is not sent at all (PH-02). The limits are
// our choice: users who mistype get their code, SMS fraud does not pay.

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

/** Users behind one address, as in a household or a phone network, share its limit. */
const rules: readonly { scope: Exclude<SmsScope, 'country'>; windowMs: number; most: number }[] = [
  { scope: 'address', windowMs: hourMs, most: 20 },
  { scope: 'address', windowMs: dayMs, most: 50 },
  { scope: 'user', windowMs: hourMs, most: 5 },
  { scope: 'user', windowMs: dayMs, most: 10 },
  { scope: 'phone', windowMs: hourMs, most: 3 },
  { scope: 'phone', windowMs: dayMs, most: 6 },
  // SMS pumping: fraudsters rent blocks of consecutive numbers and are paid for messages to them.
  { scope: 'prefix', windowMs: hourMs, most: 15 },
  { scope: 'prefix', windowMs: dayMs, most: 50 },
];

/** The digits removed from a number to get its block of ten thousand. */
const blockDigits = 4;

export function prefixOf(e164: string): string {
  return e164.slice(0, -blockDigits);
}

/**
 * Always in the same order, so that two transactions cannot deadlock; the country's row, which all need, comes last and
 * is locked for the shortest time.
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
