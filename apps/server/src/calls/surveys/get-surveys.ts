// GET /surveys: the surveys this user may take now, or the notice why there is no list (SV-02).
import { maxSurveys } from '@earnwall/contract/address-values';
import type { AccountNotice } from '@earnwall/domain/accounts/notice';
import { bonusPercentFor } from '@earnwall/domain/bonuses/percent';
import { testCountry } from '@earnwall/domain/surveys/test-survey';
import { explainNotice } from '#accounts/explained-notice.ts';
import { noticeFor } from '#accounts/notice.ts';
import type { ServerContext } from '#calls/context.ts';
import type { ReadyHandler } from '#calls/handler.ts';
import type { Caller } from '#request/who.ts';
import { listEtag } from '#surveys/matching/list-etag.ts';
import { mayCarryNewcomer } from '#surveys/matching/ordered-list.ts';
import type { KnownRespondent } from '#surveys/matching/respondents.ts';
import { ListAnswer, type ListAsked, nothing } from './list-answer.ts';

const hourMs = 3_600_000;
const surveys = { entity: 'surveys' } as const;

export const getSurveys: ReadyHandler<'surveys/get-surveys'> = (ctx, { who, visit, query }) => {
  const { app, user } = who;
  const now = ctx.now();
  const notice = noticeFor(who, visit, 'surveys', now);
  if (notice) return explained(ctx, who, notice);
  const { device } = visit;
  const country = visit.country ?? (app.test_mode ? testCountry : null);
  if (country === null) return nothing;

  const restricted = ctx.inventory.restrictedIn(country);
  const context = { country, device, test_mode: app.test_mode, restricted };
  const asked = { country, device, now, limit: query.limit ?? maxSurveys };
  const known = ctx.respondents.known(user, context, now);
  if (known) return listOf(ctx, who, asked, known);
  return ctx.respondents
    .find(ctx.database.db, user, context, now)
    .then((person) => listOf(ctx, who, asked, person));
};

async function explained({ database }: ServerContext, who: Caller, notice: AccountNotice) {
  return { result: 'error' as const, ...(await explainNotice(database.db, who, notice)) };
}

function listOf(ctx: ServerContext, who: Caller, asked: ListAsked, person: KnownRespondent): ListAnswer {
  const { app, bonuses } = who;
  const { country, limit, now } = asked;
  const prices = ctx.priceLists.of(app, bonusPercentFor(bonuses, surveys, now));
  const etag = listEtag(person, {
    inventory: ctx.inventory.versionOf(country),
    prices: prices.version,
    limit,
    test: app.test_mode ? ctx.inventory.versionOf(testCountry) : null,
    hour: mayCarryNewcomer(person, now) ? Math.floor(now.getTime() / hourMs) : null,
  });
  return new ListAnswer(etag, ctx, who, asked, person, prices);
}
