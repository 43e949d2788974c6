// The publisher's site: one page, what its script asks for when the choice changes, its static files, its shop, and the
// receiver of postbacks that fills it.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { publicFiles } from '../public-files.ts';
import { newVisitor, readChoice, writeChoice } from './choice.ts';
import { embedViewOf } from './embed-view.ts';
import { logRoutes } from './log/routes.ts';
import { page } from './page.ts';
import { DeliveryLog } from './postbacks/delivery-log.ts';
import { Faults } from './postbacks/faults.ts';
import { receiverRoutes } from './postbacks/routes.ts';
import { securityHeaders } from './security-headers.ts';
import { Purses } from './shop/purses.ts';
import { shopRoutes } from './shop/routes.ts';

interface WithQuery {
  Querystring: Record<string, unknown>;
}

export function publisherRoutes(site: FastifyInstance, config: Config, publicFolder: URL): void {
  const { productOrigin, postbackSecrets: secrets } = config;
  const [purses, log, faults] = [new Purses(), new DeliveryLog(), new Faults()];
  const headers = securityHeaders(productOrigin);
  site.addHook('onRequest', async (_, reply) => {
    // A page may hold a visitor's security hash, so nothing is cached unless a route allows it.
    reply.headers({ ...headers, 'cache-control': 'no-store' });
  });

  site.get<WithQuery>('/', async ({ query }, reply) => {
    const choice = readChoice(query);
    // A new visitor keeps the id they got through reloads and links.
    if (query.person === newVisitor) return reply.redirect(`/?${writeChoice(choice)}`);
    reply.type('text/html; charset=utf-8');
    const purse = purses.of(choice.app.id, choice.person.id);
    return page({ choice, view: embedViewOf(choice, config), purse, productOrigin }).markup;
  });

  site.get<WithQuery>('/publisher/embed', async ({ query }) => {
    const choice = readChoice(query);
    const { stage, snippet, handle, run } = embedViewOf(choice, config);
    const shown = { stage: stage.markup, snippet, handle: handle.markup, run };
    return { ...choice, query: writeChoice(choice), ...shown };
  });

  site.register(async (own) => receiverRoutes(own, { secrets, purses, log, faults, now: Date.now }));
  site.register(async (own) => shopRoutes(own, purses));
  site.register(async (own) => logRoutes(own, { log, faults, apps: Object.keys(secrets) }));

  const styles = [
    'pixel-art.css',
    'page.css',
    'hero.css',
    'frame.css',
    'controls.css',
    'ways.css',
    'shop.css',
    'log.css',
  ];
  const scripts = [
    'page.js',
    'controls.js',
    'panels.js',
    'inspector.js',
    'copy.js',
    'shop.js',
    'log.js',
    'live.js',
  ];
  publicFiles(site, publicFolder, 'publisher', [...styles, ...scripts, 'icon.svg']);
}
