// The three doors between a survey's supplier and us: out, back, and the supplier's own word. No cache may remember
// who went through.
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { callbackDoor } from './callbacks.ts';
import { goDoor } from './go.ts';
import { returnDoor } from './return.ts';

export function doorRoutes(doors: FastifyInstance, ctx: Context): void {
  doors.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  goDoor(doors, ctx);
  returnDoor(doors, ctx);
  callbackDoor(doors, ctx);
}
