import type { DocumentText } from '@earnwall/contract/first-paint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from './accepts-gzip.ts';
import { gzipPage } from './gzip-page.ts';
import { bytesOf, isShared } from './page-bytes.ts';

export function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: DocumentText): FastifyReply {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (acceptsGzip(headers['accept-encoding']))
    return reply.header('content-encoding', 'gzip').send(gzipPage(page));
  return reply.send(bytesOf(page.map((part) => (isShared(part) ? part.text : part))));
}
