// POST /callbacks/{supplier}: a supplier reports how a survey ended, or an offer network what has happened in an offer.
// It is answered after the commit, so that what was acknowledged is kept; whatever is not genuine leaves nothing but a
// line in the log.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { ApiError, loginError } from '#http/api-error.ts';
import type { RequestWork } from '#http/request-work.ts';
import { recordEvent } from '#offers/record-event.ts';
import type { OfferNetwork } from '#ports/offer-network.ts';
import type { CallbackRefusal, RawMessage, Supplier } from '#ports/supplier.ts';

const mostBytes = 64 * 1024;

export function callbackDoor(doors: FastifyInstance, ctx: Context, callbacks: RequestWork): void {
  // Whatever it is called, a body stays the bytes that were signed.
  doors.removeAllContentTypeParsers();
  doors.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_, body, done) => {
    done(null, body);
  });

  doors.post<{ Params: { supplier: string }; Body: Buffer | undefined }>(
    '/callbacks/:supplier',
    { schema: { hide: true }, bodyLimit: mostBytes },
    async ({ params, headers, body, log: requestLog }) => {
      const log = requestLog.child({ supplier: params.supplier });
      const message = { headers, body: body ?? Buffer.alloc(0) };
      const tell = tellSomebody(ctx, params.supplier, message, log);
      if (!tell) throw new ApiError('not-found', 'There is no such supplier.');
      if ((await callbacks.run(tell, log)) === 'unknown-click') {
        log.warn('A callback names a click that is not of its supplier');
        throw new ApiError('not-found', 'There is no such click.');
      }
      return { status: 'received' };
    },
  );
}

/** Null when nobody goes by that name. */
function tellSomebody(ctx: Context, id: string, message: RawMessage, log: FastifyBaseLogger) {
  const supplier = ctx.suppliers.get(id);
  if (supplier) return () => tellSettlements(ctx, supplier, message, log);
  const network = ctx.networks.get(id);
  return network ? () => tellOffers(ctx, network, message, log) : null;
}

async function tellSettlements(
  ctx: Context,
  supplier: Supplier,
  message: RawMessage,
  log: FastifyBaseLogger,
) {
  const outcome = believed(supplier.verifyCallback(message), log);
  return (await ctx.settlements.settle(supplier.id, outcome, ctx.now())).kind;
}

async function tellOffers(ctx: Context, network: OfferNetwork, message: RawMessage, log: FastifyBaseLogger) {
  const event = believed(network.verifyEvent(message), log);
  const tools = { database: ctx.callbackDatabase, realtime: ctx.realtime };
  return (await recordEvent(tools, network.id, event, ctx.now())).kind;
}

function believed<Told extends object>(told: Told | CallbackRefusal, log: FastifyBaseLogger): Told {
  if (typeof told === 'object') return told;
  log.warn({ reason: told }, 'A callback was refused');
  throw loginError(1);
}
