import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { StatusKind } from '@earnwall/ui/console/status';
import { pointsText } from '#features/money/money-text.ts';

export type MonthPayout = ConsoleAnswerOf<'console/payouts/get-payouts'>['months'][number];
export type AppPayout = ConsoleAnswerOf<'console/payouts/get-payouts-month'>['apps'][number];
export type Figures = MonthPayout['figures'];
export type PayoutState = MonthPayout['state'];

/** What stands beside every figure: whose it is, and by which clock. */
export const clock = 'by the ledger, UTC';

export const stateWords: Readonly<Record<PayoutState, { kind: StatusKind; text: string }>> = {
  open: { kind: 'idle', text: 'Open' },
  closed: { kind: 'note', text: 'Closed' },
  paid: { kind: 'good', text: 'Paid' },
};

/** What suppliers pay in the end. */
export const netPayouts = ({ payouts, payout_reversals }: Figures): number | null =>
  payouts === null ? null : payouts + (payout_reversals ?? 0);

export const pointsOf = ({ points, app }: Pick<AppPayout, 'points' | 'app'>): string =>
  pointsText(points, { name: app.currency_name, decimals: app.decimals });

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** As the calls take months. */
export const isMonth = (text: string): boolean => /^2\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** `2026-10` as "October 2026"; what is no month stays as it is. */
export function monthName(month: string): string {
  const begin = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(begin.getTime()) ? month : monthNames.format(begin);
}

export const momentText = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;
