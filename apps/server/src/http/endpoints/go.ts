// GET /go/{cid}: redirects to the supplier. It needs no login: the click's 256 random bits are the key.
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import { visitOf } from '#http/visit.ts';
import {
  type DisplaySettings,
  displaySettingsOf,
  isClickId,
  panelPath,
  resultPath,
  returnPath,
  surveyPath,
} from '#request/addresses.ts';
import { type Entrance, enterSurvey } from '#surveys/enter/enter-survey.ts';
import { browserEndpoint, isPrefetch } from './browser-endpoint.ts';

export function goEndpoint(app: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  app.get<{ Params: { cid: string } }>('/go/:cid', browserEndpoint(ctx), async (request, reply) => {
    if (isPrefetch(request)) return reply.code(503).send();
    const { cid } = request.params;
    const settings = displaySettingsOf(request.url);
    if (!isClickId(cid)) return reply.redirect(panelPath(settings));
    const entrance = await visitors.run(async () => {
      const visit = await visitOf(ctx, request);
      return await enterSurvey(ctx, cid, visit, (supplier) => returnPath(supplier, settings));
    }, request.log);
    if (entrance.kind === 'open' && entrance.isAgain) notifyDuplicate(ctx, entrance);
    return reply.redirect(addressAfter(cid, entrance, settings));
  });
}

function addressAfter(cid: string, entrance: Entrance, settings: DisplaySettings): string {
  switch (entrance.kind) {
    case 'open':
      return entrance.address;
    case 'ended':
      return resultPath(cid, settings);
    case 'unqualified':
      return surveyPath(entrance.survey_hash, settings);
    case 'refused':
      return panelPath(settings);
  }
}

/** The survey is open in another tab or device as well: its user is notified (SV-07). */
function notifyDuplicate(
  ctx: ServerContext,
  { uhash, survey_hash }: { uhash: string; survey_hash: string },
): void {
  const at = ctx.now().toISOString();
  ctx.realtime.publish(`notifications-${uhash}`, 'duplicated-clicks', { survey_hash, at });
}
