// GET /payouts/{month}/suppliers of the console: what was booked, and where suppliers' statements differ.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireMonth } from '#console/payouts/require-month.ts';
import { findSummedUntil } from '#store/payouts/days.ts';
import { findStatementsOf, findSupplierMonths } from '#store/payouts/suppliers.ts';

const most = 200;

export const getPayoutsSuppliers: ConsoleHandler<'console/payouts/get-payouts-suppliers'> = async (
  ctx,
  { params },
) => {
  const { db } = ctx.database;
  const month = requireMonth(params.month, ctx.now());
  const [until, suppliers, statements] = await Promise.all([
    findSummedUntil(db),
    findSupplierMonths(db, month, most),
    findStatementsOf(db, month, most),
  ]);
  return {
    until: until?.toISOString() ?? null,
    suppliers: suppliers.map(({ supplier_id, name, payouts, payout_reversals }) => ({
      ...{ id: supplier_id, name, payouts: Number(payouts), payout_reversals: Number(payout_reversals) },
      booked: Number(payouts + payout_reversals),
    })),
    statements: statements.map(({ difference_micros, ...statement }) => ({
      ...statement,
      difference: difference_micros === null ? null : Number(difference_micros),
    })),
  };
};
