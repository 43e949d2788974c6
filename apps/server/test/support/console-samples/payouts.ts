import type { payoutsCalls } from '@earnwall/contract/console-calls/payouts';
import { list, missing, ofApp, refused, type Sample } from './sample.ts';

const params = { month: '2026-02' };

export const payoutsSamples: Readonly<Record<keyof typeof payoutsCalls, Sample>> = {
  'console/payouts/get-payouts': list(),
  'console/payouts/get-payouts-month': list({ params }),
  'console/payouts/get-payouts-days': ofApp(() => ({ params })),
  'console/payouts/get-payouts-suppliers': list({ params }),
  // Nothing was earned in it.
  'console/payouts/post-payouts-close': refused({ params, body: { name: '2026-02' } }),
  'console/payouts/put-payouts-paid': missing({ params, body: { apps: ['no-app'], paid: null } }),
};
