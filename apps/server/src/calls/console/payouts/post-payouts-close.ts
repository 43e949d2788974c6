// POST /payouts/{month}/close of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { fieldError } from '#console/field-error.ts';
import { closeMonth } from '#console/payouts/close-month.ts';
import { requireMonth } from '#console/payouts/require-month.ts';
import { presentMonth } from '#present/payout.ts';

export const postPayoutsClose: ConsoleHandler<'console/payouts/post-payouts-close'> = async (
  ctx,
  { params, body, operator },
) => {
  if (body.name !== params.month) throw fieldError('name', `Type ${params.month} to close it.`);
  const { closed, total } = await closeMonth(ctx, operator, requireMonth(params.month, ctx.now()));
  return { closed, total: presentMonth(total, operator.scope) };
};
