// GET /go/{cid}: the way out to the supplier. It asks for no login: the click's 256 random bits are the key.
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

export function goEndpoint(doors: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  doors.get<{ Params: { cid: string } }>('/go/:cid', browserEndpoint(ctx), async (request, reply) => {
    if (isPrefetch(request)) return reply.code(503).send();
    const { cid } = request.params;
    const manner = displaySettingsOf(request.url);
    if (!isClickId(cid)) return reply.redirect(panelPath(manner));
    const entrance = await visitors.run(async () => {
      const visit = await visitOf(ctx, request);
      return await enterSurvey(ctx, cid, visit, (supplier) => returnPath(supplier, manner));
    }, request.log);
    if (entrance.kind === 'open' && entrance.isAgain) tellAgain(ctx, entrance);
    return reply.redirect(addressAfter(cid, entrance, manner));
  });
}

function addressAfter(cid: string, entrance: Entrance, manner: DisplaySettings): string {
  switch (entrance.kind) {
    case 'open':
      return entrance.address;
    case 'ended':
      return resultPath(cid, manner);
    case 'unqualified':
      return surveyPath(entrance.survey_hash, manner);
    case 'nowhere':
      return panelPath(manner);
  }
}

/** The survey stands open somewhere else as well: its user is told (SV-07). */
function tellAgain(ctx: ServerContext, { uhash, survey_hash }: { uhash: string; survey_hash: string }): void {
  const at = ctx.now().toISOString();
  ctx.realtime.publish(`notifications-${uhash}`, 'duplicated-clicks', { survey_hash, at });
}
