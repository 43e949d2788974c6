// Mounts every call of the contract: validation by its schemas, identification of the caller, and its handler.

import type { CallRow } from '@earnwall/contract/call-row';
import { callSchemas } from '@earnwall/contract/call-schemas';
import { type CallName, calls } from '@earnwall/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { identify, identifyByLink } from '#accounts/identify.ts';
import type { ServerContext } from '#calls/context.ts';
import type { CallRequest, ReadyHandler } from '#calls/handler.ts';
import { handlers, isOwn, type OwnCallName } from '#calls.ts';
import { identifyExtension } from '#extension/identify-extension.ts';
import { ipLogOf, logEntry, setIpLogHeaders } from '#http/ip-log-headers.ts';
import { logLateFailure, type RequestWork } from '#http/load/request-work.ts';
import { entryOf, visitOf } from '#http/visit.ts';
import type { Log } from '#request/log.ts';
import { ReadyAnswer } from '#request/ready-answer.ts';
import type { Visit } from '#request/visit.ts';
import type { LinkVisitor, Who } from '#request/who.ts';
import { requireExtensionOrigin } from './extension-origin.ts';
import { type HandedOver, outcomeOf } from './handed-over.ts';
import { limitsOf } from './limits.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { routePath, routeSchema } from './route-schema.ts';
import { sendReady } from './send-ready.ts';
import { formParts } from './uploads.ts';

/** A question may have thousands of options, an offer pages of text; short answers are not worth compressing. */
const compressed: Partial<Record<CallName, { threshold: number }>> = {
  'offers/get-offers': { threshold: 4096 },
  'offers/get-offers-id': { threshold: 4096 },
  'qualification/post-qualification': { threshold: 4096 },
  'qualification/post-answers': { threshold: 4096 },
};

/** Addresses that another call's parameter would match, `/offers/{id}` here: each gets a route of its own. */
const plainAddresses: Partial<Record<CallName, { url: string; params: object }>> = {
  'activities/get-activities': { url: '/offers/activities', params: { tab: 'offers' } },
};

export function callRoutes(api: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  const own = (Object.keys(calls) as CallName[]).filter(isOwn);
  refuseOtherMethods(
    api,
    own.map((name) => calls[name]),
  );
  for (const name of own) {
    // Calls with forms are mounted by upload-routes.ts.
    if ('multipart' in callSchemas[name]) continue;
    const route = callRoute(ctx, name, calls[name], visitors);
    api.route(route);
    const plain = plainAddresses[name];
    if (plain)
      api.route({
        ...route,
        url: plain.url,
        schema: { ...route.schema, hide: true },
        preValidation: async (request) => void Object.assign(request.params as object, plain.params),
      });
  }
}

export function callRoute(
  ctx: ServerContext,
  name: OwnCallName,
  row: CallRow,
  visitors: RequestWork,
): RouteOptions {
  return {
    method: row.method,
    url: routePath(row.path),
    schema: routeSchema(name, row, callSchemas[name]),
    ...limitsOf(name, ctx),
    compress: compressed[name] ?? false,
    // A form is checked as it streams in, by its handler.
    attachValidation: 'multipart' in callSchemas[name],
    // Fastify has validated by now, so a call that does not fit creates no user.
    handler: async (request, reply) => {
      const outcome = outcomeOf(request.raw);
      if (outcome) return sendOutcome(request, reply, outcome);
      const deadline = row.exemptFromDeadline
        ? null
        : visitors.begin(() => void reply.send(visitors.overdue()));
      try {
        const visit = await visitOf(ctx, request, row.access === 'entry' ? entryOf(request) : undefined);
        const who = await identifyCaller(ctx, row, visit, request, reply);
        const answered = await answer(ctx, name, request, who, visit);
        if (deadline?.isLate) return reply;
        return send(request, reply, answered);
      } catch (error) {
        if (!deadline?.isLate) throw error;
        logLateFailure(error, request.log);
        return reply;
      } finally {
        if (deadline) visitors.end(deadline);
      }
    },
  };
}

/** Of work that was done before the framework. */
function sendOutcome(request: FastifyRequest, reply: FastifyReply, { ipLog, answered }: HandedOver): unknown {
  if (ipLog) setIpLogHeaders(reply, ipLog);
  return send(request, reply, answered());
}

const send = (request: FastifyRequest, reply: FastifyReply, answered: unknown): unknown =>
  answered instanceof ReadyAnswer ? sendReady(request, reply, answered) : answered;

async function identifyCaller(
  ctx: ServerContext,
  row: CallRow,
  visit: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Who | LinkVisitor | null> {
  const bearer = request.headers.authorization;
  if (row.origin === 'extension') requireExtensionOrigin(ctx, request);
  if (row.access === 'extension') return await identifyExtension(ctx, visit, bearer);
  if (row.access === 'open' || (row.access === 'guest' && bearer === undefined)) return null;
  const link = bearer === undefined ? linkOf(row, request) : null;
  if (link !== null) return await identifyByLink(ctx, visit, link);
  const who = await identify(ctx, visit, bearer, row.access === 'entry');
  if (row.access === 'entry') await logEntry(ctx, who, visit, reply);
  else setIpLogHeaders(reply, ipLogOf(ctx, who, visit));
  return who;
}

/** The link that a call accepts in place of a bearer, in the field that its row names. */
function linkOf({ method, link }: CallRow, { query, body }: FastifyRequest): string | null {
  if (!link) return null;
  const given = (method === 'GET' ? query : body) as { sslh?: string; hash?: string };
  return given[link] ?? null;
}

async function answer<N extends OwnCallName>(
  ctx: ServerContext,
  name: N,
  request: FastifyRequest,
  who: Who | LinkVisitor | null,
  visit: Visit,
): Promise<unknown> {
  const handle: ReadyHandler<N> = handlers[name];
  const { params, query }: Pick<FastifyRequest, 'params' | 'query'> = request;
  const body: unknown = 'multipart' in callSchemas[name] ? formParts(request) : request.body;
  const log: Log = request.log;
  // The one place where the validated request takes on the contract's types.
  return await handle(ctx, { params, query, body, who, visit, log } as CallRequest<N>);
}
