// Plays Prodege's surveys feed (developer.prodege.com/surveys-feed): the list for vendors, the entry page, signed redirects,
// reconciliations.
import type { FastifyInstance } from 'fastify';
import { respondentPage } from '../respondent-page.ts';
import { showPage } from '../show-page.ts';
import type { StandIn, StandInTools } from '../stand-in.ts';
import { prodegeControls } from './controls.ts';
import { codeOf, endings } from './endings.ts';
import { linkHash, projectsFor, surveyUrl } from './projects.ts';
import { Reconciliations } from './reconciliations.ts';
import { redirectUrl } from './redirect.ts';
import { sign } from './signing.ts';
import { passThroughOf, Transactions } from './transactions.ts';

export const prodege: StandIn = {
  id: 'prodege',
  name: 'Prodege',
  about:
    'The surveys feed of Prodege: a signed list, signed redirects instead of callbacks, and reconciliations.',
  start: (site, tools) => {
    const transactions = new Transactions();
    feedRoute(site, tools);
    entryRoutes(site, tools, transactions);
    return prodegeControls(tools, transactions, new Reconciliations(tools));
  },
};

/** How far a request's time may be off. */
const expiryMs = 15 * 60 * 1000;

function feedRoute(site: FastifyInstance, { base, key, country, faults, now }: StandInTools): void {
  site.get<{ Querystring: Record<string, string> }>(
    `${base}/get-surveys-for-vendor`,
    async ({ query, protocol, host }, reply) => {
      const { signature, ...signed } = query;
      if (signed.apik !== key('api') || signature !== sign(key('secret'), signed))
        return reply.code(401).send({ return_status: 'invalid signature' });
      if (!(Math.abs(now() - Number(signed.request_date)) < expiryMs))
        return reply.code(401).send({ return_status: 'request expired' });
      const origin = `${protocol}://${host}`;
      const surveys = projectsFor(country).map((project) => ({
        ...{ ...project, surveyurl: surveyUrl(origin, base, key('secret'), project) },
      }));
      return faults.answer(reply, { return_status: 'success', surveys: faults.rows(surveys) });
    },
  );
}

function entryRoutes(site: FastifyInstance, tools: StandInTools, transactions: Transactions): void {
  const { base, key, country } = tools;
  site.get(`${base}/g/survey-click`, async ({ url }, reply) => {
    const query = new URL(url, 'http://sandbox').searchParams;
    const project = projectsFor(country).find(({ projectid }) => `${projectid}` === query.get('projectid'));
    const vpid = query.get('vpid');
    if (
      !project ||
      !vpid ||
      !query.get('country_id') ||
      query.get('hsh') !== linkHash(key('secret'), project)
    )
      return showPage(reply.code(400)).send(refusal);
    const { transid } = transactions.add({
      ...{ projectid: `${project.projectid}`, vpid, passThrough: passThroughOf(query) },
    });
    return showPage(reply).send(
      respondentPage({
        title: `Survey ${project.projectid}`,
        text: 'How does it end?',
        action: `${base}/g/end/${transid}`,
        choices: endings.map((ending) => ({ value: codeOf(ending), label: ending.label })),
      }).markup,
    );
  });
  site.post<{ Params: { transid: string }; Body: URLSearchParams }>(
    `${base}/g/end/:transid`,
    async ({ params, body }, reply) => {
      const ending = endings.find((one) => codeOf(one) === body.get('choice'));
      if (!ending) return showPage(reply.code(400)).send(refusal);
      const transaction = transactions.get(params.transid);
      transaction.status = ending.status;
      return reply.redirect(redirectUrl(tools, transaction, ending), 303);
    },
  );
}

const refusal = respondentPage({
  title: 'This link does not work',
  text: 'It was changed, or leads to no survey that is open.',
  action: null,
  choices: [],
}).markup;
