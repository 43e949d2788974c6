// Plays Lootably's offers (documentation.lootably.com): the catalogue, links with the person in them, postbacks.
import type { FastifyInstance } from 'fastify';
import { respondentPage } from '../respondent-page.ts';
import { showPage } from '../show-page.ts';
import type { StandIn, StandInTools } from '../stand-in.ts';
import { lootablyControls } from './controls.ts';
import { type Goal, type Offer, offersFor } from './offers.ts';
import { Postbacks } from './postbacks.ts';

const placement = 'stand-in';

export const lootably: StandIn = {
  id: 'lootably',
  name: 'Lootably',
  about:
    'The offers of Lootably: a catalogue, links with a place for the person, hashed postbacks and chargebacks.',
  start: (site, tools) => {
    const postbacks = new Postbacks(tools);
    catalogueRoute(site, tools);
    offerRoutes(site, tools, postbacks);
    return lootablyControls(postbacks);
  },
};

function catalogueRoute(site: FastifyInstance, { base, key, country, faults, now }: StandInTools): void {
  site.post<{ Body: string }>(`${base}/api/v2/offers/get`, async ({ body, protocol, host }, reply) => {
    const { placementID, apiKey } = JSON.parse(body) as { placementID?: unknown; apiKey?: unknown };
    const requestID = `request-${now()}`;
    if (placementID !== placement || apiKey !== key('api'))
      return reply.code(401).send({ success: false, message: 'Invalid API key.', data: { requestID } });
    const link = (id: string) => `${protocol}://${host}${base}/offer/${id}?u={userID}`;
    const offers = offersFor(country).map((offer) => ({ ...offer, link: link(offer.offerID) }));
    return faults.answer(reply, { success: true, data: { requestID, offers: faults.rows(offers) } });
  });
}

interface Visit {
  Params: { id: string };
  Querystring: { u?: string };
  Body: URLSearchParams;
}

function offerRoutes(site: FastifyInstance, { base, country }: StandInTools, postbacks: Postbacks): void {
  const found = ({ id }: Visit['Params']) => offersFor(country).find(({ offerID }) => offerID === id);
  const address = `${base}/offer/:id`;
  site.get<Visit>(address, async ({ params, query, url }, reply) => {
    const offer = found(params);
    if (!offer || !query.u) return showPage(reply.code(400)).send(notFound);
    return showPage(reply).send(
      respondentPage({
        ...{ title: offer.name, text: 'What has been reached?', action: url },
        choices: goalsOf(offer).map(({ goalID, description }) => ({ value: goalID, label: description })),
      }).markup,
    );
  });
  site.post<Visit>(address, async ({ params, query, body, ip, url }, reply) => {
    const offer = found(params);
    const goal = offer && goalsOf(offer).find(({ goalID }) => goalID === (body.get('choice') ?? ''));
    if (!offer || !goal || !query.u) return showPage(reply.code(400)).send(notFound);
    const { goalID, revenue } = goal;
    await postbacks.convert({ userID: query.u, ip, offerID: offer.offerID, goalID, revenue });
    return reply.redirect(url, 303);
  });
}

/** An offer without goals is reached as a whole. */
const goalsOf = ({ goals, revenue }: Offer): readonly Goal[] =>
  goals ?? [{ goalID: '', description: 'Done', revenue: typeof revenue === 'number' ? revenue : 0.5 }];

const notFound = respondentPage({
  ...{ title: 'This link does not work', text: 'It leads to no offer.', action: null, choices: [] },
}).markup;
