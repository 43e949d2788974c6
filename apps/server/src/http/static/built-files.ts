// Files that were built: the hashed assets of panel and console, and the script for publishers' pages.
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#calls/context.ts';

/** Names carry a hash of their content, so a file never changes under its name. */
const hashed = {
  immutable: true,
  maxAge: '365d',
  preCompressed: true,
  decorateReply: false,
  index: false,
  // But for the licences of what the others contain, whose name stays.
  setHeaders: (reply, path) => {
    if (path.includes('third-party-notices')) reply.header('cache-control', 'public, max-age=3600');
  },
} satisfies Partial<FastifyStaticOptions>;

export async function builtFiles(
  app: FastifyInstance,
  { renderer, embedFolder, consoleFolder }: ServerContext,
): Promise<void> {
  if (renderer.clientFolder) {
    await app.register(fastifyStatic, {
      root: join(renderer.clientFolder, 'assets'),
      prefix: '/assets/',
      ...hashed,
    });
  }
  if (embedFolder) {
    await app.register(fastifyStatic, {
      root: join(embedFolder, 'v1'),
      prefix: '/v1/',
      // One name for all compatible versions: a fix arrives within the hour, and revalidation blocks no page.
      cacheControl: false,
      preCompressed: true,
      decorateReply: false,
      index: false,
      setHeaders: (reply) => {
        reply.header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400');
        // Loaded by publishers' pages; with `crossorigin` they may check its integrity.
        reply.header('cross-origin-resource-policy', 'cross-origin');
        reply.header('access-control-allow-origin', '*');
      },
    });
  }
  if (consoleFolder) {
    await app.register(fastifyStatic, {
      root: join(consoleFolder, 'assets'),
      prefix: '/console/assets/',
      ...hashed,
    });
  }
}
