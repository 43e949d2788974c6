// GET /return/{supplier}: the browser comes back. The outcome in its address is shown, and never credits: only a verified
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

export function returnEndpoint(app: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  app.get<{ Params: { supplier: string } }>(
    '/return/:supplier',
    browserEndpoint(ctx),
    async (request, reply) => {
      const { searchParams } = addressOf(request.url);
      const settings = displaySettingsOf(request.url);
      const supplier = ctx.suppliers.get(request.params.supplier);
      const returned = supplier?.parseReturn(searchParams);
      if (!supplier || !returned || !isClickId(returned.cid) || hasNul(request.url))
        return reply.redirect(panelPath(settings));
      const { cid, rawCode: code } = returned;
      const address = await visitors.run(async () => {
        const found = await findClickWithOwner(ctx.database.db, cid);
        if (!found || !wasSentTo(supplier.id, found)) return panelPath(settings);
        await noteReturn(ctx.database.db, cid, { code, at: ctx.now() });
        return addressAfter(found, settings);
      }, request.log);
      return reply.redirect(address);
    },
  );
}

const wasSentTo = (supplier: string, { click }: ClickWithOwner) =>
  click.supplier_id === supplier && click.started_at !== null;

/** Visitors of a single-survey link go back to the publisher, where it has configured an address. */
function addressAfter({ app, click }: ClickWithOwner, settings: DisplaySettings): string {
  const elsewhere = app.panel_enabled ? null : app.return_url;
  return elsewhere ?? resultPath(click.cid, settings);
}
