// The offer network: a catalogue for buyers with a key, tracking links for users, and events sent to the buyer.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptForms } from '../accept-forms.ts';
import { buyersOnly } from '../callbacks/buyers-only.ts';
import { CallbackSender } from '../callbacks/callback-sender.ts';
import { areSignedFields } from '../callbacks/signatures.ts';
import type { Config } from '../config.ts';
import type { Html } from '../html.ts';
import { publicFiles } from '../public-files.ts';
import { readCatalogue } from './catalogue.ts';
import { isDeliveryName, recordEvents, reverse, sendUnsent } from './deliveries.ts';
import { iconOf } from './icon.ts';
import { messagePage, playPage } from './play-page.ts';
import { type EventSender, encodeEvent, type Play, Plays } from './plays.ts';

const maxPerPage = 500;
const maxTimes = 100;
const problems = { expired: 410, malformed: 400 } as const;

const headers = {
  'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

type Query = Readonly<Record<string, unknown>>;
const text = (query: Query, name: string) => {
  const value = query[name];
  return typeof value === 'string' && value.length <= 500 ? value : '';
};

export function networkRoutes(site: FastifyInstance, config: Config, publicFolder: URL): void {
  const { apiKey, signingKeys: keys } = config.supplier;
  const buyer = { origin: config.productOrigin, keys };
  const plays = new Plays();
  const now = () => Date.now();
  const onRequest = buyersOnly(apiKey);
  const sender: EventSender = new CallbackSender((play, event) => encodeEvent(play, event, buyer), now);
  site.addHook('onClose', async () => sender.stop());
  acceptForms(site);

  const show = (reply: FastifyReply, page: Html, status = 200) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page.markup);

  site.get<{ Querystring: Query }>(
    '/network/catalogue',
    { onRequest },
    async ({ query, protocol, host }, reply) => {
      const limit = Math.min(maxPerPage, Math.max(1, Number(query.limit) || maxPerPage));
      const answer = readCatalogue(text(query, 'cursor') || null, limit, `${protocol}://${host}`);
      if (typeof answer !== 'string') return answer;
      return reply.code(problems[answer]).send({ error: `This cursor is ${answer}.` });
    },
  );

  site.get<{ Querystring: Query }>('/network/track', async ({ query }, reply) => {
    const [campaign, click] = [text(query, 'campaign'), text(query, 'click')];
    const isSigned = areSignedFields(['track', campaign, click], text(query, 'sig'), keys);
    if (!campaign || !click || !isSigned) return show(reply, invalidLink, 403);
    const play = plays.open({ click, campaign, platform: text(query, 'platform'), openedAt: now() });
    return reply.headers(headers).redirect(`/network/play/${play.ticket}`, 303);
  });

  interface Playing {
    Params: { ticket: string };
    Querystring: Query;
    Body: URLSearchParams;
  }

  site.get<Playing>('/network/play/:ticket', async ({ params, query }, reply) => {
    const play = plays.ofPlayer(params.ticket);
    const delivery = isDeliveryName(query.delivery) ? query.delivery : 'now';
    return play ? show(reply, playPage(play, delivery)) : show(reply, unknownPlay, 404);
  });

  site.post<Playing>('/network/play/:ticket', async ({ params, body }, reply) => {
    const play = plays.ofPlayer(params.ticket);
    if (!play) return show(reply, unknownPlay, 404);
    const delivery = await act(play, body);
    return reply
      .headers(headers)
      .redirect(`/network/play/${play.ticket}${delivery === 'now' ? '' : `?delivery=${delivery}`}`, 303);
  });

  site.post<{ Params: { click: string }; Body: unknown }>(
    '/network/plays/:click',
    { onRequest },
    async ({ params, body }, reply) => {
      const play = plays.ofBuyer(params.click);
      if (!play)
        return reply.code(404).send({ error: 'Unknown click: its tracking link was not opened here.' });
      await act(play, new URLSearchParams(Object(body)));
      const { ticket: _, ...publicPlay } = play;
      return publicPlay;
    },
  );

  async function act(play: Play, form: URLSearchParams) {
    const wanted = form.get('delivery');
    const delivery = isDeliveryName(wanted) ? wanted : 'now';
    const event = (form.get('event') ?? '').slice(0, 100);
    const times = Math.min(maxTimes, Math.max(1, Number(form.get('times')) || 1));
    const intent = form.get('intent');
    if (intent === 'happen' && event) await recordEvents(play, { event, times, delivery }, sender, now());
    if (intent === 'reverse') await reverse(play, event, sender, now());
    if (intent === 'send') await sendUnsent(play, sender);
    return delivery;
  }

  site.get<{ Params: { campaign: string } }>('/network/:campaign.svg', async ({ params }, reply) => {
    reply.type('image/svg+xml').headers({ ...headers, 'cache-control': 'max-age=3600' });
    return iconOf(params.campaign).markup;
  });

  publicFiles(site, publicFolder, 'network', ['page.css']);
}

const invalidLink = messagePage(
  'This link is invalid',
  'It was changed, or it was not made for you. Please go back and open the offer again.',
);
const unknownPlay = messagePage('This page has expired', 'Please go back and open the offer again.');
