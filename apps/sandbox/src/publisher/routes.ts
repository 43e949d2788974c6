// The publisher's site: one page, what its script asks for when the choice changes, and its static files.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { newVisitor, readChoice, writeChoice } from './choice.ts';
import { page } from './page.ts';
import { securityHeaders } from './security-headers.ts';
import { showOf } from './show.ts';

/** Listed by hand, so that no address can name another file. */
const files = [
  'page.css',
  'frame.css',
  'controls.css',
  'ways.css',
  'page.js',
  'controls.js',
  'panels.js',
  'inspector.js',
  'copy.js',
  'icon.svg',
];
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

interface Ask {
  Querystring: Record<string, unknown>;
}

export function publisherRoutes(site: FastifyInstance, config: Config, publicFolder: URL): void {
  const headers = securityHeaders(config.productOrigin);
  site.addHook('onRequest', async (_, reply) => {
    // A page may hold a visitor's security hash, so nothing is kept unless a route says so.
    reply.headers({ ...headers, 'cache-control': 'no-store' });
  });

  site.get<Ask>('/', async ({ query }, reply) => {
    const choice = readChoice(query);
    // A new visitor keeps the id they got through reloads and links.
    if (query.person === newVisitor) return reply.redirect(`/?${writeChoice(choice)}`);
    reply.type('text/html; charset=utf-8');
    return page(choice, showOf(choice, config), config.productOrigin).markup;
  });

  site.get<Ask>('/publisher/embed', async ({ query }) => {
    const choice = readChoice(query);
    const { stage, snippet, handle, run } = showOf(choice, config);
    const shown = { stage: stage.markup, snippet, handle: handle.markup, run };
    return { ...choice, query: writeChoice(choice), ...shown };
  });

  for (const file of files) {
    site.get(`/publisher/${file}`, async (_, reply) => {
      reply.type(types[extname(file)] ?? 'application/octet-stream').header('cache-control', 'no-cache');
      return readFile(new URL(`publisher/${file}`, publicFolder));
    });
  }
}
