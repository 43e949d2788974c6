// The sandbox as one HTTP server; each external system of the product is a folder with its own routes.
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { MailStore } from './mail/mail-store.ts';
import { mailRoutes } from './mail/routes.ts';
import { networkRoutes } from './network/routes.ts';
import { publisherRoutes } from './publisher/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { respondentRoutes } from './respondents/routes.ts';
import { smsRoutes } from './sms/routes.ts';
import { standInRoutes } from './stand-ins/routes.ts';
import { supplierRoutes } from './supplier/routes.ts';

export function createSandbox(
  config: Config,
  publicFolder: URL,
  mailStore: MailStore = new MailStore(),
): FastifyInstance {
  const server = fastify({ logger: false, bodyLimit: 64 * 1024, forceCloseConnections: true });
  server.get('/health', async () => ({ status: 'ok' }));
  server.register(async (site) => publisherRoutes(site, config, publicFolder));
  server.register(async (site) => respondentRoutes(site, config));
  server.register(async (site) => supplierRoutes(site, config, publicFolder));
  server.register(async (site) => networkRoutes(site, config, publicFolder));
  server.register(async (site) => standInRoutes(site, config, publicFolder));
  server.register(async (site) => smsRoutes(site, config, publicFolder));
  server.register(async (site) => mailRoutes(site, mailStore, publicFolder));
  server.register(async (site) => pushRoutes(site));
  return server;
}
