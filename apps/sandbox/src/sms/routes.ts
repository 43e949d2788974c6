// A carrier of messages: whoever has the key sends, and everybody can look at the phones, on a page or as JSON.
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isBuyer } from '../callbacks/access.ts';
import type { Config } from '../config.ts';
import { Mailbox } from './mailbox.ts';
import { page } from './page.ts';
import { troubleOf } from './trouble.ts';

const longestText = 1000;

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

type Query = Readonly<Record<string, unknown>>;
const phoneIn = ({ to }: Query): string | null => (typeof to === 'string' && isPhone(to) ? to : null);
const isPhone = (value: unknown): value is string => typeof value === 'string' && /^\+\d{5,18}$/.test(value);

export function smsRoutes(site: FastifyInstance, { supplier: { apiKey } }: Config, publicFolder: URL): void {
  const mailbox = new Mailbox();

  site.post<{ Body: unknown }>('/sms/messages', async (request, reply) => {
    if (!isBuyer(request.headers['x-api-key'], apiKey))
      return reply.code(401).send({ error: 'Show your key in x-api-key.' });
    const { to, text } = Object(request.body);
    if (!isPhone(to) || typeof text !== 'string' || text === '' || text.length > longestText)
      return reply.code(400).send({ error: 'A message needs a number such as +14152345678 and a text.' });
    const trouble = troubleOf(to);
    if (trouble?.waitMs) await wait(trouble.waitMs);
    if (trouble) return reply.code(trouble.status).send({ error: trouble.words });
    return reply.code(201).send(mailbox.take(to, text, Date.now()));
  });

  site.get<{ Querystring: Query }>('/sms/messages', async ({ query }, reply) => {
    reply.headers(headers);
    return { messages: mailbox.read(phoneIn(query)) };
  });

  site.get<{ Querystring: Query }>('/sms', async ({ query }, reply) => {
    const to = phoneIn(query);
    reply.headers(headers).type('text/html; charset=utf-8');
    return page(mailbox.read(to), to).markup;
  });

  site.get('/sms/page.css', async (_, reply) => {
    reply
      .type('text/css; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    return readFile(new URL('sms/page.css', publicFolder));
  });
}
