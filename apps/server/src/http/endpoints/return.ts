// GET /return/{supplier}: the browser comes back. The outcome in its address is shown. It settles only where the supplier
// signs its returns and sends no callback (decision 0114); of all others only a verified callback does (decision 0032).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { hasNul } from '#http/calls/storable.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import type { ReturnedClick, Supplier } from '#ports/supplier.ts';
import {
  type DisplaySettings,
  displaySettingsOf,
  isClickId,
  panelPath,
  resultPath,
} from '#request/addresses.ts';
import { ApiError } from '#request/api-error.ts';
import { type ClickWithOwner, findClickWithOwner } from '#store/surveys/clicks-with-owners.ts';
import { noteReturn } from '#store/surveys/returns.ts';
import { browserEndpoint, isPrefetch } from './browser-endpoint.ts';
import { rawMessage } from './raw-message.ts';
import { settledByReturn } from './signed-returns.ts';

export function returnEndpoint(app: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  app.get<{ Params: { supplier: string } }>(
    '/return/:supplier',
    browserEndpoint(ctx),
    async (request, reply) => {
      if (isPrefetch(request)) return reply.code(503).send();
      const settings = displaySettingsOf(request.url);
      const supplier = ctx.suppliers.get(request.params.supplier);
      // What a return reports must not be lost while only this server cannot read it: the page comes again by itself.
      if (!supplier && ctx.supply.faults.has(request.params.supplier))
        throw new ApiError('unavailable', 'The account of this supplier cannot be opened at the moment.');
      const returned = supplier?.parseReturn(rawMessage(ctx, request));
      if (!supplier || !returned || hasNul(request.url)) return reply.redirect(panelPath(settings));
      const { cid } = returned;
      const address = await visitors.run(async () => {
        const found = isClickId(cid) ? await findClickWithOwner(ctx.database.db, cid) : null;
        const own = found && wasSentTo(supplier.id, found) ? found : null;
        await note(ctx, { supplier, returned, own, request });
        return own ? addressAfter(own, settings) : panelPath(settings);
      }, request.log);
      return reply.redirect(address);
    },
  );
}

interface Back {
  readonly supplier: Supplier;
  readonly returned: ReturnedClick;
  /** Null where this supplier was never sent such a click. */
  readonly own: ClickWithOwner | null;
  readonly request: FastifyRequest;
}

async function note(ctx: ServerContext, { supplier, returned, own, request }: Back): Promise<void> {
  const isBelieved =
    supplier.rules.returns === null ||
    (await settledByReturn(ctx, { supplier, returned, own, request, rules: supplier.rules.returns }));
  if (own && isBelieved) await noteReturn(ctx.database, own.click, { code: returned.rawCode, at: ctx.now() });
}

const wasSentTo = (supplier: string, { click }: ClickWithOwner) =>
  click.supplier_id === supplier && click.started_at !== null;

/** Visitors of a single-survey link go back to the publisher, where it has configured an address. */
function addressAfter({ app, click }: ClickWithOwner, settings: DisplaySettings): string {
  const elsewhere = app.panel_enabled ? null : app.return_url;
  return elsewhere ?? resultPath(click.cid, settings);
}
