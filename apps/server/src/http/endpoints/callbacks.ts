// GET and POST /callbacks/{supplier}: a supplier reports how surveys ended, or an offer network what has happened in
// offers. It is answered after the commit, so that what was acknowledged is stored. What is genuine and cannot be applied
// is set aside; a forged message is only counted and logged.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { Load } from '#http/load/load.ts';
import type { RawMessage } from '#ports/signed-message.ts';
import { ApiError, loginError } from '#request/api-error.ts';
import type { Log } from '#request/log.ts';
import { type AppliedItem, isLeftOver } from '#surveys/settle/apply-items.ts';
import { type SentMessage, setAsideItems } from '#surveys/settle/set-aside.ts';
import { rawMessage, sentBytes } from './raw-message.ts';
import { type Sender, senderWith } from './senders.ts';
import { dayFullError, setAsideError } from './set-aside.ts';

const maxBytes = 64 * 1024;
const maxBatchBytes = 1024 * 1024;
/** So many things are settled about as quickly as one. */
const fewItems = 10;

type Work = Pick<Load, 'callbacks' | 'batches'>;
interface Callback {
  Params: { supplier: string };
  Body: Buffer | undefined;
}
type CallbackRequest = FastifyRequest<Callback>;

export function callbackEndpoint(app: FastifyInstance, ctx: ServerContext, work: Work): void {
  // Whatever its content type, the body stays the bytes that were signed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBatchBytes }, (_, body, done) => {
    done(null, body);
  });

  app.route<Callback>({
    method: ['GET', 'POST'],
    url: '/callbacks/:supplier',
    schema: { hide: true },
    bodyLimit: maxBatchBytes,
    // A HEAD says what a GET would, and must settle nothing.
    exposeHeadRoute: false,
    preParsing: (request, _reply, payload, done) => {
      const tooLong = lengthError(ctx, request, Number(request.headers['content-length'] ?? 0));
      done(tooLong, payload);
    },
    handler: async (request, reply) => {
      const tooLong = lengthError(ctx, request, request.body?.length ?? 0);
      if (tooLong) throw tooLong;
      const sender = senderWith(ctx, request.params.supplier);
      if (!sender) throw noSender(ctx, request.params.supplier);
      const message = rawMessage(ctx, request, request.body);
      await receive(ctx, work, { sender, message, request });
      return acknowledge(reply, sender);
    },
  });
}

/** An account that only this server cannot open: its sender keeps the report and comes again. */
function noSender({ supply }: ServerContext, id: string): ApiError {
  return supply.faults.has(id)
    ? new ApiError('unavailable', 'The account of this supplier cannot be opened at the moment.')
    : new ApiError('not-found', 'There is no such supplier.');
}

/** Only whoever sends many things at once may send that much. */
function lengthError(ctx: ServerContext, { params }: CallbackRequest, bytes: number): ApiError | null {
  if (bytes <= maxBytes) return null;
  const isAllowed = senderWith(ctx, params.supplier)?.sendsBatches && bytes <= maxBatchBytes;
  return isAllowed ? null : new ApiError('payload-too-large', 'The message is too long.');
}

function acknowledge(reply: FastifyReply, { acknowledgement }: Sender): FastifyReply {
  return reply.type(acknowledgement.type).send(acknowledgement.body);
}

interface Arrived {
  readonly sender: Sender;
  readonly message: RawMessage;
  readonly request: CallbackRequest;
}

/** Throws unless all that the message says is stored, and where its sender should see that something is wrong. */
async function receive(ctx: ServerContext, work: Work, { sender, message, request }: Arrived): Promise<void> {
  const supplier_id = request.params.supplier;
  const { log } = request;
  const received_at = ctx.now();
  const received = sender.read(message, received_at);
  if (received.kind === 'refused') {
    ctx.supplierCounts.count(supplier_id, 'refused', received_at);
    log.warn({ supplier: supplier_id, reason: received.reason }, refusals[received.reason]);
    throw loginError(1);
  }
  const isBatch = received.items > 1;
  const sent = { supplier_id, received_at, isBatch, whole: sentBytes(message, request) };
  const isLarge = received.items > fewItems;
  const runner = isLarge ? work.batches : work.callbacks;
  if (isLarge && runner.isFull) throw new ApiError('unavailable', 'Too many batches at once. Send it again.');
  await runner.run(async () => settle(ctx, sent, await received.apply(), log), log);
}

const wrongKeys = 'A callback was refused: check the signing keys shared with this supplier';

const refusals = {
  unsigned: wrongKeys,
  forged: wrongKeys,
  address: 'A callback was refused: it came from an address that is not among this supplier’s',
} as const;

async function settle(
  ctx: ServerContext,
  sent: SentMessage,
  items: readonly AppliedItem[],
  log: Log,
): Promise<void> {
  for (const { kind, ...item } of items)
    if (kind === 'ignored')
      log.debug({ supplier: sent.supplier_id, ...item }, 'Nothing follows from a callback');
  const leftOver = items.filter(isLeftOver);
  const tools = { on: ctx.callbackDatabase.db, supplierCounts: ctx.supplierCounts, log };
  if (!(await setAsideItems(tools, sent, leftOver))) throw dayFullError();
  const [alone] = leftOver;
  if (alone && items.length === 1) throw setAsideError(alone.kind);
}
