// Bonuses with their results, as the console shows them.
import type { OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import { presentOperatedBonus } from '#present/operated-bonus.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { findBonusResults } from '#store/console/bonus-results.ts';
import { findScopedBonus, type ListedBonus } from '#store/console/bonuses.ts';
import type { Scope } from '#store/console/scope.ts';

type Asking = Pick<Context, 'database' | 'now'>;

/** In lists nobody is named. */
export async function showBonuses(
  { database: { db } }: Asking,
  found: readonly ListedBonus[],
  now: Date,
): Promise<OperatedBonus[]> {
  const results = await findBonusResults(
    db,
    found.map(({ bonus }) => bonus.id),
    now,
  );
  return found.map((each) =>
    presentOperatedBonus(each, results.get(each.bonus.id), { now, showsPeople: false }),
  );
}

export async function requireBonus({ database }: Asking, scope: Scope, id: string): Promise<ListedBonus> {
  const found = await findScopedBonus(database.db, scope, id);
  if (!found) throw new ApiError('not-found', 'There is no such bonus.');
  return found;
}

export async function showBonus(ctx: Asking, operator: Operator, id: string): Promise<OperatedBonus> {
  const found = await requireBonus(ctx, operator.scope, id);
  const now = ctx.now();
  const results = await findBonusResults(ctx.database.db, [id], now);
  const showsPeople = operator.capabilities.has('users:read');
  return presentOperatedBonus(found, results.get(id), { now, showsPeople });
}
