import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsolePostback, Recovery } from '@earnwall/contract/entities/console-postback';
import type { ConsolePostbackState } from '@earnwall/contract/postback-recovery';
import type { StatusKind } from '@earnwall/ui/console/status';

export type { ConsolePostback, Recovery };
export type RecoveryAnswer = ConsoleAnswerOf<'console/postbacks/get-apps-recovery'>;
export type Endpoint = NonNullable<RecoveryAnswer['endpoint']>;
export type Plan = NonNullable<RecoveryAnswer['plan']>;

export const stateWords: Readonly<Record<ConsolePostbackState, { kind: StatusKind; word: string }>> = {
  queued: { kind: 'note', word: 'Queued' },
  retrying: { kind: 'warn', word: 'Retrying' },
  held: { kind: 'idle', word: 'Held' },
  delivered: { kind: 'good', word: 'Sent' },
  dead: { kind: 'bad', word: 'Dead' },
  unsent: { kind: 'idle', word: 'Unsent' },
};

export const typeWords: Readonly<Record<ConsolePostback['type'], string>> = {
  credit: 'Reward',
  partial: 'Partial',
  screen_out: 'Screen-out',
  bonus: 'Bonus',
  extension: 'Extension',
  pending: 'Pending',
  release: 'Release',
  reversal: 'Reversal',
  upgrade: 'Upgrade',
  correction: 'Correction',
};

/** `3 rewards`: the word after a count. */
export function typeText(type: ConsolePostback['type'], count: number): string {
  const word = typeWords[type].toLowerCase();
  if (count === 1 || type === 'pending' || type === 'partial') return word;
  return type === 'bonus' ? 'bonuses' : `${word}s`;
}

const grouped = (text: string): string => {
  const [whole = '', rest] = text.replace('-', '').split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest === undefined ? digits : `${digits}.${rest}`;
};

/** With its sign: `+1,205`. */
export const signed = (text: string): string => `${text.startsWith('-') ? '−' : '+'}${grouped(text)}`;

/** What the balance changes by; of points that wait, what waits. */
export const amountText = ({ amount, reward, pending }: ConsolePostback): string =>
  amount === 0 && /[1-9]/.test(pending) ? `(${signed(pending)})` : signed(reward);

/** Of the last attempt: its status, or in a word why there was none. */
export function httpText({ attempts, status, failure }: ConsolePostback): string {
  if (attempts === 0) return '—';
  if (status !== null) return String(status);
  return failure !== null && /time|seconds/i.test(failure) ? 'timeout' : 'none';
}

/** Why it fails, as part of a sentence. */
export function failureWords(failure: string | null): string | null {
  const status = failure && /^HTTP (\d{3})$/.exec(failure)?.[1];
  return status ? `the receiver answered ${status}` : failure;
}

/** Whole minutes of UTC, as a field for them takes it. */
export const minuteOf = (moment: string): string => moment.slice(0, 16);
export const momentOf = (minute: string | undefined): string | null => {
  if (!minute || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minute)) return null;
  const time = Date.parse(`${minute}:00Z`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

export const counted = (count: number, word: string): string =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

/** Counts by one of their names, the most first. */
export function countsBy<Name extends string>(
  counts: readonly ({ count: number } & Record<'name', Name>)[],
): [Name, number][] {
  const sums = new Map<Name, number>();
  for (const { name, count } of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].sort(([, one], [, other]) => other - one);
}
