// What the endpoints for browsers have in common: they are not calls of the API, HEAD is not answered, and during a short
// outage the visitor gets a page that retries by itself.
import type { Language } from '@earnwall/i18n/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { apiErrorOf } from '#http/errors/error-answer.ts';
import { answerError } from '#http/errors/error-handlers.ts';
import { retrySeconds, waitPage } from '#http/pages/wait-page.ts';
import { visitWithoutLookup } from '#http/visit.ts';

export function browserEndpoint(ctx: ServerContext) {
  return {
    schema: { hide: true },
    // A HEAD would count as an entry without a visitor.
    exposeHeadRoute: false,
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
      const isOutage = apiErrorOf(error).status === 503;
      if (isOutage && request.headers.accept?.includes('text/html')) {
        request.log.error({ err: error }, 'Request failed');
        sendWaitPage(reply, visitWithoutLookup(ctx, request).language);
      } else answerError(error, request, reply);
    },
  };
}

/** A prefetch or prerender by the browser is not an entry. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  return /prefetch|prerender/.test(`${headers['sec-purpose'] ?? headers.purpose ?? ''}`);
}

function sendWaitPage(reply: FastifyReply, language: Language): void {
  void reply
    .code(503)
    .headers({ 'retry-after': retrySeconds, refresh: retrySeconds })
    .type('text/html; charset=utf-8')
    .send(waitPage(language));
}
