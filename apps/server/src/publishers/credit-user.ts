// A credit that a publisher makes: a movement of its own, named by its idempotency key.
import { rewardLines } from '@earnwall/domain/ledger/entry';
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { ApiError } from '#request/api-error.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { findBalances } from '#store/money/balances.ts';
import { postMovement } from '#store/money/ledger.ts';
import { findTransactionId } from '#store/money/user-ledger.ts';
import { lockUser, type UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { withPostback } from './postback.ts';

interface Credit {
  readonly app: AppRecord;
  readonly user: UserRecord;
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
  readonly at: Date;
}

export async function creditUser(
  tx: Tx,
  { app, user, key, amount, reason, at }: Credit,
): Promise<{ transaction_id: string; balance: number }> {
  const { state } = await lockUser(tx, user);
  if (state === 'closed') throw new ApiError('unprocessable', 'This account is closed.');
  const name = { source: `api:${app.id}`, transaction: key };
  const movement = {
    ...{ app_id: app.id, user_id: user.id, kind: 'bonus' as const, reason, ...name, cid: null, at },
    lines: rewardLines(BigInt(amount), app.test_mode),
  };
  const facts = { sid: null, outcome: null, price: app, subid: {} };
  if (!(await postMovement(tx, withPostback(movement, facts))))
    throw new ApiError('conflict', 'This idempotency key was used before.');
  const id = await findTransactionId(tx, name);
  if (id === null) throw new Error('A movement that was just posted cannot be found');
  const balances = await findBalances(tx, user);
  const balance = app.test_mode ? balances.user_test : balances.user;
  return { transaction_id: wireTransactionId(id), balance: Number(balance) };
}
