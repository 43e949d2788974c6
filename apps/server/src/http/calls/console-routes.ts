// Mounts the operators' calls: the key first, then the schemas, then the handler.
import { consoleCallSchemas } from '@earnwall/contract/console-call-schemas';
import { type ConsoleCallName, type ConsoleCallRow, consoleCalls } from '@earnwall/contract/console-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConsoleHandler, ConsoleRequest } from '#calls/console/handler.ts';
import type { ServerContext } from '#calls/context.ts';
import { consoleHandlers } from '#console-calls.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import { FileAnswer } from '#request/file-answer.ts';
import type { Log } from '#request/log.ts';
import { keyHolder, type Operator } from '#request/operator.ts';
import { requireOperatorKey } from './operator-key.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { consoleRouteSchema, routePath } from './route-schema.ts';
import { sendFile } from './send-file.ts';

/** The prefix of the calls. An admin base on another origin is a proxy that leads to the default one. */
export function consolePrefix(adminBase: string): string {
  return adminBase.startsWith('/') ? adminBase : '/api/console';
}

export function consoleRoutes(api: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  api.addHook('onRequest', requireOperatorKey(ctx));
  refuseOtherMethods(api, Object.values(consoleCalls));
  for (const name of Object.keys(consoleCalls) as ConsoleCallName[]) {
    const { method, path, exemptFromDeadline }: ConsoleCallRow = consoleCalls[name];
    api.route({
      method,
      url: routePath(path),
      schema: consoleRouteSchema(name, consoleCallSchemas[name]),
      handler: async (request, reply) => {
        const work = () => answer(ctx, name, request, keyHolder);
        const answered = exemptFromDeadline ? await work() : await visitors.run(work, request.log);
        return answered instanceof FileAnswer ? sendFile(reply, answered) : answered;
      },
    });
  }
}

async function answer<N extends ConsoleCallName>(
  ctx: ServerContext,
  name: N,
  { params, query, body, log }: Pick<FastifyRequest, 'params' | 'query' | 'body'> & { log: Log },
  operator: Operator,
): Promise<unknown> {
  const handle: ConsoleHandler<N> = consoleHandlers[name];
  // The one place where the validated request takes on the contract's types.
  return await handle(ctx, { params, query, body, operator, log } as ConsoleRequest<N>);
}
