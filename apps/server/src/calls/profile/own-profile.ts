// What the calls of My profile share: which surveys count for the reader, and the whole profile as their answer.
import type { OwnProfile } from '@earnwall/contract/entities/profile';
import type { SurveyDemand } from '@earnwall/domain/profile/open-questions';
import type { ServerContext } from '#calls/context.ts';
import { presentOwnProfile } from '#present/own-profile.ts';
import { loadOwnProfile } from '#profile/own-profile.ts';
import { reasonFor } from '#profile/reasons.ts';
import type { Visit } from '#request/visit.ts';
import type { Who } from '#request/who.ts';
import type { Queryable } from '#store/engine/queryable.ts';

const nothing: SurveyDemand = { surveys: 0, byQuestion: new Map() };

export function demandFor(ctx: Pick<ServerContext, 'inventory'>, { country }: Visit): SurveyDemand {
  return country === null ? nothing : ctx.inventory.demandIn(country);
}

export async function ownProfileOf(
  ctx: Pick<ServerContext, 'inventory' | 'now'>,
  on: Queryable,
  who: Pick<Who, 'user' | 'isProven'>,
  visit: Visit,
): Promise<OwnProfile> {
  const [now, { language, country }, demand] = [ctx.now(), visit, demandFor(ctx, visit)];
  const parts = await loadOwnProfile(on, who, { language, now, demand });
  const facts = { ...parts, openSurveys: demand.surveys, country };
  return presentOwnProfile(facts, { language, now, reasonFor });
}
