// The HTTP server: its parts in the order in which a request meets them.
import { createServer } from 'node:http';
import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ServerContext } from '#calls/context.ts';
import { callRoutes } from '#http/calls/call-routes.ts';
import { consolePrefix, consoleRoutes } from '#http/calls/console-routes.ts';
import { publisherPrefix, publisherRoutes } from '#http/calls/publisher-routes.ts';
import { rejectUnstorable } from '#http/calls/storable.ts';
import { uploadPaths, uploadPrefixes, uploadRoutes } from '#http/calls/upload-routes.ts';
import { formTimeoutMs } from '#http/calls/uploads.ts';
import { separateConsole } from '#http/console-host.ts';
import { apiDocs } from '#http/docs.ts';
import { endpointRoutes } from '#http/endpoints/endpoints.ts';
import { answerClientError, answerError, answerUnknownAddress } from '#http/errors/error-handlers.ts';
import { secure } from '#http/errors/security-headers.ts';
import { healthRoutes } from '#http/health.ts';
import { latencyRoute } from '#http/latency.ts';
import { createLoad } from '#http/load/load.ts';
import { shedding } from '#http/load/shedding.ts';
import { withBodyDeadline } from '#http/load/slow-bodies.ts';
import { pageRoutes } from '#http/pages/pages.ts';
import { proxyTrust } from '#http/proxy-trust.ts';
import { nextRequestId } from '#http/request-id.ts';
import { withShortWay } from '#http/short-way.ts';
import { realtimeRoute } from '#http/socket/route.ts';
import { builtFiles } from '#http/static/built-files.ts';
import { consolePageRoutes } from '#http/static/console-page.ts';
import { demoIconRoute } from '#http/static/demo-icons.ts';
import { demoInstallRoute } from '#http/static/demo-install-page.ts';

const jsonBodyLimit = 64 * 1024;
/** An address may contain fifty subid values, each up to 500 characters long (decision 0068). */
const headerLimit = 64 * 1024;
/** For the headers, and for bodies that are not forms. */
const requestMs = 30_000;

export async function createApp(ctx: ServerContext, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const { middleware } = ctx.renderer;
  const load = createLoad(ctx);
  const trust = proxyTrust(ctx.config.trustProxy);
  let isClosing = false;
  const app = fastify({
    loggerInstance: log,
    trustProxy: trust.isTrusted,
    bodyLimit: jsonBodyLimit,
    genReqId: nextRequestId,
    requestTimeout: formTimeoutMs,
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // A request on an open connection is still served while closing, and the connection is closed after it.
    return503OnClosing: false,
    serverFactory: (handle, options) => {
      const withDeadline = withBodyDeadline(
        middleware
          ? (req, res) => middleware(req, res, () => handle(req, res))
          : withShortWay(ctx, { visitors: load.visitors, trust, log, isClosing: () => isClosing, handle }),
        { milliseconds: requestMs, slowPaths: uploadPaths(ctx.config) },
      );
      return createServer(
        { ...options, headersTimeout: requestMs, maxHeaderSize: headerLimit },
        shedding(withDeadline, load, log),
      );
    },
  });

  app.setValidatorCompiler(validatorCompiler);
  // Presenters list the fields of answers by hand and tests check them against the schemas, so plain JSON is enough.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknownAddress);
  app.addHook('onSend', (request, reply, _payload, done) => {
    secure(reply.header('x-request-id', request.id));
    if (ctx.drain.isLeaving) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  separateConsole(app, ctx.config);
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });

  healthRoutes(app, ctx);
  latencyRoute(app);
  await realtimeRoute(app, ctx);
  await apiDocs(app);
  await app.register(async (storing) => {
    // After validation: fields that the schema drops are not checked.
    storing.addHook('preHandler', rejectUnstorable);
    await storing.register(async (api) => callRoutes(api, ctx, load.visitors), {
      prefix: ctx.config.apiBase,
    });
    for (const prefix of uploadPrefixes(ctx.config))
      await storing.register((api) => uploadRoutes(api, ctx, load.visitors), { prefix });
    const operators = { prefix: consolePrefix(ctx.config.adminBase) };
    await storing.register(async (api) => consoleRoutes(api, ctx, load.visitors), operators);
    const publishers = { prefix: publisherPrefix };
    await storing.register(async (api) => publisherRoutes(api, ctx, load.visitors), publishers);
  });
  await app.register(async (endpoints) => endpointRoutes(endpoints, ctx, load));
  await builtFiles(app, ctx);
  consolePageRoutes(app, ctx);
  if (ctx.config.demo) {
    demoIconRoute(app);
    demoInstallRoute(app);
  }
  pageRoutes(app, ctx, load.visitors);
  return app;
}
