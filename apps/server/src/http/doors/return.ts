// GET /return/{supplier}: the browser comes back. What it brings along is shown, and never credits: only a verified
// callback does (decision 0032).
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { findJourney, noteReturn } from '#store/journeys.ts';
import { isClickId, panelPath, resultPath } from './addresses.ts';
import { browserDoor } from './browser-door.ts';

export function returnDoor(doors: FastifyInstance, ctx: Context): void {
  doors.get<{ Params: { supplier: string } }>(
    '/return/:supplier',
    browserDoor(ctx),
    async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://doors');
      const supplier = ctx.suppliers.get(request.params.supplier);
      const returned = supplier?.parseReturn(searchParams);
      if (!supplier || !returned || !isClickId(returned.cid)) return reply.redirect(panelPath);
      const { cid, rawCode: code } = returned;
      const isKnown = await noteReturn(ctx.database.db, supplier.id, { cid, code, at: ctx.now() });
      return reply.redirect(isKnown ? await addressFor(ctx, cid) : panelPath);
    },
  );
}

/** People who came for one survey go back to the publisher, where it has told us its address. */
async function addressFor(ctx: Context, cid: string): Promise<string> {
  const journey = await findJourney(ctx.database.db, cid);
  const elsewhere = journey && !journey.app.panel_enabled ? journey.app.return_url : null;
  return elsewhere ?? resultPath(cid);
}
