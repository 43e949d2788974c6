// Mounts the calls with multipart forms in a scope of their own: the parser would cost every other request something. They
// are mounted at the support base as well.

import type { CallRow } from '@earnwall/contract/call-row';
import { callSchemas } from '@earnwall/contract/call-schemas';
import { type CallName, calls } from '@earnwall/contract/calls';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { isOwn } from '#calls.ts';
import type { Config } from '#config/config.ts';
import { apiErrorOf } from '#http/errors/error-answer.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import { callRoute } from './call-routes.ts';
import { allowPanelOrigin } from './panel-origin.ts';

const formCalls = (Object.keys(calls) as CallName[])
  .filter(isOwn)
  .filter((name) => 'multipart' in callSchemas[name]);

/** A proxy in front of a support base on another host may keep its path or remove it. */
export function uploadPrefixes({ apiBase, supportBase }: Config): string[] {
  const own = supportBase.startsWith('/') ? supportBase : new URL(supportBase).pathname.replace(/\/$/, '');
  return [...new Set([apiBase, own])];
}

/** Their paths: bodies of forms may take longer than any other. */
export function uploadPaths(config: Config): Set<string> {
  return new Set(
    uploadPrefixes(config).flatMap((prefix) => formCalls.map((name) => prefix + calls[name].path)),
  );
}

export async function uploadRoutes(
  api: FastifyInstance,
  ctx: ServerContext,
  visitors: RequestWork,
): Promise<void> {
  await api.register(multipart, { throwFileSizeLimit: false });
  const isDocumented = api.prefix === ctx.config.apiBase;
  for (const name of formCalls) {
    const row: CallRow = calls[name];
    const route = callRoute(ctx, name, row, visitors);
    api.route({ ...route, schema: { ...route.schema, hide: !isDocumented }, onError: closeAfterRefusal });
    if (!ctx.config.supportBase.startsWith('/')) allowPanelOrigin(api, ctx, row);
  }
}

/** A body that is too large is not read to its end, so the connection cannot be reused. */
async function closeAfterRefusal(_request: FastifyRequest, reply: FastifyReply, error: Error): Promise<void> {
  if (apiErrorOf(error).code === 'payload-too-large') reply.header('connection', 'close');
}
