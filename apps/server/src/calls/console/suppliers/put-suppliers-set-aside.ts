// PUT /suppliers/{id}/set-aside/{report} of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findListed } from '#console/suppliers/listed.ts';
import { isoTime } from '#present/iso-time.ts';
import { ApiError } from '#request/api-error.ts';
import { recordChange } from '#store/console/audit.ts';
import { reviewSetAside } from '#store/suppliers/unapplied.ts';

export const putSuppliersSetAside: ConsoleHandler<'console/suppliers/put-suppliers-set-aside'> = async (
  ctx,
  { params, body: { reviewed, reason }, operator },
) => {
  const { id: supplier_id } = await findListed(ctx, params.id);
  const at = ctx.now();
  const reviewed_at = reviewed ? at : null;
  await ctx.database.transaction(async (tx) => {
    const before = await reviewSetAside(tx, { supplier_id, id: params.report, reviewed_at });
    if (!before) throw new ApiError('not-found', 'There is no such message.');
    const what = `message ${params.report} of supplier ${supplier_id} ${reviewed ? 'dealt with' : 'opened again'}`;
    const changes = [{ field: 'reviewed_at', old: isoTime(before.reviewed_at), new: isoTime(reviewed_at) }];
    await recordChange(tx, { by: operator, what, at, reason, changes });
  });
  return { reviewed_at: isoTime(reviewed_at) };
};
