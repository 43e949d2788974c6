// The endpoints between us, suppliers and offer networks: out to a survey or an offer, back from it, and their callbacks.
// Also the pages that the mails about new surveys lead to. Their answers are personal and must not be cached.
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { Load } from '#http/load/load.ts';
import { alertPages } from './alert-pages.ts';
import { alertWorker } from './alert-worker.ts';
import { callbackEndpoint } from './callbacks.ts';
import { goEndpoint } from './go.ts';
import { returnEndpoint } from './return.ts';
import { testSurveyEndpoint } from './test-survey.ts';
import { trackEndpoint } from './track.ts';

export function endpointRoutes(app: FastifyInstance, ctx: ServerContext, load: Load): void {
  const { visitors, ...callbacks } = load;
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  goEndpoint(app, ctx, load);
  returnEndpoint(app, ctx, visitors);
  trackEndpoint(app, ctx, visitors);
  testSurveyEndpoint(app, ctx, visitors);
  callbackEndpoint(app, ctx, callbacks);
  alertPages(app, ctx, visitors);
  alertWorker(app);
}
