// GET /go/{cid}: the way out to the supplier. It asks for no login: the click's 256 random bits are the key.
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { visitOf } from '#http/visit.ts';
import { type Entrance, enterSurvey } from '#journey/enter-survey.ts';
import { isClickId, panelPath, resultPath, surveyPath } from './addresses.ts';
import { browserDoor, isLookingAhead } from './browser-door.ts';

export function goDoor(doors: FastifyInstance, ctx: Context): void {
  doors.get<{ Params: { cid: string } }>('/go/:cid', browserDoor(ctx), async (request, reply) => {
    if (isLookingAhead(request)) return reply.code(503).send();
    const { cid } = request.params;
    if (!isClickId(cid)) return reply.redirect(panelPath);
    const entrance = await enterSurvey(ctx, cid, await visitOf(ctx, request, { isEntry: false }));
    if (entrance.kind === 'open' && entrance.isAgain) tellAgain(ctx, entrance);
    return reply.redirect(addressAfter(cid, entrance));
  });
}

function addressAfter(cid: string, entrance: Entrance): string {
  switch (entrance.kind) {
    case 'open':
      return entrance.address;
    case 'ended':
      return resultPath(cid);
    case 'unqualified':
      return surveyPath(entrance.survey_hash);
    case 'nowhere':
      return panelPath;
  }
}

/** The survey stands open somewhere else as well: its user is told (SV-07). */
function tellAgain(ctx: Context, { uhash, survey_hash }: { uhash: string; survey_hash: string }): void {
  const at = ctx.now().toISOString();
  ctx.realtime.publish(`notifications-${uhash}`, 'duplicated-clicks', { survey_hash, at });
}
