// The doors between us and whoever surveys and offers come from: out to a survey or an offer, back, and their own word.
// No cache may remember who went through.
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { Load } from '#http/load/load.ts';
import { callbackEndpoint } from './callbacks.ts';
import { goEndpoint } from './go.ts';
import { returnEndpoint } from './return.ts';
import { trackEndpoint } from './track.ts';

export function endpointRoutes(
  doors: FastifyInstance,
  ctx: ServerContext,
  { visitors, callbacks }: Load,
): void {
  doors.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  goEndpoint(doors, ctx, visitors);
  returnEndpoint(doors, ctx, visitors);
  trackEndpoint(doors, ctx, visitors);
  callbackEndpoint(doors, ctx, callbacks);
}
