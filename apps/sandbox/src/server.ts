// The outside world as one HTTP server; each peer of the product is a folder with routes of its own.
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { Letters } from './mail/letters.ts';
import { mailRoutes } from './mail/routes.ts';
import { networkRoutes } from './network/routes.ts';
import { publisherRoutes } from './publisher/routes.ts';
import { respondentRoutes } from './respondents/routes.ts';
import { smsRoutes } from './sms/routes.ts';
import { supplierRoutes } from './supplier/routes.ts';

export function createSandbox(
  config: Config,
  publicFolder: URL,
  letters: Letters = new Letters(),
): FastifyInstance {
  const server = fastify({ logger: false, bodyLimit: 64 * 1024, forceCloseConnections: true });
  server.get('/health', async () => ({ status: 'ok' }));
  server.register(async (site) => publisherRoutes(site, config, publicFolder));
  server.register(async (site) => respondentRoutes(site, config));
  server.register(async (site) => supplierRoutes(site, config, publicFolder));
  server.register(async (site) => networkRoutes(site, config, publicFolder));
  server.register(async (site) => smsRoutes(site, config, publicFolder));
  server.register(async (site) => mailRoutes(site, letters, publicFolder));
  return server;
}
