// The filters of the list of users by balance, completes and reversal rate, as people type them.
import { parseDecimal } from '@earnwall/domain/console/decimal';
import { fieldError } from '#console/field-error.ts';
import { requireApp } from '#console/require-app.ts';
import type { Context } from '#request/context.ts';
import type { Scope } from '#store/console/scope.ts';
import type { FiguresFilter } from '#store/console/users/figures-filter.ts';

interface Asked {
  readonly app?: string | undefined;
  readonly balance_min?: string | undefined;
  readonly balance_max?: string | undefined;
  readonly test?: boolean | undefined;
  readonly completes_min?: string | undefined;
  readonly reversal_rate_min?: string | undefined;
}

/** Undefined where none of them is asked for. */
export async function readFigures(
  ctx: Pick<Context, 'database'>,
  scope: Scope,
  asked: Asked,
): Promise<FiguresFilter | undefined> {
  const completes_min = readCompletes(asked.completes_min);
  const reversal_rate_min = readRate(asked.reversal_rate_min);
  const taken = { completes_min, reversal_rate_min };
  if (asked.balance_min === undefined && asked.balance_max === undefined)
    return completes_min === undefined && reversal_rate_min === undefined
      ? undefined
      : { ...taken, is_test: false };
  if (asked.app === undefined)
    throw fieldError(
      asked.balance_min === undefined ? 'balance_max' : 'balance_min',
      'Choose an app: balances are in its currency.',
    );
  const { decimals, test_mode } = await requireApp(ctx, scope, asked.app);
  const balance_min = readBalance('balance_min', asked.balance_min, decimals);
  const balance_max = readBalance('balance_max', asked.balance_max, decimals);
  if (balance_min !== undefined && balance_max !== undefined && balance_min > balance_max)
    throw fieldError('balance_max', 'The highest balance must not be below the lowest.');
  return { ...taken, balance_min, balance_max, is_test: asked.test === true || test_mode };
}

/** A debit may leave less than nothing: a balance may have a minus. */
function readBalance(field: string, given: string | undefined, decimals: number): bigint | undefined {
  if (given === undefined) return undefined;
  const [, minus, digits = ''] = /^([-−]?)(.*)$/.exec(given.trim()) ?? [];
  const size = parseDecimal(digits, decimals);
  const form = decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals`;
  if (size === null) throw fieldError(field, `The balance must be ${form}.`);
  return minus ? -size : size;
}

function readCompletes(given: string | undefined): bigint | undefined {
  if (given === undefined) return undefined;
  const completes = parseDecimal(given, 0);
  if (completes === null) throw fieldError('completes_min', 'The completes must be a whole number.');
  return completes;
}

function readRate(given: string | undefined): bigint | undefined {
  if (given === undefined) return undefined;
  const rate = parseDecimal(given, 2);
  if (rate === null || rate > 10_000n)
    throw fieldError(
      'reversal_rate_min',
      'The reversal rate must be a percentage from 0 to 100 with at most 2 decimals.',
    );
  return rate;
}
