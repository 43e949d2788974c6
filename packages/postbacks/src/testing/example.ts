// The postback that docs/postbacks.md shows: alice has completed a survey.
import type { Postback } from '../postback.ts';

export const examplePostback: Postback = {
  transaction_id: 'tx_018f3b0a6c2e7d41a9b5c3e2f1d40798',
  type: 'credit',
  app: 'my-game',
  user_id: 'alice',
  amount: 1250,
  pending: 0,
  balance: 4800,
  pending_balance: 0,
  currency: 'Coins',
  decimals: 2,
  exchange_rate_micros: 10_000_000,
  reason: 'Survey completed',
  outcome: 'complete',
  click_id: '3f1c9a52-7d0e-4b6f-8a11-5c2e9d7b4f60',
  survey_id: 'k3v9q2',
  offer_id: null,
  event_id: null,
  reverses: null,
  subid: { subid1: 'spring' },
  country: 'DE',
  test: false,
  at: new Date('2026-03-10T12:00:00.000Z'),
};

/** A secret for documentation and tests. */
export const exampleSecret = 'whsec_ZGVtby1zZWNyZXQtZm9yLXRoZS1kb2NzLW9ubHktMDE=';
