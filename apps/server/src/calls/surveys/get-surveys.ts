// GET /surveys: the surveys this user may take now, or the notice why there is no list (SV-02).
import { maxSurveys } from '@earnwall/contract/address-values';
import { noSurveys } from '@earnwall/domain/accounts/notice';
import { bonusPercentFor } from '@earnwall/domain/bonuses/percent';
import { noticeFor } from '#accounts/notice.ts';
import type { ReadyHandler } from '#calls/handler.ts';
import { respondentName } from '#present/respondent-check.ts';
import { ReadyAnswer } from '#request/ready-answer.ts';
import { surveyListJson } from '#surveys/matching/survey-list-json.ts';

/** An empty list is a notice too, and sent by the server (NO-01). */
const nothing = { result: 'error', ...noSurveys } as const;
const nothingJson = Buffer.from(JSON.stringify(nothing));

export const getSurveys: ReadyHandler<'surveys/get-surveys'> = async (ctx, { who, visit, query }) => {
  const { app, user, bonuses } = who;
  const now = ctx.now();
  const notice = noticeFor(who, visit, 'surveys', now);
  if (notice) return { result: 'error', ...notice };
  const { country, device } = visit;
  if (country === null) return nothing;

  const limit = query.limit ?? maxSurveys;
  const bonus_percent = bonusPercentFor(bonuses, { entity: 'surveys' }, now);
  const prices = ctx.priceLists.of(app, bonus_percent);
  const asked = { country, device, test_mode: app.test_mode };
  const person = await ctx.respondents.find(ctx.database.db, user, asked, now);
  const etag = `${ctx.inventory.versionOf(country)}.${person.version}.${prices.version}.${limit}`;
  const write = () => {
    const surveys = ctx.inventory.match(person.compiled, person.excluded, limit);
    if (surveys.length === 0) return nothingJson;
    return surveyListJson(surveys, prices, () => respondentName(ctx.secret, user));
  };
  return new ReadyAnswer(etag, () => ctx.listCache.of(etag, write));
};
