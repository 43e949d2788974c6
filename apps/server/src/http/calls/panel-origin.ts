// CORS of calls whose base is on another host than the panel: the panel's origin is allowed, and no other.
import type { CallRow } from '@earnwall/contract/call-row';
import { answerHeaders, requestHeaders } from '@earnwall/contract/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { ApiError } from '#request/api-error.ts';

const sent = ['content-type', ...Object.values(requestHeaders)].join(', ');
const read = ['retry-after', 'x-request-id', ...Object.values(answerHeaders)].join(', ');

export function allowPanelOrigin(api: FastifyInstance, ctx: ServerContext, { path, method }: CallRow): void {
  const isPanel = (request: FastifyRequest) => request.headers.origin === new URL(ctx.publicUrl()).origin;

  api.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'origin');
    if (!isPanel(request)) return;
    reply.header('access-control-allow-origin', request.headers.origin);
    reply.header('access-control-expose-headers', read);
  });

  api.options(path, { schema: { hide: true } }, async (request, reply) => {
    if (!isPanel(request))
      throw new ApiError('forbidden', 'Only the panel may call this from another origin.');
    return await reply
      .code(204)
      .header('access-control-allow-methods', method)
      .header('access-control-allow-headers', sent)
      .header('access-control-max-age', '600')
      .send();
  });
}
