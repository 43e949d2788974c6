// The publisher's site: one page, what its script asks for when the choice changes, and its static files.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { publicFiles } from '../public-files.ts';
import { newVisitor, readChoice, writeChoice } from './choice.ts';
import { embedViewOf } from './embed-view.ts';
import { page } from './page.ts';
import { securityHeaders } from './security-headers.ts';

interface WithQuery {
  Querystring: Record<string, unknown>;
}

export function publisherRoutes(site: FastifyInstance, config: Config, publicFolder: URL): void {
  const headers = securityHeaders(config.productOrigin);
  site.addHook('onRequest', async (_, reply) => {
    // A page may hold a visitor's security hash, so nothing is cached unless a route allows it.
    reply.headers({ ...headers, 'cache-control': 'no-store' });
  });

  site.get<WithQuery>('/', async ({ query }, reply) => {
    const choice = readChoice(query);
    // A new visitor keeps the id they got through reloads and links.
    if (query.person === newVisitor) return reply.redirect(`/?${writeChoice(choice)}`);
    reply.type('text/html; charset=utf-8');
    return page(choice, embedViewOf(choice, config), config.productOrigin).markup;
  });

  site.get<WithQuery>('/publisher/embed', async ({ query }) => {
    const choice = readChoice(query);
    const { stage, snippet, handle, run } = embedViewOf(choice, config);
    const shown = { stage: stage.markup, snippet, handle: handle.markup, run };
    return { ...choice, query: writeChoice(choice), ...shown };
  });

  const styles = ['pixel-art.css', 'page.css', 'hero.css', 'frame.css', 'controls.css', 'ways.css'];
  const scripts = ['page.js', 'controls.js', 'panels.js', 'inspector.js', 'copy.js'];
  publicFiles(site, publicFolder, 'publisher', [...styles, ...scripts, 'icon.svg']);
}
