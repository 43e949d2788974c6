// GET /go/{cid}: redirects to the supplier. It needs no login: the click's 256 random bits are the key.
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { Load } from '#http/load/load.ts';
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
import { ApiError } from '#request/api-error.ts';
import { type Entrance, enterSurvey } from '#surveys/enter/enter-survey.ts';
import { fetchEntryLink } from '#surveys/enter/entry-link.ts';
import { browserEndpoint, isPrefetch } from './browser-endpoint.ts';

export function goEndpoint(app: FastifyInstance, ctx: ServerContext, { visitors, links }: Load): void {
  app.get<{ Params: { cid: string } }>('/go/:cid', browserEndpoint(ctx), async (request, reply) => {
    if (isPrefetch(request)) return reply.code(503).send();
    const { cid } = request.params;
    const settings = displaySettingsOf(request.url);
    if (!isClickId(cid)) return reply.redirect(panelPath(settings));
    const enter = (link: string | null) =>
      visitors.run(async () => {
        const visit = await visitOf(ctx, request);
        const returnTo = (supplier: string) => returnPath(supplier, settings);
        return await enterSurvey(ctx, { cid, visit, link, returnPath: returnTo });
      }, request.log);
    let entrance = await enter(null);
    // While a supplier makes a link, the visitor takes no place of those who wait for us alone.
    while (entrance.kind === 'link-wanted') {
      const { wanted } = entrance;
      const work = links(wanted.supplier_id);
      if (work.isFull) throw new ApiError('unavailable', 'Too many people wait for this supplier.');
      entrance = await enter(await work.run(() => fetchEntryLink(ctx, wanted), request.log));
    }
    if (entrance.kind === 'open') noteEntrance(ctx, entrance);
    return reply.redirect(addressAfter(cid, entrance, settings));
  });
}

function addressAfter(
  cid: string,
  entrance: Exclude<Entrance, { kind: 'link-wanted' }>,
  settings: DisplaySettings,
): string {
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

/** Whoever enters for the first time is counted as a start. */
function noteEntrance(ctx: ServerContext, entrance: Extract<Entrance, { kind: 'open' }>): void {
  if (entrance.isAgain) notifyDuplicate(ctx, entrance);
  else ctx.supplierCounts.count(entrance.supplier_id, 'starts', ctx.now());
}

/** The survey is open in another tab or device as well: its user is notified (SV-07). */
function notifyDuplicate(
  ctx: ServerContext,
  { uhash, survey_hash }: { uhash: string; survey_hash: string },
): void {
  const at = ctx.now().toISOString();
  ctx.realtime.publish(`notifications-${uhash}`, 'duplicated-clicks', { survey_hash, at });
}
