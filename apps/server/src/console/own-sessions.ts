// People end sessions of their own.
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordAccess } from '#store/console/audit.ts';
import { endSessionById, endSessionsOf } from '#store/console/sessions.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { sessionOf } from './person-actor.ts';

export async function endOwnSession(ctx: Context, operator: Operator, id: string): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    if (!(await endSessionById(tx, sessionOf(operator).person_id, id)))
      throw new ApiError('not-found', 'There is no such session.');
    await audit(ctx, tx, operator, 'own session ended');
  });
}

export async function endOtherSessions(ctx: Context, operator: Operator): Promise<number> {
  const { person_id, digest } = sessionOf(operator);
  return await ctx.database.transaction(async (tx) => {
    await audit(ctx, tx, operator, 'own other sessions ended');
    return await endSessionsOf(tx, person_id, digest);
  });
}

const audit = (ctx: Context, tx: Tx, operator: Operator, what: string) =>
  recordAccess(tx, {
    ...{ by: operator, what, at: ctx.now() },
    publisher_id: operator.scope === 'all' ? null : operator.scope.publisher_id,
  });
