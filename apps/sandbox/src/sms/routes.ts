// An SMS provider: sending needs the API key, the page of received messages is readable without one.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buyersOnly } from '../callbacks/buyers-only.ts';
import type { Config } from '../config.ts';
import { inboxRoutes } from '../inbox/routes.ts';
import { publicFiles } from '../public-files.ts';
import { failureOf } from './failing-numbers.ts';
import { MessageStore } from './message-store.ts';
import { page } from './page.ts';

const longestText = 1000;

const isPhone = (value: unknown): value is string => typeof value === 'string' && /^\+\d{5,18}$/.test(value);

export function smsRoutes(site: FastifyInstance, { supplier: { apiKey } }: Config, publicFolder: URL): void {
  const messageStore = new MessageStore();

  site.post<{ Body: unknown }>(
    '/sms/messages',
    { onRequest: buyersOnly(apiKey) },
    async ({ body }, reply) => {
      const { to, text } = Object(body);
      if (!isPhone(to) || typeof text !== 'string' || text === '' || text.length > longestText)
        return reply.code(400).send({ error: 'A message needs a number such as +14152345678 and a text.' });
      const failure = failureOf(to);
      if (failure?.waitMs) await wait(failure.waitMs);
      if (failure) return reply.code(failure.status).send({ error: failure.text });
      return reply.code(201).send(messageStore.add(to, text, Date.now()));
    },
  );

  inboxRoutes(site, { path: '/sms', isAddress: isPhone, read: (to) => messageStore.read(to), page });
  publicFiles(site, publicFolder, 'sms', ['page.css']);
}
