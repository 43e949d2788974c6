// All stand-ins below /stand-ins: an index, a page for each, their controls, and what they got and sent as JSON.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptForms } from '../accept-forms.ts';
import type { Config } from '../config.ts';
import { publicFiles } from '../public-files.ts';
import { controlRoutes, faultControl } from './controls.ts';
import { Exchanges } from './exchanges.ts';
import { FeedFaults } from './feed-faults.ts';
import { standInKey } from './keys.ts';
import { sendMessage } from './outgoing.ts';
import { indexPage, standInPage } from './page.ts';
import { showPage } from './show-page.ts';
import type { StandIn } from './stand-in.ts';
import { standIns } from './stand-ins.ts';

export function standInRoutes(site: FastifyInstance, config: Config, publicFolder: URL): void {
  const [secret] = config.supplier.signingKeys;
  if (secret === undefined) return;
  publicFiles(site, publicFolder, 'stand-ins', ['page.css']);
  site.get('/stand-ins', async (_, reply) => showPage(reply).send(indexPage(standIns).markup));
  for (const standIn of standIns)
    site.register(async (own) => startStandIn(own, standIn, { ...config, secret }));
}

function startStandIn(
  site: FastifyInstance,
  standIn: StandIn,
  { secret, productOrigin, standInCountry: country }: Config & { secret: string },
): void {
  const base = `/stand-ins/${standIn.id}`;
  const exchanges = new Exchanges();
  const faults = new FeedFaults();
  const now = () => Date.now();
  acceptForms(site);
  keepJsonText(site);
  noteRequests(site, base, exchanges, now);
  const controls = [
    faultControl(faults),
    ...standIn.start(site, {
      ...{ base, productOrigin, country, faults, now, account: standIn.id },
      key: (name) => standInKey(secret, standIn.id, name),
      send: (message) => sendMessage(message, exchanges, now),
    }),
  ];
  controlRoutes(site, base, controls);
  site.get(base, async (_, reply) =>
    showPage(reply).send(standInPage({ standIn, base, controls, exchanges: exchanges.all }).markup),
  );
  site.get(`${base}/exchanges`, async () => ({ exchanges: exchanges.all }));
}

/** JSON arrives as the text that was signed. */
function keepJsonText(site: FastifyInstance): void {
  site.removeContentTypeParser('application/json');
  site.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: FastifyRequest, body: string) => body,
  );
}

/** Whatever its routes get and answer is on its page; the page itself and the controls are not of its world. */
function noteRequests(site: FastifyInstance, base: string, exchanges: Exchanges, now: () => number): void {
  const isOwnPage = (path: string) =>
    path === base || path === `${base}/exchanges` || path.startsWith(`${base}/controls/`);
  site.addHook('onSend', async ({ method, url, body }, reply, payload) => {
    if (!isOwnPage(url.split('?', 1).join('')))
      exchanges.add({
        ...{ at: new Date(now()).toISOString(), direction: 'got', method, url },
        ...{ body: `${body ?? ''}`, status: reply.statusCode },
        answer: `${reply.getHeader('location') ?? payload ?? ''}`,
      });
    return payload;
  });
}
