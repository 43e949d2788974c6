// GET /supplier-health of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { listHealth } from '#console/suppliers/health.ts';
import { presentHealth } from '#console/suppliers/present-health.ts';

export const getSupplierHealth: ConsoleHandler<'console/suppliers/get-supplier-health'> = async (ctx) => {
  const suppliers = await listHealth(ctx);
  return { suppliers: suppliers.map((supplier) => presentHealth(supplier, ctx.now())) };
};
