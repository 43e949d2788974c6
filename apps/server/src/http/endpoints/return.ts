// GET /return/{supplier}: the browser comes back. What it brings along is shown, and never credits: only a verified
// callback does (decision 0032).
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { hasNul } from '#http/calls/storable.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import {
  type DisplaySettings,
  displaySettingsOf,
  isClickId,
  panelPath,
  resultPath,
} from '#request/addresses.ts';
import { addressOf } from '#request/request-address.ts';
import { type ClickWithOwner, findClickWithOwner, noteReturn } from '#store/surveys/clicks-with-owners.ts';
import { browserEndpoint } from './browser-endpoint.ts';

export function returnEndpoint(doors: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  doors.get<{ Params: { supplier: string } }>(
    '/return/:supplier',
    browserEndpoint(ctx),
    async (request, reply) => {
      const { searchParams } = addressOf(request.url);
      const manner = displaySettingsOf(request.url);
      const supplier = ctx.suppliers.get(request.params.supplier);
      const returned = supplier?.parseReturn(searchParams);
      if (!supplier || !returned || !isClickId(returned.cid) || hasNul(request.url))
        return reply.redirect(panelPath(manner));
      const { cid, rawCode: code } = returned;
      const address = await visitors.run(async () => {
        const journey = await findClickWithOwner(ctx.database.db, cid);
        if (!journey || !wasSentTo(supplier.id, journey)) return panelPath(manner);
        await noteReturn(ctx.database.db, cid, { code, at: ctx.now() });
        return addressAfter(journey, manner);
      }, request.log);
      return reply.redirect(address);
    },
  );
}

const wasSentTo = (supplier: string, { click }: ClickWithOwner) =>
  click.supplier_id === supplier && click.started_at !== null;

/** People who came for one survey go back to the publisher, where it has told us its address. */
function addressAfter({ app, click }: ClickWithOwner, manner: DisplaySettings): string {
  const elsewhere = app.panel_enabled ? null : app.return_url;
  return elsewhere ?? resultPath(click.cid, manner);
}
