// Mounts the calls of the console: access first, then the schemas, then whether the app is in the asker's scope, then the
// handler.
import { consoleCallSchemas } from '@earnwall/contract/console-call-schemas';
import { type ConsoleCallName, type ConsoleCallRow, consoleCalls } from '@earnwall/contract/console-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConsoleHandler, ConsoleRequest } from '#calls/console/handler.ts';
import type { ServerContext } from '#calls/context.ts';
import { requireApp } from '#console/require-app.ts';
import { consoleHandlers } from '#console-calls.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import { FileAnswer } from '#request/file-answer.ts';
import type { Operator } from '#request/operator.ts';
import { SessionAnswer } from '#request/session-answer.ts';
import { consoleAccess } from './console-access.ts';
import { writeSessionCookie } from './console-cookie.ts';
import { allowEmptyJson } from './empty-json.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { consoleRouteSchema, routePath } from './route-schema.ts';
import { sendFile } from './send-file.ts';

/** The prefix of the calls. An admin base on another origin is a proxy that leads to the default one. */
export function consolePrefix(adminBase: string): string {
  return adminBase.startsWith('/') ? adminBase : '/api/console';
}

export function consoleRoutes(api: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  const access = consoleAccess(ctx);
  allowEmptyJson(api);
  refuseOtherMethods(api, Object.values(consoleCalls), access.checkSomebody);
  for (const name of Object.keys(consoleCalls) as ConsoleCallName[]) {
    const row: ConsoleCallRow = consoleCalls[name];
    api.route({
      method: row.method,
      url: routePath(row.path),
      schema: consoleRouteSchema(name, row, consoleCallSchemas[name]),
      ...(row.bodyBytes && { bodyLimit: row.bodyBytes }),
      onRequest: (request) => access.check(row, request),
      handler: async (request, reply) => {
        const work = () => answer(ctx, name, request, access.operatorOf(request));
        const answered = row.exemptFromDeadline ? await work() : await visitors.run(work, request.log);
        return send(request, reply, answered);
      },
    });
  }
}

function send(request: FastifyRequest, reply: FastifyReply, answered: unknown): unknown {
  if (answered instanceof FileAnswer) return sendFile(reply, answered);
  if (!(answered instanceof SessionAnswer)) return answered;
  writeSessionCookie(request, reply, answered.token);
  return answered.answer;
}

async function answer<N extends ConsoleCallName>(
  ctx: ServerContext,
  name: N,
  { params, query, body, log, ip, headers, host }: FastifyRequest,
  operator: Operator,
): Promise<unknown> {
  for (const named of [params, query] as { app?: string }[])
    if (named.app !== undefined) await requireApp(ctx, operator.scope, named.app);
  const handle: ConsoleHandler<N> = consoleHandlers[name];
  const client = { address: ip, userAgent: headers['user-agent'] ?? '', host };
  // The one place where the validated request takes on the contract's types.
  return await handle(ctx, { params, query, body, operator, client, log } as ConsoleRequest<N>);
}
