// GET /surveys: the surveys this user may take now, or the notice why there is no list (SV-02).
import { maxSurveys } from '@earnwall/contract/address-values';
import { type AccountNotice, noSurveys } from '@earnwall/domain/accounts/notice';
import { bonusPercentFor } from '@earnwall/domain/bonuses/percent';
import { testCountry } from '@earnwall/domain/surveys/test-survey';
import { explainNotice } from '#accounts/explained-notice.ts';
import { noticeFor } from '#accounts/notice.ts';
import type { ServerContext } from '#calls/context.ts';
import type { ReadyHandler } from '#calls/handler.ts';
import { respondentName } from '#present/respondent-check.ts';
import { LentPage } from '#request/lent-page.ts';
import { ReadyAnswer } from '#request/ready-answer.ts';
import type { Visit } from '#request/visit.ts';
import type { Caller } from '#request/who.ts';
import { listEtag } from '#surveys/matching/list-etag.ts';
import { mayCarryNewcomer, orderedList } from '#surveys/matching/ordered-list.ts';
import { paidMinuteOf } from '#surveys/matching/paid-minute.ts';
import type { KnownRespondent } from '#surveys/matching/respondents.ts';
import { shownList } from '#surveys/matching/shown-list.ts';
import { surveyList } from '#surveys/matching/survey-list.ts';
import { surveyListJson } from '#surveys/matching/survey-list-json.ts';
import { listedTestSurveys } from '#surveys/test-survey/test-inventory.ts';

/** An empty list is a notice too, and sent by the server (NO-01). */
const nothing = { result: 'error', ...noSurveys } as const;
const nothingJson = Buffer.from(JSON.stringify(nothing));

function nothingPage(): LentPage {
  const page = LentPage.take();
  page.write(nothingJson);
  return page;
}

const hourMs = 3_600_000;
const empty = { list: shownList([]) };

export const getSurveys: ReadyHandler<'surveys/get-surveys'> = (ctx, { who, visit, query }) => {
  const { app, user } = who;
  const now = ctx.now();
  const notice = noticeFor(who, visit, 'surveys', now);
  if (notice) return explained(ctx, who, notice);
  const { device } = visit;
  const country = visit.country ?? (app.test_mode ? testCountry : null);
  if (country === null) return nothing;

  const restricted = ctx.inventory.restrictedIn(country);
  const asked = { country, device, test_mode: app.test_mode, restricted };
  const { limit } = query;
  const listed = (person: KnownRespondent) => listOf(ctx, who, { country, device, now, limit }, person);
  const known = ctx.respondents.known(user, asked, now);
  return known ? listed(known) : ctx.respondents.find(ctx.database.db, user, asked, now).then(listed);
};

async function explained({ database }: ServerContext, who: Caller, notice: AccountNotice) {
  return { result: 'error' as const, ...(await explainNotice(database.db, who, notice)) };
}

interface Asked extends Pick<Visit, 'device'> {
  readonly country: string;
  readonly now: Date;
  readonly limit: number | undefined;
}

function listOf(
  ctx: ServerContext,
  { app, user, bonuses }: Caller,
  { country, device, now, limit = maxSurveys }: Asked,
  person: KnownRespondent,
) {
  const bonus_percent = bonusPercentFor(bonuses, { entity: 'surveys' }, now);
  const prices = ctx.priceLists.of(app, bonus_percent);
  const etag = listEtag(person, {
    inventory: ctx.inventory.versionOf(country),
    prices: prices.version,
    limit,
    test: app.test_mode ? ctx.inventory.versionOf(testCountry) : null,
    hour: mayCarryNewcomer(person, now) ? Math.floor(now.getTime() / hourMs) : null,
  });
  const match = () => {
    const { current } = ctx.inventory;
    const { list } = country === testCountry ? empty : orderedList(current, person, paidMinuteOf(app), now);
    if (!app.test_mode) return list;
    const tests = listedTestSurveys(ctx.inventory, device).map((survey) => ({
      ...{ survey, odds: null, value: 0, away: 0 },
    }));
    return shownList([...tests, ...list.surveys()]);
  };
  const nameRespondent = () => respondentName(ctx.secret, user);
  const write = () => {
    const list = match();
    return list.length === 0 ? nothingPage() : surveyListJson(list, limit, prices, nameRespondent);
  };
  const answer = () => {
    const surveys = surveyList(match().surveys(limit), prices, nameRespondent);
    return surveys.length === 0 ? nothing : { result: 'success' as const, surveys };
  };
  return new ReadyAnswer(etag, () => ctx.listCache.of(etag, write), answer);
}
