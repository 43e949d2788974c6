// The panel's pages: its own addresses, and every other GET for HTML that no other route matches.
import { isOrigin } from '@earnwall/domain/validation/origin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { noteVisit } from '#console/go-live/note-visit.ts';
import { answerUnknownAddress } from '#http/errors/error-handlers.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import { addressOf } from '#request/request-address.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { firstPaint, panelConfig } from './first-paint.ts';
import { newNonce } from './nonce.ts';
import { isPanelPath, looksLikeHost } from './panel-path.ts';
import { visitToNote } from './panel-visit.ts';
import { sendPage } from './send-page.ts';

export function pageRoutes(app: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  const connect = otherHosts(ctx);
  const config = panelConfig(ctx);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPanelRequest(request)) return answerUnknownAddress(request, reply);
    const nonce = newNonce();
    const painting = { visitors, config };
    const { paint, allowedOrigins, frameAncestors, visit } = await firstPaint(ctx, painting, request, reply);
    if (visit.app_id !== null && !ctx.watchedApps.isKnownUnwatched(visit.app_id)) {
      const { failure } = paint;
      const noted = visitToNote(request, visit, { failure, allowedOrigins: frameAncestors });
      if (noted) void noteVisit(ctx, noted);
    }
    const page = await ctx.renderer.render(paint, nonce, (error) =>
      request.log.error(
        { err: error },
        'the first paint did not render: the page was sent without its screen',
      ),
    );
    const invalid = allowedOrigins.filter((origin) => !isOrigin(origin));
    if (invalid.length > 0)
      request.log.warn(
        { invalid_origins: invalid },
        'Allowed origins of an app are invalid and were left out of its policy: correct apps.allowed_origins',
      );
    // Always 200: for a 4xx an in-app browser shows a page of its own instead of the panel's error.
    reply.header('cache-control', 'no-store').header(
      'content-security-policy',
      contentSecurityPolicy({
        nonce,
        frameAncestors,
        styles: allowedOrigins.filter((origin) => origin.startsWith('https://')),
        connect,
        dev: ctx.config.dev,
      }),
    );
    return sendPage(request, reply, page);
  });
}

function otherHosts({ config }: ServerContext): string[] {
  const bases = [config.apiBase, config.supportBase, config.adminBase, config.respondentsBase ?? ''];
  return [...new Set(bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin))];
}

/** At an unknown address a tool (`Accept: *\/*`) gets a 404, and a browser the list. */
function isPanelRequest({ url, headers }: FastifyRequest): boolean {
  const { pathname } = addressOf(url);
  if (looksLikeHost(pathname) || /^\/api(?:\/|$)/.test(pathname)) return false;
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || (accept.includes('*/*') && isPanelPath(pathname));
}
