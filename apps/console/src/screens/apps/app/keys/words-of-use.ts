// Whether it is safe to end a secret or key, in words (decision 0096).
import type { StatusKind } from '@earnwall/ui/console/status';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface Uses {
  readonly uses_this_hour: number;
  /** No use is known of after this moment; null where none is known of at all. */
  readonly unusedSince: number | null;
}

export interface WordsOfUse {
  readonly kind: StatusKind;
  readonly text: string;
}

/** `what` begins the sentence: "The old secret". */
export function wordsOfUse(what: string, { uses_this_hour, unusedSince }: Uses, now: number): WordsOfUse {
  if (uses_this_hour > 0)
    return { kind: 'warn', text: `${what} was used ${timesText(uses_this_hour)} this hour.` };
  if (unusedSince === null) return { kind: 'good', text: `${what} was never used: it is safe to end it.` };
  const span = Math.max(0, now - unusedSince);
  const isLong = span >= hourMs;
  return {
    kind: isLong ? 'good' : 'note',
    text: `${what} was not used for ${spanText(span)}: ${isLong ? 'it is safe to end it.' : 'wait until it is an hour.'}`,
  };
}

interface SecretUses {
  readonly uses_this_hour: number;
  readonly last_used_hour: string | null;
}

/** Uses of secrets are known by the hour: one in the hour of 9:00 may have been at 9:59. */
export const unusedSecretSince = (
  { last_used_hour }: SecretUses,
  rotated_at: string | null,
): number | null => {
  if (last_used_hour !== null) return Date.parse(last_used_hour) + hourMs;
  return rotated_at === null ? null : Date.parse(rotated_at);
};

export const timesText = (uses: number): string =>
  uses === 1 ? 'once' : `${uses.toLocaleString('en')} times`;

function spanText(span: number): string {
  if (span < minuteMs) return 'a moment';
  if (span < hourMs) return counted(Math.floor(span / minuteMs), 'minute');
  if (span < 48 * hourMs) return counted(Math.floor(span / hourMs), 'hour');
  return counted(Math.floor(span / (24 * hourMs)), 'day');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
