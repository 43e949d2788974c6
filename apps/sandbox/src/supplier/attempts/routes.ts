// The desk for people, and the same for a buyer's program: POST /supplier/attempts/{rid}/{action}.
import type { FastifyInstance } from 'fastify';
import type { Door } from '../../callbacks/access.ts';
import type { Attempt, Attempts } from './attempts.ts';
import { deskPage } from './desk-page.ts';
import { deskActions, isDeskAction } from './endings.ts';
import type { ReportCourier } from './reports.ts';

interface Desk {
  attempts: Attempts;
  courier: ReportCourier;
  now: () => number;
  buyersOnly: Door;
  pageHeaders: Readonly<Record<string, string>>;
}

interface ByRid {
  Params: { rid: string; action?: string };
}

export function attemptRoutes(site: FastifyInstance, desk: Desk): void {
  const { attempts, courier, buyersOnly, pageHeaders } = desk;

  site.get('/supplier/attempts', async (_, reply) => {
    reply.headers(pageHeaders).type('text/html; charset=utf-8');
    return deskPage(attempts.newestFirst(), desk.now()).markup;
  });

  site.post<{ Params: { rid: string }; Body: unknown }>(
    '/supplier/attempts/:rid',
    async ({ params, body, headers }, reply) => {
      // The buttons of the desk itself; no other page presses them.
      if (headers['sec-fetch-site'] !== 'same-origin')
        return reply.code(403).send({ error: 'Not from here.' });
      const attempt = attempts.ofBuyer(params.rid);
      const action = body instanceof URLSearchParams ? (body.get('action') ?? '') : '';
      if (attempt && isDeskAction(action)) await deskActions[action](attempt, courier);
      return reply.redirect('/supplier/attempts', 303);
    },
  );

  site.get<ByRid>('/supplier/attempts/:rid', { onRequest: buyersOnly }, async ({ params }, reply) => {
    const attempt = attempts.ofBuyer(params.rid);
    return attempt ? inPublic(attempt) : reply.code(404).send({ error: 'Nobody came with this rid.' });
  });

  site.post<ByRid>(
    '/supplier/attempts/:rid/:action',
    { onRequest: buyersOnly },
    async ({ params }, reply) => {
      const attempt = attempts.ofBuyer(params.rid);
      const action = params.action ?? '';
      if (!attempt || !isDeskAction(action))
        return reply.code(404).send({ error: 'No such attempt or action.' });
      const done = await deskActions[action](attempt, courier);
      return done ? inPublic(attempt) : reply.code(409).send({ error: 'There is nothing to do this to.' });
    },
  );
}

/** The ticket stays with the respondent. */
const inPublic = ({ ticket: _, ...attempt }: Attempt) => attempt;
