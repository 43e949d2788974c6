// The survey supplier: an inventory feed for buyers with a key, pages for people, surveys to take, a desk that tells
// buyers how they ended, and a clock that can be moved.
import type { FastifyInstance } from 'fastify';
import { buyersOnly } from '../callbacks/access.ts';
import { Courier } from '../callbacks/courier.ts';
import type { Config } from '../config.ts';
import { publicFiles } from '../public-files.ts';
import { takeForms } from '../take-forms.ts';
import { Attempts } from './attempts/attempts.ts';
import { packReport, type ReportCourier } from './attempts/reports.ts';
import { attemptRoutes } from './attempts/routes.ts';
import { type Catalogue, isOpenProject, openProjects } from './catalogue.ts';
import { createClock } from './clock.ts';
import { type CursorProblem, readFeed } from './feed.ts';
import { interviewRoutes } from './interview/routes.ts';
import { page } from './page.ts';

const seed = 1905;
const mostPerPage = 500;
const mostMinutesForward = 365 * 24 * 60;

const problems: Readonly<Record<CursorProblem, { status: number; error: string }>> = {
  expired: { status: 410, error: 'This cursor is no longer known. Start again without one.' },
  malformed: { status: 400, error: 'This is no cursor of ours.' },
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
  const courier: ReportCourier = new Courier((attempt, report) => packReport(attempt, report, buyer), now);
  site.addHook('onClose', async () => courier.stop());
  takeForms(site);

  site.get<{ Querystring: Record<string, unknown> }>(
    '/supplier/inventory',
    { onRequest },
    async ({ query }, reply) => {
      const cursor = typeof query.cursor === 'string' && query.cursor !== '' ? query.cursor : null;
      const limit = Math.min(mostPerPage, Math.max(1, Number(query.limit) || mostPerPage));
      const answer = readFeed(catalogue, { cursor, limit, now: clock.now() });
      if (typeof answer !== 'string') return answer;
      const { status, error } = problems[answer];
      return reply.code(status).send({ error });
    },
  );

  site.post<{ Body: unknown }>('/supplier/clock', { onRequest }, async ({ body }, reply) => {
    const minutes = Object(body).forward_minutes;
    if (!Number.isInteger(minutes) || minutes < 0 || minutes > mostMinutesForward)
      return reply.code(400).send({ error: `forward_minutes must be a number up to ${mostMinutesForward}.` });
    clock.forward(minutes);
    return { now: new Date(clock.now()).toISOString() };
  });

  site.get<{ Querystring: Record<string, unknown> }>('/supplier', async ({ query }, reply) => {
    reply.headers(pageHeaders).type('text/html; charset=utf-8');
    return page(openProjects(catalogue, now()), { country: String(query.country ?? ''), now: now() }).markup;
  });

  const isOpen = (project: string) => isOpenProject(catalogue, project, now());
  interviewRoutes(site, { attempts, courier, keys, now, isOpen });
  attemptRoutes(site, { attempts, courier, now, buyersOnly: onRequest, pageHeaders });
  publicFiles(site, publicFolder, 'supplier', ['page.css', 'interview.css', 'interview.js', 'sun.svg']);
}
