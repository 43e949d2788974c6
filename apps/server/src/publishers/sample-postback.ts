// A postback made up to test an endpoint: marked as a test, under an id of its own.
import { randomUUID } from 'node:crypto';
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import type { Postback, PostbackType } from '@earnwall/postbacks/postback';
import type { AppRecord } from '#store/publishers/apps.ts';

const amounts: Record<PostbackType, { amount: number; pending: number }> = {
  credit: { amount: 500, pending: 0 },
  partial: { amount: 250, pending: 0 },
  screen_out: { amount: 5, pending: 0 },
  bonus: { amount: 100, pending: 0 },
  extension: { amount: 100, pending: 0 },
  pending: { amount: 0, pending: 300 },
  release: { amount: 300, pending: -300 },
  reversal: { amount: -500, pending: 0 },
  upgrade: { amount: 495, pending: 0 },
  correction: { amount: -20, pending: 0 },
};

const isAboutEarlier: readonly PostbackType[] = ['release', 'reversal', 'upgrade', 'correction'];

export function samplePostback(
  app: AppRecord,
  { type, user_id, at }: { type: PostbackType; user_id: string; at: Date },
): Postback {
  const { amount, pending } = amounts[type];
  return {
    transaction_id: wireTransactionId(randomUUID()),
    ...{ type, app: app.id, user_id, amount, pending },
    ...{ balance: Math.max(0, amount), pending_balance: Math.max(0, pending) },
    ...{ currency: app.currency_name, decimals: app.decimals },
    exchange_rate_micros: Number(app.exchange_rate_micros),
    reason: 'Test of the endpoint',
    ...{ outcome: null, click_id: null, survey_id: null, offer_id: null, event_id: null },
    reverses: isAboutEarlier.includes(type) ? wireTransactionId(randomUUID()) : null,
    ...{ subid: {}, country: null, test: true, at },
  };
}
