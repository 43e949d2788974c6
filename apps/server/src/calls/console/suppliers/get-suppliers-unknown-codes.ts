// GET /suppliers/{id}/unknown-codes of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findListed } from '#console/suppliers/listed.ts';
import { findUnknownCodes } from '#store/suppliers/unapplied.ts';

const mostCodes = 200;

export const getSuppliersUnknownCodes: ConsoleHandler<
  'console/suppliers/get-suppliers-unknown-codes'
> = async (ctx, { params }) => {
  const { id } = await findListed(ctx, params.id);
  const codes = await findUnknownCodes(ctx.database.db, id, mostCodes);
  return {
    codes: codes.map(({ code, times, first_at, last_at, example }) => ({
      ...{ code, times, first_at: first_at.toISOString(), last_at: last_at.toISOString(), example },
    })),
  };
};
