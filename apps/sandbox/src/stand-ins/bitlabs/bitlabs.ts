// BitLabs, its offers and games, as its documents describe them: a list in pages, links that name the person, and postbacks
// for each state of a task.
import type { FastifyInstance } from 'fastify';
import type { Control } from '../controls.ts';
import { respondentPage } from '../respondent-page.ts';
import { showPage } from '../show-page.ts';
import type { StandIn, StandInTools } from '../stand-in.ts';
import { findOffer, offerRows } from './offers.ts';
import { Tasks } from './tasks.ts';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#3b5bdb"/><circle cx="32" cy="32" r="14" fill="#fff"/></svg>';

export const bitlabs: StandIn = {
  id: 'bitlabs',
  name: 'BitLabs',
  about:
    'An offer network: a list in pages by token, links with the person’s id, signed postbacks for each state of a task.',
  start: (site, tools) => {
    const tasks = new Tasks(tools);
    listRoute(site, tools);
    playRoutes(site, tools, tasks);
    return controlsOf(tasks);
  },
};

function listRoute(site: FastifyInstance, { base, key, faults, country }: StandInTools): void {
  site.get<{ Querystring: { limit?: string; skip?: string } }>(
    `${base}/v2/publishers/offers`,
    async ({ headers, query, protocol, host }, reply) => {
      if (headers['x-s2s-token'] !== key('api'))
        return reply.code(401).send({ error: { details: { http: '401' } } });
      const skip = Number(query.skip ?? 0);
      const all = faults.rows(offerRows(`${protocol}://${host}${base}`, country));
      const offers = all.slice(skip, skip + Number(query.limit ?? 200));
      return faults.answer(reply, { data: { offers }, status: 'success' });
    },
  );
  site.get(`${base}/icon.svg`, async (_, reply) => reply.type('image/svg+xml').send(icon));
}

interface Play {
  Params: { offer: string };
  Querystring: { s1?: string };
}

function playRoutes(site: FastifyInstance, { base }: StandInTools, tasks: Tasks): void {
  site.get<Play>(`${base}/vc/demo/offers/:offer`, async ({ params, query }, reply) => {
    const offer = findOffer(params.offer);
    const person = query.s1 ?? '';
    if (!offer || person === '') return reply.code(404).send({ error: 'No such offer, or nobody is named.' });
    return showPage(reply).send(
      respondentPage({
        title: offer.anchor,
        text: 'An offer of the stand-in of BitLabs. Choose what happens.',
        action: `${base}/vc/demo/offers/${offer.id}?s1=${encodeURIComponent(person)}`,
        choices: offer.events.flatMap(({ id, name }) =>
          states.map((state) => ({ value: `${id} ${state}`, label: `${name}: ${state.toLowerCase()}` })),
        ),
      }).markup,
    );
  });
  site.post<Play & { Body: unknown }>(
    `${base}/vc/demo/offers/:offer`,
    async ({ params, query, body }, reply) => {
      const [task = '', state = ''] =
        body instanceof URLSearchParams ? (body.get('choice') ?? '').split(' ') : [];
      const { s1: person = '' } = query;
      await tasks.tell({ person, offer: params.offer, task, state });
      return reply.redirect(`${base}/vc/demo/offers/${params.offer}?s1=${encodeURIComponent(person)}`, 303);
    },
  );
}

const states = ['PENDING', 'COMPLETED', 'RECONCILED'] as const;

function controlsOf(tasks: Tasks): Control[] {
  return [
    {
      name: 'task',
      label: 'Send the postback of a task',
      fields: [
        { name: 'person', label: 'Person' },
        { name: 'offer', label: 'Offer' },
        { name: 'task', label: 'Task' },
        { name: 'state', label: 'State', options: states },
      ],
      run: async (values) => await tasks.tell(values),
    },
    {
      name: 'stateful',
      label: 'Stateful callbacks',
      fields: [{ name: 'stateful', label: 'Stateful', options: ['yes', 'no'] }],
      run: async ({ stateful }) => {
        tasks.isStateful = stateful !== 'no';
        return { stateful: tasks.isStateful };
      },
    },
    {
      name: 'repeat',
      label: 'Send the last postback again',
      fields: [],
      run: async () => await tasks.repeat(),
    },
    {
      name: 'forge',
      label: 'Send the last postback with another transaction and the same hash',
      fields: [],
      run: async () => await tasks.forge(),
    },
  ];
}
