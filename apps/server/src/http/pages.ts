// Every GET that accepts HTML and is nothing else's is the panel.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { answerUnknownAddress } from './error-handlers.ts';
import { firstPaint } from './first-paint.ts';
import type { RequestWork } from './request-work.ts';

export function pageRoutes(app: FastifyInstance, ctx: Context, visitors: RequestWork): void {
  app.get('/*', { schema: { hide: true }, compress: {} }, async (request, reply) => {
    if (!acceptsHtml(request)) return answerUnknownAddress(request, reply);
    const nonce = randomBytes(16).toString('base64');
    const { paint, allowedOrigins } = await firstPaint(ctx, visitors, request, reply);
    const html = await ctx.renderer.render(paint, nonce);
    // Always 200: an in-app browser shows a page of its own instead of a 4xx, and the panel says it better.
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        contentSecurityPolicy({
          nonce,
          frameAncestors: allowedOrigins,
          styles: allowedOrigins.filter((origin) => origin.startsWith('https://')),
          connect: otherHosts(ctx),
          dev: ctx.config.dev,
        }),
      )
      .send(html);
  });
}

function otherHosts({ config }: Context): string[] {
  const bases = [config.apiBase, config.supportBase, config.adminBase, config.respondentsBase ?? ''];
  return [...new Set(bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin))];
}

function acceptsHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return !/^\/api(?:[/?]|$)/.test(request.url) && (accept === '*/*' || accept.includes('text/html'));
}
