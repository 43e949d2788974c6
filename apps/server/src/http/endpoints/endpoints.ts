// The doors between us and whoever surveys and offers come from: out to a survey or an offer, back, and their own word.
// No cache may remember who went through.
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { Load } from '#http/load/load.ts';
import { callbackDoor } from './callbacks.ts';
import { goDoor } from './go.ts';
import { returnDoor } from './return.ts';
import { trackDoor } from './track.ts';

export function doorRoutes(doors: FastifyInstance, ctx: ServerContext, { visitors, callbacks }: Load): void {
  doors.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  goDoor(doors, ctx, visitors);
  returnDoor(doors, ctx, visitors);
  trackDoor(doors, ctx, visitors);
  callbackDoor(doors, ctx, callbacks);
}
