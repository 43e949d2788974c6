// The survey supplier: an inventory feed for buyers with a key, pages for testers, surveys to take, a control page for
// the callbacks about them, and a clock that can be moved.
import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../accept-forms.ts';
import { buyersOnly } from '../callbacks/buyers-only.ts';
import { CallbackSender } from '../callbacks/callback-sender.ts';
import type { Config } from '../config.ts';
import { publicFiles } from '../public-files.ts';
import { Attempts } from './attempts/attempts.ts';
import { encodeReport, type ReportSender } from './attempts/reports.ts';
import { attemptRoutes } from './attempts/routes.ts';
import { type Catalogue, isOpenProject, openProjects } from './catalogue.ts';
import { createClock } from './clock.ts';
import { type CursorProblem, readFeed } from './feed.ts';
import { interviewRoutes } from './interview/routes.ts';
import { page } from './page.ts';

const seed = 1905;
const maxPerPage = 500;
const maxMinutesForward = 365 * 24 * 60;

const problems: Readonly<Record<CursorProblem, { status: number; error: string }>> = {
  expired: { status: 410, error: 'This cursor has expired. Start again without one.' },
  malformed: { status: 400, error: 'This cursor is malformed. Start again without one.' },
};

const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

export function supplierRoutes(site: FastifyInstance, config: Config, publicFolder: URL): void {
  const { apiKey, signingKeys: keys, surveys, countries } = config.supplier;
  const catalogue: Catalogue = { seed, size: surveys, countries };
  const clock = createClock(config.supplier.clock);
  const now = () => clock.now();
  const onRequest = buyersOnly(apiKey);
  const attempts = new Attempts();
  const buyer = { origin: config.productOrigin, keys };
  const sender: ReportSender = new CallbackSender(
    (attempt, report) => encodeReport(attempt, report, buyer),
    now,
  );
  site.addHook('onClose', async () => sender.stop());
  acceptForms(site);

  site.get<{ Querystring: Record<string, unknown> }>(
    '/supplier/inventory',
    { onRequest },
    async ({ query }, reply) => {
      const cursor = typeof query.cursor === 'string' && query.cursor !== '' ? query.cursor : null;
      const limit = Math.min(maxPerPage, Math.max(1, Number(query.limit) || maxPerPage));
      const answer = readFeed(catalogue, { cursor, limit, now: clock.now() });
      if (typeof answer !== 'string') return answer;
      const { status, error } = problems[answer];
      return reply.code(status).send({ error });
    },
  );

  site.post<{ Body: unknown }>('/supplier/clock', { onRequest }, async ({ body }, reply) => {
    const minutes = Object(body).forward_minutes;
    if (!Number.isInteger(minutes) || minutes < 0 || minutes > maxMinutesForward)
      return reply.code(400).send({ error: `forward_minutes must be a number up to ${maxMinutesForward}.` });
    clock.forward(minutes);
    return { now: new Date(clock.now()).toISOString() };
  });

  site.get<{ Querystring: Record<string, unknown> }>('/supplier', async ({ query }, reply) => {
    reply.headers(pageHeaders).type('text/html; charset=utf-8');
    return page(openProjects(catalogue, now()), { country: String(query.country ?? ''), now: now() }).markup;
  });

  const isOpen = (project: string) => isOpenProject(catalogue, project, now());
  interviewRoutes(site, { attempts, sender, keys, now, isOpen });
  attemptRoutes(site, { attempts, sender, now, buyersOnly: onRequest, pageHeaders });
  publicFiles(site, publicFolder, 'supplier', ['page.css', 'interview.css', 'interview.js', 'sun.svg']);
}
