// The supplier's static files, listed by hand, so that no address can name another one.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const files = {
  'page.css': 'text/css; charset=utf-8',
  'interview.css': 'text/css; charset=utf-8',
  'interview.js': 'text/javascript; charset=utf-8',
  'sun.svg': 'image/svg+xml',
} as const;

export function fileRoutes(site: FastifyInstance, publicFolder: URL): void {
  for (const [file, type] of Object.entries(files)) {
    site.get(`/supplier/${file}`, async (_, reply) => {
      reply.type(type).headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
      return readFile(new URL(`supplier/${file}`, publicFolder));
    });
  }
}
