// PUT /suppliers/{id}/pause of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findHealth } from '#console/suppliers/health.ts';
import { pauseOrResume } from '#console/suppliers/pause.ts';
import { presentHealth } from '#console/suppliers/present-health.ts';

export const putSuppliersPause: ConsoleHandler<'console/suppliers/put-suppliers-pause'> = async (
  ctx,
  { params, body, operator },
) => {
  await pauseOrResume(ctx, operator, params.id, body);
  return { supplier: presentHealth(await findHealth(ctx, params.id), ctx.now()) };
};
