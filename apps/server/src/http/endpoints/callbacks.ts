// POST /callbacks/{supplier}: a supplier reports how a survey ended, or an offer network what has happened in an offer.
// It is answered after the commit, so that what was acknowledged is stored. A genuine message that cannot be applied is set
// aside; a forged one is only logged.
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import { recordEvent } from '#offers/events/record-event.ts';
import type { RawMessage, Verified } from '#ports/signed-message.ts';
import { ApiError, loginError } from '#request/api-error.ts';
import type { SetAsideReport } from '#store/money/set-aside-reports.ts';
import { setAside } from './set-aside.ts';

const maxBytes = 64 * 1024;

export function callbackEndpoint(app: FastifyInstance, ctx: ServerContext, callbacks: RequestWork): void {
  // Whatever its content type, the body stays the bytes that were signed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_, body, done) => {
    done(null, body);
  });

  app.post<{ Params: { supplier: string }; Body: Buffer | undefined }>(
    '/callbacks/:supplier',
    { schema: { hide: true }, bodyLimit: maxBytes },
    async ({ params, headers, body: sent, log: requestLog }) => {
      const log = requestLog.child({ supplier: params.supplier });
      const body = sent ?? Buffer.alloc(0);
      const received_at = ctx.now();
      const handle = async () => {
        const result = await receive(ctx, params.supplier, { headers, body }, received_at);
        switch (result.kind) {
          case 'received':
            return { status: 'received' };
          case 'no-sender':
            throw new ApiError('not-found', 'There is no such supplier.');
          case 'refused':
            log.warn(
              { reason: result.reason },
              'A callback was refused: check the signing keys shared with this supplier',
            );
            throw loginError(1);
          default:
            throw await setAside(ctx, { supplier_id: params.supplier, body, received_at, ...result }, log);
        }
      };
      return await callbacks.run(handle, log);
    },
  );
}

type Received =
  | { readonly kind: 'received' }
  | { readonly kind: 'no-sender' }
  | { readonly kind: 'refused'; readonly reason: string }
  | Pick<SetAsideReport, 'kind' | 'transaction' | 'click' | 'reason'>;

type Settled = 'settled' | 'recorded' | 'duplicate' | 'conflict' | 'unknown-click';

/** Applies a message of a supplier or an offer network. */
async function receive(ctx: ServerContext, id: string, message: RawMessage, at: Date): Promise<Received> {
  const supplier = ctx.suppliers.get(id);
  if (supplier)
    return apply(
      supplier.verifyCallback(message),
      ({ cid }) => cid,
      (outcome) => ctx.settlements.settle(id, outcome, at),
    );
  const network = ctx.networks.get(id);
  if (network)
    return apply(
      network.verifyEvent(message),
      ({ click }) => click,
      (event) =>
        recordEvent({ ...ctx, database: ctx.callbackDatabase, queue: ctx.offerEvents }, id, event, at),
    );
  return { kind: 'no-sender' };
}

async function apply<Content extends { readonly transaction: string }>(
  verified: Verified<Content>,
  clickOf: (content: Content) => string,
  settle: (content: Content) => Promise<{ readonly kind: Settled }>,
): Promise<Received> {
  if (verified.kind === 'refused') return verified;
  if (verified.kind === 'unreadable') return { ...verified, transaction: null, click: null };
  const { content } = verified;
  const named = { transaction: content.transaction, click: clickOf(content) };
  switch ((await settle(content)).kind) {
    case 'conflict':
      return { ...named, kind: 'conflict', reason: 'Its transaction was used before for something else.' };
    case 'unknown-click':
      return { ...named, kind: 'unknown_click', reason: 'Its click was never given to this sender.' };
    case 'settled':
    case 'recorded':
    case 'duplicate':
      return { kind: 'received' };
  }
}
