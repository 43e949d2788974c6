// When a user may request another code, and how many tries it has (PH-02).

/** How long a code is good, how often it may be guessed, and how long to wait for the next one. */
export const codeLife = { minutes: 10, tries: 5, resendSeconds: 60 } as const;

export interface SentCode {
  readonly sent_at: Date;
  readonly expires_at: Date;
  readonly tries_left: number;
}

export type NextCode =
  | { readonly kind: 'send'; readonly tries: number; readonly expiresAt: Date }
  | { readonly kind: 'too-soon' | 'locked'; readonly seconds: number };

/**
 * `last`: the newest code of this account that was sent and not used, whatever number it went to. Tries
 * are inherited from it, so that more codes give no more guesses; five wrong ones lock until it expires.
 * `numberSentAt`: when this account last had a code sent to the number that is asked for now. Each number waits for its
 * own minute, so that a mistyped number can be corrected immediately; sms-allowances.ts limits the number of messages.
 */
export function nextCode(last: SentCode | null, numberSentAt: Date | null, now: Date): NextCode {
  const valid = last !== null && last.expires_at > now ? last : null;
  if (valid?.tries_left === 0) return { kind: 'locked', seconds: secondsUntil(valid.expires_at, now) };
  const again = new Date((numberSentAt?.getTime() ?? 0) + codeLife.resendSeconds * 1000);
  if (again > now) return { kind: 'too-soon', seconds: secondsUntil(again, now) };
  const expiresAt = new Date(now.getTime() + codeLife.minutes * 60_000);
  return { kind: 'send', tries: valid?.tries_left ?? codeLife.tries, expiresAt };
}

/** A begun second counts as whole. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}
