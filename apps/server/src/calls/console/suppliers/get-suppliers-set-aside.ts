// GET /suppliers/{id}/set-aside of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findListed } from '#console/suppliers/listed.ts';
import { isoTime } from '#present/iso-time.ts';
import { findSetAside } from '#store/suppliers/unapplied.ts';

const mostReports = 200;

export const getSuppliersSetAside: ConsoleHandler<'console/suppliers/get-suppliers-set-aside'> = async (
  ctx,
  { params },
) => {
  const { id } = await findListed(ctx, params.id);
  const reports = await findSetAside(ctx.database.db, id, mostReports);
  return {
    reports: reports.map(({ id, kind, transaction, click, reason, bytes, times, ...at }) => ({
      ...{ id, kind, transaction, click, reason, bytes, times },
      ...{ received_at: at.received_at.toISOString(), reviewed_at: isoTime(at.reviewed_at) },
    })),
  };
};
