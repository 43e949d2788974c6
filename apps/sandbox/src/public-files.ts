// Static files of one external system, listed by hand, so that no URL can reach another file.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** `publicFolder/peer/file` as `/peer/file`. */
export function publicFiles(
  site: FastifyInstance,
  publicFolder: URL,
  peer: string,
  files: readonly string[],
): void {
  for (const file of files) {
    site.get(`/${peer}/${file}`, async (_, reply) => {
      reply
        .type(types[extname(file)] ?? 'application/octet-stream')
        .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
      return readFile(new URL(`${peer}/${file}`, publicFolder));
    });
  }
}
