// The address of the panel's one idle probe (metadata `latency_url`): it times an empty answer, then reports the time.
import type { FastifyInstance } from 'fastify';
import { latencyPath } from '#request/addresses.ts';

export function latencyRoute(app: FastifyInstance): void {
  app.get<{ Querystring: { ms?: string } }>(
    latencyPath,
    { schema: { hide: true } },
    async (request, reply) => {
      const ms = Number(request.query.ms);
      if (Number.isFinite(ms) && ms >= 0 && ms < 60_000)
        request.log.info({ ms: Math.round(ms) }, 'The panel reported its latency');
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
