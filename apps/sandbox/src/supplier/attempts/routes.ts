// The control page for testers, and the same actions for programs: POST /supplier/attempts/{rid}/{action}.
import type { FastifyInstance } from 'fastify';
import type { AccessCheck } from '../../callbacks/buyers-only.ts';
import type { Attempt, Attempts } from './attempts.ts';
import { controlPage } from './control-page.ts';
import { controlActions, isControlAction } from './endings.ts';
import type { ReportSender } from './reports.ts';

interface Dependencies {
  attempts: Attempts;
  sender: ReportSender;
  now: () => number;
  buyersOnly: AccessCheck;
  pageHeaders: Readonly<Record<string, string>>;
}

interface ByRid {
  Params: { rid: string; action?: string };
}

export function attemptRoutes(site: FastifyInstance, dependencies: Dependencies): void {
  const { attempts, sender, buyersOnly, pageHeaders } = dependencies;

  site.get('/supplier/attempts', async (_, reply) => {
    reply.headers(pageHeaders).type('text/html; charset=utf-8');
    return controlPage(attempts.newestFirst(), dependencies.now()).markup;
  });

  site.post<{ Params: { rid: string }; Body: unknown }>(
    '/supplier/attempts/:rid',
    async ({ params, body, headers }, reply) => {
      // Only the buttons of the control page itself: no other site may submit this form.
      if (headers['sec-fetch-site'] !== 'same-origin')
        return reply.code(403).send({ error: 'This form may be submitted from the control page only.' });
      const attempt = attempts.ofBuyer(params.rid);
      const action = body instanceof URLSearchParams ? (body.get('action') ?? '') : '';
      if (attempt && isControlAction(action)) await controlActions[action](attempt, sender);
      return reply.redirect('/supplier/attempts', 303);
    },
  );

  site.get<ByRid>('/supplier/attempts/:rid', { onRequest: buyersOnly }, async ({ params }, reply) => {
    const attempt = attempts.ofBuyer(params.rid);
    return attempt ? publicAttempt(attempt) : reply.code(404).send({ error: 'No attempt has this rid.' });
  });

  site.post<ByRid>(
    '/supplier/attempts/:rid/:action',
    { onRequest: buyersOnly },
    async ({ params }, reply) => {
      const attempt = attempts.ofBuyer(params.rid);
      const action = params.action ?? '';
      if (!attempt || !isControlAction(action))
        return reply.code(404).send({ error: 'No such attempt or action.' });
      const done = await controlActions[action](attempt, sender);
      return done
        ? publicAttempt(attempt)
        : reply.code(409).send({ error: 'The action does not apply to this attempt in its state.' });
    },
  );
}

/** Without the ticket, which is the respondent's secret. */
const publicAttempt = ({ ticket: _, ...attempt }: Attempt) => attempt;
