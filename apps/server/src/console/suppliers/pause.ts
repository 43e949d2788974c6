// Operators pause and resume suppliers and networks, with or without an account. Whoever resumes one overrides what was
// found about it for a day (decision 0122).
import { overrideMs } from '@earnwall/domain/suppliers/pause';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { findPause, savePause, saveResumption, setStatusEverywhere } from '#store/suppliers/pauses.ts';
import { findListed } from './listed.ts';
import { saveOpened } from './save-opened.ts';

interface Said {
  readonly paused: boolean;
  readonly reason: string;
}

export async function pauseOrResume(
  ctx: Context,
  operator: Operator,
  supplier_id: string,
  { paused, reason }: Said,
): Promise<void> {
  const { id, status: old } = await findListed(ctx, supplier_id);
  const status = paused ? 'paused' : 'live';
  const at = ctx.now();
  await ctx.database.transaction(async (tx) => {
    await saveRow(ctx, tx, id);
    const before = await findPause(tx, id);
    await notePause(tx, id, { paused, reason }, at);
    if (status !== old) await setStatusEverywhere(tx, id, status, at);
    const what = `supplier ${id} ${paused ? 'paused' : 'resumed'}`;
    const changes = [
      { field: 'status', old, new: status },
      { field: 'paused_by', old: before?.paused_by ?? null, new: paused ? 'operator' : null },
    ];
    await recordChange(tx, {
      ...{ by: operator, what, at, reason, changes, about: { supplier: id } },
      ...(old !== status && (old === 'live' || old === 'paused') && { act: 'supplier-pause' as const }),
    });
  });
  await ctx.supply.follow();
}

/** That an operator said so. */
export async function notePause(tx: Tx, id: string, { paused, reason }: Said, at: Date): Promise<void> {
  if (paused) return await savePause(tx, id, { by: 'operator', reason, at });
  await saveResumption(tx, id, { at, override_until: new Date(at.getTime() + overrideMs) });
}

/** One of the configuration has none before its list was read. */
async function saveRow({ supply }: Context, tx: Tx, id: string): Promise<void> {
  const [supplier, network] = [supply.suppliers.get(id), supply.networks.get(id)];
  if (supplier) await saveOpened(tx, { supplies: 'surveys', supplier });
  if (network) await saveOpened(tx, { supplies: 'offers', network });
}
