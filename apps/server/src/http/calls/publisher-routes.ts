// Mounts the calls of publishers' servers: the key and its scope first, then the schemas, then the handler.
import { publisherCallSchemas } from '@earnwall/contract/publisher-call-schemas';
import {
  type PublisherCallName,
  type PublisherCallRow,
  publisherCalls,
} from '@earnwall/contract/publisher-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { PublisherHandler, PublisherRequest } from '#calls/publisher/handler.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import { publisherHandlers } from '#publisher-calls.ts';
import { FileAnswer } from '#request/file-answer.ts';
import type { Publisher } from '#request/publisher.ts';
import { allowEmptyJson } from './empty-json.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { publisherKeys } from './publisher-key.ts';
import { publisherRouteSchema, routePath } from './route-schema.ts';
import { sendFile } from './send-file.ts';

export const publisherPrefix = '/api/publisher';

export function publisherRoutes(api: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  const keys = publisherKeys(ctx);
  api.addHook('onRequest', keys.check);
  allowEmptyJson(api);
  refuseOtherMethods(api, Object.values(publisherCalls));
  for (const name of Object.keys(publisherCalls) as PublisherCallName[]) {
    const row: PublisherCallRow = publisherCalls[name];
    const limit = row.perMinute === undefined ? null : keys.limit(row.perMinute);
    api.route({
      method: row.method,
      url: routePath(row.path),
      schema: publisherRouteSchema(name, row, publisherCallSchemas[name]),
      onRequest: async (request) => {
        keys.requireScope(request, row.scope);
        limit?.(request);
      },
      handler: async (request, reply) => {
        const work = () => answer(ctx, name, request, keys.publisherOf(request));
        const answered = row.exemptFromDeadline ? await work() : await visitors.run(work, request.log);
        return answered instanceof FileAnswer ? sendFile(reply, answered) : answered;
      },
    });
  }
}

async function answer<N extends PublisherCallName>(
  ctx: ServerContext,
  name: N,
  { params, query, headers, body, log }: FastifyRequest,
  publisher: Publisher,
): Promise<unknown> {
  const handle: PublisherHandler<N> = publisherHandlers[name];
  // The one place where the validated request takes on the contract's types.
  const request = { params, query, headers, body, publisher, log } as unknown as PublisherRequest<N>;
  return await handle(ctx, request);
}
