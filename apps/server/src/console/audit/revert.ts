// Reverts a change of the audit by the way it was made: with its checks and its own event, which names the one it reverts
// (decision 0132).
import { neededToRevert, needsFreshFactor, revertProblem } from '@earnwall/domain/console/reverting';
import { requireFreshFactor } from '#console/fresh-factor.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { type AuditLine, findAuditEvents, findRevert } from '#store/console/audit-log.ts';
import { inverses } from './inverses.ts';

export async function revert(
  ctx: Context,
  operator: Operator,
  { id, reason }: { id: number; reason: string },
): Promise<AuditLine> {
  const reverted = await requireEvent(ctx, operator, id);
  const { event, reverted_by } = reverted;
  const problem = revertProblem({ ...event, reverted_by });
  if (problem) throw new ApiError(problem.code, problem.message);
  if (!neededToRevert(event).every((needed) => operator.capabilities.has(needed)))
    throw new ApiError('forbidden', 'Your role may not make this change, nor revert it.');
  if (event.act === null) throw new Error(`Event ${id} has no inverse`);
  if (needsFreshFactor(event.act) && operator.session) requireFreshFactor(operator.session, true, ctx.now());
  await inverses[event.act](ctx, { reverted, by: { ...operator, reverts: id }, reason }).catch(asConflict);
  const by = await findRevert(ctx.database.db, id);
  if (by === null) throw new Error(`Reverting event ${id} left no event`);
  return await requireEvent(ctx, operator, by);
}

async function requireEvent(
  { database }: Pick<Context, 'database'>,
  { scope }: Operator,
  id: number,
): Promise<AuditLine> {
  const [found] = await findAuditEvents(database.db, scope, { id }, { before: null, most: 1 });
  if (!found) throw new ApiError('not-found', 'There is no such event.');
  return found;
}

/** Somebody was faster by a moment. */
function asConflict(error: unknown): never {
  const isTwice =
    error instanceof Error && 'constraint' in error && error.constraint === 'audit_events_reverts';
  throw isTwice ? new ApiError('conflict', 'It was reverted already.') : error;
}
