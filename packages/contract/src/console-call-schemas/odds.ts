import type { CallSchema } from '../call-schema.ts';
import { getFairPay } from '../calls/console/odds/get-fair-pay.ts';
import { getOdds } from '../calls/console/odds/get-odds.ts';
import { getReturns } from '../calls/console/odds/get-returns.ts';
import type { oddsCalls } from '../console-calls/odds.ts';

export const oddsSchemas = {
  'console/odds/get-odds': getOdds,
  'console/odds/get-fair-pay': getFairPay,
  'console/odds/get-returns': getReturns,
} satisfies Record<keyof typeof oddsCalls, CallSchema>;
