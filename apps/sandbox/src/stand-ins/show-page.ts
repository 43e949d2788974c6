// Headers of the pages of stand-ins.
import type { FastifyReply } from 'fastify';

const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' http: https:; frame-ancestors *",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** For a page of a stand-in, also one that a respondent sees. */
export function showPage(reply: FastifyReply): FastifyReply {
  return reply.headers(pageHeaders).type('text/html; charset=utf-8');
}
