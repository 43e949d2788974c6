// The postback that a queued row stands for.
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import type { Postback } from '@earnwall/postbacks/postback';
import type { DuePostback } from '#store/publishers/postback-queue.ts';

/** What `withPostback` and the database's `queue_postbacks` have written; earlier versions wrote less. */
interface Payload {
  amount: number;
  pending?: number;
  balance?: number;
  pending_balance?: number;
  currency_name: string;
  decimals?: number;
  exchange_rate_micros?: number;
  reason: string;
  outcome?: string | null;
  cid?: string | null;
  sid?: string | null;
  offer_id?: string;
  task_id?: string;
  reverses?: string | null;
  subid?: Readonly<Record<string, string>>;
  test?: boolean;
}

export function postbackOf(row: Omit<DuePostback, 'id' | 'tries'>): Postback {
  const payload = row.payload as unknown as Payload;
  return {
    transaction_id: wireTransactionId(row.transaction_id),
    type: row.type,
    app: row.app_id,
    user_id: row.user_uuid,
    amount: payload.amount,
    pending: payload.pending ?? 0,
    balance: payload.balance ?? 0,
    pending_balance: payload.pending_balance ?? 0,
    currency: payload.currency_name,
    decimals: payload.decimals ?? row.app_decimals,
    exchange_rate_micros: payload.exchange_rate_micros ?? Number(row.app_rate_micros),
    reason: payload.reason,
    outcome: payload.outcome ?? null,
    click_id: payload.cid ?? null,
    survey_id: payload.sid ?? null,
    offer_id: payload.offer_id ?? null,
    event_id: payload.task_id ?? null,
    reverses: payload.reverses ? wireTransactionId(payload.reverses) : null,
    subid: payload.subid ?? {},
    country: row.country,
    test: payload.test ?? false,
    at: row.at,
  };
}
