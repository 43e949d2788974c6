// Postbacks to send. Their ids are new in each run, so that a second run meets no duplicates of the first.
import { randomBytes } from 'node:crypto';
import type { Postback, PostbackType } from '@earnwall/postbacks/postback';
import type { EndpointOptions } from '#options.ts';

export type Sample = Partial<Postback> & { readonly type: PostbackType };
export type MakePostback = (sample: Sample) => Postback;

export const unknownUser = 'doctor-nobody';

export function createSamples({ app, user, currency, decimals }: EndpointOptions): MakePostback {
  const run = randomBytes(10).toString('hex');
  let count = 0;
  let balance = 1000;
  let pending_balance = 0;
  return (sample) => {
    count += 1;
    const { amount = 100, pending = 0 } = sample;
    balance += Number.isSafeInteger(balance + amount) ? amount : 0;
    pending_balance += pending;
    return {
      transaction_id: `tx_${run}${count.toString(16).padStart(12, '0')}`,
      app,
      user_id: user ?? 'doctor-user',
      ...{ amount, pending, balance, pending_balance, currency, decimals },
      exchange_rate_micros: 1_000_000_000,
      reason: 'Sent by the integration doctor',
      ...{ outcome: null, click_id: null, survey_id: null, offer_id: null, event_id: null, reverses: null },
      subid: {},
      country: 'DE',
      test: true,
      at: new Date(),
      ...sample,
    };
  };
}
