// A person of the console credits or debits a user, once per key.
import { parseDecimal } from '@earnwall/domain/console/decimal';
import { fieldError } from '#console/field-error.ts';
import { requireApp } from '#console/require-app.ts';
import { once } from '#publishers/once.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { findClickOwner, findTicketOwner } from '#store/console/find.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { lockUser, type UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { amountText } from './amount-text.ts';
import { tellMoved } from './announce.ts';
import { requireWithinCap } from './credit-limit.ts';
import { type Moved, moveMoney } from './move-money.ts';
import { requireAccount } from './require-account.ts';

/** In the smallest unit. A slip of the finger must not cost a fortune: more is several credits. */
const maxCredit = 10_000_000n;

interface CreditRequest {
  params: { app: string; uhash: string };
  body: {
    amount: string;
    reason: string;
    key: string;
    ticket?: string | undefined;
    cid?: string | undefined;
  };
  operator: Operator;
}

export async function creditByHand(
  ctx: Context,
  { params, body, operator }: CreditRequest,
  kind: 'credit' | 'debit',
): Promise<Moved> {
  const { db } = ctx.database;
  const app = await requireApp(ctx, operator.scope, params.app);
  const user = await requireAccount(db, params);
  const given = readAmount(body.amount, app);
  await requireOwn(db, operator, user, body);
  const { reason, key, ticket = null, cid = null } = body;
  const asked = [kind, operator.person_id, user.id, `${given}`, reason, ticket, cid];
  const keyed = { app_id: app.id, key: `operator:${key}`, asked };
  const { answer, isNew } = await once(ctx, keyed, async (tx) => {
    const at = ctx.now();
    await requireWithinCap(tx, { app, operator, now: at }, given);
    const held = await lockUser(tx, user);
    // Erased meanwhile, or closed.
    if (held.uhash !== user.uhash) throw new ApiError('not-found', 'There is no such user.');
    if (held.state === 'closed') throw new ApiError('unprocessable', 'This account is closed.');
    const what = `${kind === 'credit' ? 'credited' : 'debited'} ${amountText(given, app)}`;
    const amount = kind === 'credit' ? given : -given;
    return await moveMoney(tx, {
      ...{ app, user: held, operator, key, kind, amount, undoes: null, ticket_id: ticket, cid },
      ...{ text: reason, what, reason, isTest: app.test_mode, at },
    });
  });
  if (isNew) tellMoved(ctx, user, answer);
  return answer;
}

function readAmount(text: string, app: AppRecord): bigint {
  const amount = parseDecimal(text, app.decimals);
  const form = app.decimals === 0 ? 'a whole number' : `a number with at most ${app.decimals} decimals`;
  if (amount === null || amount <= 0n) throw fieldError('amount', `The amount must be ${form} above 0.`);
  if (amount > maxCredit)
    throw fieldError('amount', `The amount must be at most ${amountText(maxCredit, app)}.`);
  return amount;
}

/** The ticket and the click are the user's own. */
async function requireOwn(
  on: Queryable,
  { scope }: Operator,
  user: UserRecord,
  { ticket, cid }: CreditRequest['body'],
): Promise<void> {
  const isOwn = (owners: readonly { app_id: string; user_id: number }[]) =>
    owners.some(({ app_id, user_id }) => app_id === user.app_id && user_id === user.id);
  if (ticket !== undefined && !isOwn(await findTicketOwner(on, scope, ticket)))
    throw fieldError('ticket', 'This user has no such ticket.');
  if (cid !== undefined && !isOwn(await findClickOwner(on, scope, cid)))
    throw fieldError('cid', 'This user has no such click.');
}
