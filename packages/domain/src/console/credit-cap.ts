// How much a person of the console may move by hand (decision 0127). The cap of the app binds support for a day; whoever is
// not bound by it proves a factor again above it, so that a stolen session cannot pay itself.
import type { Role } from '@earnwall/contract/console-access';

export const creditDayMs = 24 * 3_600_000;

interface Wanted {
  /** Null for a machine. */
  readonly role: Role | null;
  /** Null means nothing. */
  readonly cap: bigint | null;
  /** What the person has moved in this app within a day. */
  readonly used: bigint;
  readonly amount: bigint;
  /** A factor was proven lately. */
  readonly isFresh: boolean;
}

export function creditVerdict({
  role,
  cap,
  used,
  amount,
  isFresh,
}: Wanted): 'allowed' | 'above-cap' | 'factor-needed' {
  if (role === null || used + amount <= (cap ?? 0n)) return 'allowed';
  if (isCapped(role)) return 'above-cap';
  return isFresh ? 'allowed' : 'factor-needed';
}

export const isCapped = (role: Role | null): boolean => role === 'support';

/** What is left of the cap today; never below nothing. */
export function leftOfCap({ cap, used }: Pick<Wanted, 'cap' | 'used'>): bigint {
  const left = (cap ?? 0n) - used;
  return left > 0n ? left : 0n;
}
