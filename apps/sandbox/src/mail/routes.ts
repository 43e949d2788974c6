// What came to the mailboxes, on a page or as JSON.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Letters } from './letters.ts';
import { page } from './page.ts';

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

type Query = Readonly<Record<string, unknown>>;
const mailboxIn = ({ to }: Query): string | null => (typeof to === 'string' && to.includes('@') ? to : null);

export function mailRoutes(site: FastifyInstance, letters: Letters, publicFolder: URL): void {
  site.get<{ Querystring: Query }>('/mail/messages', async ({ query }, reply) => {
    reply.headers(headers);
    return { messages: letters.read(mailboxIn(query)) };
  });

  site.get<{ Querystring: Query }>('/mail', async ({ query }, reply) => {
    const to = mailboxIn(query);
    reply.headers(headers).type('text/html; charset=utf-8');
    return page(letters.read(to), to).markup;
  });

  site.get('/mail/page.css', async (_, reply) => {
    reply
      .type('text/css; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    return readFile(new URL('mail/page.css', publicFolder));
  });
}
