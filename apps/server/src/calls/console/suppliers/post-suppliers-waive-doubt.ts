// POST /suppliers/{id}/waive-doubt of the console: the next list is believed, whatever it closes.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findListed } from '#console/suppliers/listed.ts';
import { presentSupplier } from '#console/suppliers/present-supplier.ts';
import { ApiError } from '#request/api-error.ts';
import { recordChange } from '#store/console/audit.ts';
import { waiveDoubt } from '#store/suppliers/feed-states.ts';

export const postSuppliersWaiveDoubt: ConsoleHandler<'console/suppliers/post-suppliers-waive-doubt'> = async (
  ctx,
  { params, body, operator },
) => {
  const { id, feed } = await findListed(ctx, params.id);
  await ctx.database.transaction(async (tx) => {
    if (!(await waiveDoubt(tx, id))) throw new ApiError('conflict', 'Its last list was believed.');
    const what = `doubt about the list of supplier ${id} waived`;
    const changes = [{ field: 'doubt', old: feed?.doubt ?? null, new: 'waived' }];
    await recordChange(tx, { by: operator, what, at: ctx.now(), reason: body.reason, changes });
  });
  return { supplier: presentSupplier(ctx, await findListed(ctx, id)) };
};
