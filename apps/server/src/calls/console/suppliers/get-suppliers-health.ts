// GET /suppliers/{id}/health of the console: by the hour.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findHealth } from '#console/suppliers/health.ts';
import { presentFinding, presentHealth, presentHour } from '#console/suppliers/present-health.ts';
import { findFindingsOf } from '#store/suppliers/findings.ts';

const shownMs = 7 * 24 * 3_600_000;
const mostFindings = 200;

export const getSuppliersHealth: ConsoleHandler<'console/suppliers/get-suppliers-health'> = async (
  ctx,
  { params },
) => {
  const supplier = await findHealth(ctx, params.id);
  const now = ctx.now();
  const since = new Date(now.getTime() - shownMs);
  const findings = await findFindingsOf(ctx.database.db, supplier.id, { since, most: mostFindings });
  return {
    supplier: presentHealth(supplier, now),
    hours: supplier.hours.map(presentHour),
    findings: findings.map(presentFinding),
  };
};
