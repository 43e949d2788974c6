import type { oddsCalls } from '@earnwall/contract/console-calls/odds';
import { getFairPay } from '#calls/console/odds/get-fair-pay.ts';
import { getOdds } from '#calls/console/odds/get-odds.ts';
import { getReturns } from '#calls/console/odds/get-returns.ts';
import type { ConsoleHandlers } from './handler.ts';

export const oddsHandlers: ConsoleHandlers<keyof typeof oddsCalls> = {
  'console/odds/get-odds': getOdds,
  'console/odds/get-fair-pay': getFairPay,
  'console/odds/get-returns': getReturns,
};
