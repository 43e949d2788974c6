import type { CallSchema } from '../call-schema.ts';
import { getPayouts } from '../calls/console/payouts/get-payouts.ts';
import { getPayoutsDays } from '../calls/console/payouts/get-payouts-days.ts';
import { getPayoutsMonth } from '../calls/console/payouts/get-payouts-month.ts';
import { getPayoutsSuppliers } from '../calls/console/payouts/get-payouts-suppliers.ts';
import { postPayoutsClose } from '../calls/console/payouts/post-payouts-close.ts';
import { putPayoutsPaid } from '../calls/console/payouts/put-payouts-paid.ts';
import type { payoutsCalls } from '../console-calls/payouts.ts';

export const payoutsSchemas = {
  'console/payouts/get-payouts': getPayouts,
  'console/payouts/get-payouts-days': getPayoutsDays,
  'console/payouts/get-payouts-month': getPayoutsMonth,
  'console/payouts/get-payouts-suppliers': getPayoutsSuppliers,
  'console/payouts/post-payouts-close': postPayoutsClose,
  'console/payouts/put-payouts-paid': putPayoutsPaid,
} satisfies Record<keyof typeof payoutsCalls, CallSchema>;
