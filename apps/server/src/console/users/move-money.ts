// Money that a person of the console moves by hand: the movement, who did it and the audit in one transaction
// (decision 0127).
import { rewardLines } from '@earnwall/domain/ledger/entry';
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { withPostback } from '#publishers/postback.ts';
import { ApiError } from '#request/api-error.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { findBalances } from '#store/money/balances.ts';
import { postMovement } from '#store/money/ledger.ts';
import { insertOperatorMovement, type OperatorMovement } from '#store/money/operator-movements.ts';
import { findTransactionId } from '#store/money/user-ledger.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { amountText } from './amount-text.ts';

export interface Moved {
  transaction_id: string;
  amount: number;
  balance: number;
}

interface Move extends Pick<OperatorMovement, 'kind' | 'amount' | 'undoes' | 'ticket_id' | 'cid'> {
  readonly app: AppRecord;
  readonly user: UserRecord;
  readonly operator: Operator;
  readonly key: string;
  /** What user and publisher read. */
  readonly text: string;
  readonly what: string;
  readonly reason: string;
  readonly isTest: boolean;
  readonly at: Date;
}

/** The user is locked. */
export async function moveMoney(tx: Tx, move: Move): Promise<Moved> {
  const { app, user, operator, key, text, kind, amount, undoes, ticket_id, cid, isTest, at } = move;
  const name = { source: 'operator', transaction: key };
  const movement = {
    ...{ app_id: app.id, user_id: user.id, kind: 'adjustment' as const, reason: text, ...name, at },
    lines: rewardLines(amount, isTest),
  };
  const facts = { sid: null, outcome: null, undoes, price: app, subid: {} };
  // The publisher is told the click; the movement is none of its reports, so that the click's own sum stays.
  if (!(await postMovement(tx, { ...withPostback({ ...movement, cid }, facts), cid: null })))
    throw new ApiError('conflict', 'This key was used before.');
  const transaction_id = await findTransactionId(tx, name);
  if (transaction_id === null) throw new Error('A movement that was just posted cannot be found');
  const { person_id } = operator;
  const of = { transaction_id, app_id: app.id, user_id: user.id, person_id };
  await insertOperatorMovement(tx, { ...of, kind, amount, undoes, ticket_id, cid, at });
  const balances = await findBalances(tx, user);
  const balance = isTest ? balances.user_test : balances.user;
  const wire = wireTransactionId(transaction_id);
  await recordChange(tx, {
    ...{ by: operator, app_id: app.id, user_id: user.id, what: move.what, reason: move.reason, at },
    changes: [
      { field: 'balance', old: amountText(balance - amount, app), new: amountText(balance, app) },
      { field: 'amount', old: null, new: amountText(amount, app) },
    ],
    about: {
      transaction: wire,
      ...(ticket_id && { tickets: [ticket_id] }),
      ...(cid && { click: cid.slice(0, 12) }),
    },
  });
  return { transaction_id: wire, amount: Number(amount), balance: Number(balance) };
}
