// GET /suppliers of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { listSuppliers } from '#console/suppliers/listed.ts';
import { presentSupplier } from '#console/suppliers/present-supplier.ts';

export const getSuppliers: ConsoleHandler<'console/suppliers/get-suppliers'> = async (ctx) => ({
  suppliers: (await listSuppliers(ctx)).map((supplier) => presentSupplier(ctx, supplier)),
});
