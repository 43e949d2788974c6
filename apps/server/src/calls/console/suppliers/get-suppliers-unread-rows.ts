// GET /suppliers/{id}/unread-rows of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findListed } from '#console/suppliers/listed.ts';
import { findUnreadRows } from '#store/suppliers/unread-rows.ts';

const mostRows = 200;

export const getSuppliersUnreadRows: ConsoleHandler<'console/suppliers/get-suppliers-unread-rows'> = async (
  ctx,
  { params },
) => {
  const { id } = await findListed(ctx, params.id);
  const rows = await findUnreadRows(ctx.database.db, id, mostRows);
  return {
    rows: rows.map(({ ref, reason, sample, times, first_at, last_at }) => ({
      ...{ ref, reason, sample, times },
      ...{ first_at: first_at.toISOString(), last_at: last_at.toISOString() },
    })),
  };
};
