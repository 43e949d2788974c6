// Undoes a credit or debit that was made by hand: its inverse is posted, once.

import { isCapped } from '@earnwall/domain/console/credit-cap';
import { storedTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { requireApp } from '#console/require-app.ts';
import { once } from '#publishers/once.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { findOperatorMovement } from '#store/money/operator-movements.ts';
import { isTestMovement } from '#store/money/user-ledger.ts';
import { lockUser } from '#store/people/users.ts';
import { amountText } from './amount-text.ts';
import { tellMoved } from './announce.ts';
import { type Moved, moveMoney } from './move-money.ts';
import { requireAccount } from './require-account.ts';

interface UndoRequest {
  params: { app: string; uhash: string; transaction: string };
  body: { reason: string; key: string };
  operator: Operator;
}

export async function undoMovement(ctx: Context, { params, body, operator }: UndoRequest): Promise<Moved> {
  const { db } = ctx.database;
  const app = await requireApp(ctx, operator.scope, params.app);
  const user = await requireAccount(db, params);
  const transaction = storedTransactionId(params.transaction) ?? '';
  const { reason, key } = body;
  const asked = ['undo', operator.person_id, user.id, transaction, reason];
  const keyed = { app_id: app.id, key: `operator:${key}`, asked };
  const { answer, isNew } = await once(ctx, keyed, async (tx) => {
    const held = await lockUser(tx, user);
    const found = await findOperatorMovement(tx, held, transaction);
    if (!found) throw new ApiError('not-found', 'No operator has made such a credit or debit.');
    if (isCapped(operator.role) && found.person_id !== operator.person_id)
      throw new ApiError('forbidden', 'Support undoes its own credits and debits only.');
    if (found.isUndone) throw new ApiError('conflict', 'This was undone already.');
    return await moveMoney(tx, {
      ...{ app, user: held, operator, key, kind: 'undo', amount: -found.amount, undoes: transaction },
      ...{ ticket_id: found.ticket_id, cid: found.cid, text: `Undone: ${found.reason}`, reason },
      what: `${found.kind} undone: ${amountText(found.amount < 0n ? -found.amount : found.amount, app)}`,
      ...{ isTest: await isTestMovement(tx, transaction), at: ctx.now() },
    });
  });
  if (isNew) tellMoved(ctx, user, answer);
  return answer;
}
