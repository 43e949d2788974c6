// /health: this process answers. /ready: it can also do work, so a load balancer may send people here.
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';

export function healthRoutes(app: FastifyInstance, ctx: Context): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  // Asked where pages do not wait: a node that is only busy must stay in rotation.
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !isStopping && (await ctx.callbackDatabase.isReachable());
    if (!isReady) reply.code(503).header('retry-after', '1');
    return { status: isReady ? 'ready' : 'unavailable' };
  });
}
