// What the doors for browsers have in common: they are no calls of the API, nothing passes them unseen, and whoever
// finds them out of order is asked to wait and taken along again.
import type { Language } from '@earnwall/i18n/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { apiErrorOf } from '#http/errors/error-answer.ts';
import { answerError } from '#http/errors/error-handlers.ts';
import { tryAgainSeconds, waitPage } from '#http/pages/wait-page.ts';
import { visitWithoutLookup } from '#http/visit.ts';

export function browserEndpoint(ctx: ServerContext) {
  return {
    schema: { hide: true },
    // A HEAD would pass with nobody behind it.
    exposeHeadRoute: false,
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
      const isForAMoment = apiErrorOf(error).status === 503;
      if (isForAMoment && request.headers.accept?.includes('text/html')) {
        request.log.error({ err: error }, 'request failed');
        askToWait(reply, visitWithoutLookup(ctx, request).language);
      } else answerError(error, request, reply);
    },
  };
}

/** A browser that fetches a page before anybody asked for it has not entered anything. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  return /prefetch|prerender/.test(`${headers['sec-purpose'] ?? headers.purpose ?? ''}`);
}

function askToWait(reply: FastifyReply, language: Language): void {
  void reply
    .code(503)
    .headers({ 'retry-after': tryAgainSeconds, refresh: tryAgainSeconds })
    .type('text/html; charset=utf-8')
    .send(waitPage(language));
}
