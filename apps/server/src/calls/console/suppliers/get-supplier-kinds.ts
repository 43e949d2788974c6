// GET /supplier-kinds of the console: what each kind of account needs.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { describeKind } from '#console/suppliers/describe-kind.ts';

export const getSupplierKinds: ConsoleHandler<'console/suppliers/get-supplier-kinds'> = async (ctx) => ({
  kinds: [...ctx.supply.kinds.values()].map(describeKind),
});
