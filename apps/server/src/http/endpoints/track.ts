// GET /track/{token}: redirects to an offer, from a link or from a QR code scanned by a phone. It needs no login: the token
// is the key, and names the user.
import { platformOf } from '@earnwall/domain/offers/platform';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import { visitOf } from '#http/visit.ts';
import { openOffer } from '#offers/open/open-offer.ts';
import { openTracking } from '#offers/open/tracking-token.ts';
import { panelPath } from '#request/addresses.ts';
import { browserEndpoint, isPrefetch } from './browser-endpoint.ts';

const longestToken = 1_000;
/** A wildcard, because a named parameter must be shorter than a token may be. */
const address = '/track/*';

export function trackEndpoint(app: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  app.get<{ Params: { '*': string } }>(address, browserEndpoint(ctx), async (request, reply) => {
    if (isPrefetch(request)) return reply.code(503).send();
    const { '*': token } = request.params;
    const tracked = token.length > longestToken ? null : openTracking(ctx.secret, token);
    if (!tracked) return reply.redirect(panelPath());
    const opened = await visitors.run(async () => {
      const { country, network } = await visitOf(ctx, request);
      const platform = platformOf(request.headers['user-agent']);
      return await openOffer(ctx, tracked, { country, network, platform });
    }, request.log);
    if (!opened) return reply.redirect(panelPath());
    const { uhash, offer_id } = opened;
    ctx.realtime.publish(`notifications-${uhash}`, 'offer-opened', { offer_id });
    return reply.redirect(opened.address);
  });
}
