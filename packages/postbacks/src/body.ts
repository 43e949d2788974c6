// The JSON form of a postback: the body of a Standard Webhooks message.
import { dollarsOf, unitsOf } from './amounts.ts';
import type { Postback } from './postback.ts';

export type PostbackBody = ReturnType<typeof bodyOf>;

export function bodyOf(postback: Postback) {
  const { amount, decimals, exchange_rate_micros } = postback;
  return {
    type: postback.type,
    timestamp: postback.at.toISOString(),
    data: {
      transaction_id: postback.transaction_id,
      app: postback.app,
      user_id: postback.user_id,
      amount,
      reward: unitsOf(amount, decimals),
      pending: postback.pending,
      balance: postback.balance,
      pending_balance: postback.pending_balance,
      currency: postback.currency,
      decimals,
      payout_usd: dollarsOf(amount, decimals, exchange_rate_micros),
      status: statusOf(postback),
      reason: postback.reason,
      outcome: postback.outcome,
      click_id: postback.click_id,
      survey_id: postback.survey_id,
      offer_id: postback.offer_id,
      event_id: postback.event_id,
      reverses: postback.reverses,
      subid: postback.subid,
      country: postback.country,
      test: postback.test,
    },
  };
}

/** What has happened to the reward, in one word. */
export function statusOf({ amount, pending }: Pick<Postback, 'amount' | 'pending'>) {
  if (amount < 0 || (amount === 0 && pending < 0)) return 'reversed';
  return amount === 0 && pending > 0 ? 'pending' : 'credited';
}
