// Payouts as they leave the server: publishers see their share, never what suppliers pay or what is left of it.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { dueOf, marginOf, type PayoutFigures } from '@earnwall/domain/payouts/figures';
import { monthState } from '@earnwall/domain/payouts/month';
import type { Scope } from '#store/console/scope.ts';
import type { DayRecord } from '#store/payouts/app-days.ts';
import type { AppMonthRecord } from '#store/payouts/apps.ts';
import type { MonthRecord } from '#store/payouts/figures.ts';

export type MonthPayout = ConsoleAnswerOf<'console/payouts/get-payouts'>['months'][number];
export type AppPayout = ConsoleAnswerOf<'console/payouts/get-payouts-month'>['apps'][number];
export type DayPayout = ConsoleAnswerOf<'console/payouts/get-payouts-days'>['days'][number];

export const seesPayouts = (scope: Scope): boolean => scope === 'all';

function presentFigures(figures: PayoutFigures, scope: Scope): MonthPayout['figures'] {
  const all = seesPayouts(scope);
  return {
    payouts: all ? Number(figures.payouts) : null,
    payout_reversals: all ? Number(figures.payout_reversals) : null,
    rewards: Number(figures.rewards),
    reversals: Number(figures.reversals),
    due: Number(dueOf(figures)),
    margin: all ? Number(marginOf(figures)) : null,
  };
}

export const presentMonth = (record: MonthRecord, scope: Scope): MonthPayout => ({
  month: record.month,
  state: monthState(record),
  figures: presentFigures(record, scope),
  apps: record.apps,
  owed: record.owed,
});

export function presentAppMonth(record: AppMonthRecord, scope: Scope): AppPayout {
  const { month, app, closed, paid } = record;
  const nameOf = (by: string) => (seesPayouts(scope) ? by : null);
  return {
    ...{ month, app, state: paid ? 'paid' : closed ? 'closed' : 'open' },
    figures: presentFigures(record, scope),
    points: Number(record.points),
    closed: closed && { at: closed.at.toISOString(), by: nameOf(closed.by) },
    paid: paid && { ...paid, at: paid.at.toISOString(), by: nameOf(paid.by) },
  };
}

export const presentDay = (record: DayRecord, scope: Scope): DayPayout => ({
  day: record.day,
  figures: presentFigures(record, scope),
  points: Number(record.points),
});
