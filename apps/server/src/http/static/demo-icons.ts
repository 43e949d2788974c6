// The demo offers' icons, drawn here instead of fetched from another server.
import type { FastifyInstance } from 'fastify';
import { demoIcon } from '#demo/icons.ts';
import { answerUnknownAddress } from '#http/errors/error-handlers.ts';

export function demoIconRoute(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/demo/icons/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const icon = demoIcon(request.params.file.replace(/\.svg$/, ''));
      if (icon === null) return answerUnknownAddress(request, reply);
      return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon);
    },
  );
}
