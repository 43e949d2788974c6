// A carrier of messages: whoever has the key sends, and everybody can look at the phones.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buyersOnly } from '../callbacks/access.ts';
import type { Config } from '../config.ts';
import { inboxRoutes } from '../inbox/routes.ts';
import { publicFiles } from '../public-files.ts';
import { Mailbox } from './mailbox.ts';
import { page } from './page.ts';
import { troubleOf } from './trouble.ts';

const longestText = 1000;

const isPhone = (value: unknown): value is string => typeof value === 'string' && /^\+\d{5,18}$/.test(value);

export function smsRoutes(site: FastifyInstance, { supplier: { apiKey } }: Config, publicFolder: URL): void {
  const mailbox = new Mailbox();

  site.post<{ Body: unknown }>(
    '/sms/messages',
    { onRequest: buyersOnly(apiKey) },
    async ({ body }, reply) => {
      const { to, text } = Object(body);
      if (!isPhone(to) || typeof text !== 'string' || text === '' || text.length > longestText)
        return reply.code(400).send({ error: 'A message needs a number such as +14152345678 and a text.' });
      const trouble = troubleOf(to);
      if (trouble?.waitMs) await wait(trouble.waitMs);
      if (trouble) return reply.code(trouble.status).send({ error: trouble.words });
      return reply.code(201).send(mailbox.take(to, text, Date.now()));
    },
  );

  inboxRoutes(site, { path: '/sms', isAddress: isPhone, read: (to) => mailbox.read(to), page });
  publicFiles(site, publicFolder, 'sms', ['page.css']);
}
