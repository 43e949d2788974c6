// GET /inventory/surveys/{survey} of the console: its row, its targeting in words, and how it has gone lately.
import { quotaInWords, surveyInWords } from '@earnwall/domain/matching/in-words';
import type { Exclusions } from '@earnwall/domain/surveys/exclusions';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { catalogueTexts } from '#console/inventory/catalogue-texts.ts';
import { presentInventorySurvey } from '#console/inventory/present-survey.ts';
import { currencyOf, viewerOf } from '#console/inventory/viewer.ts';
import { ApiError } from '#request/api-error.ts';
import {
  findSurveyDays,
  findSurveyFeedback,
  findSurveyOutcomes,
} from '#store/console/inventory/survey-details.ts';
import { findSurveyRows } from '#store/console/inventory/survey-list.ts';
import { findSurvey } from '#store/surveys/survey-with-quotas.ts';

const feedbackMs = 30 * 24 * 3_600_000;
const one = { sort: 'rank', isReversed: false, after: null, most: 1 } as const;

export const getInventorySurveysId: ConsoleHandler<'console/inventory/get-inventory-surveys-id'> = async (
  ctx,
  { params, query, operator },
) => {
  const { db } = ctx.database;
  const viewer = await viewerOf(ctx, operator, query.app);
  const [survey, [row]] = await Promise.all([
    findSurvey(db, params.survey),
    findSurveyRows(db, { hash: params.survey, searchesRefs: false }, one, viewer),
  ]);
  if (!survey || !row) throw new ApiError('not-found', 'There is no such survey.');
  const targetings = [survey.targeting, ...survey.quotas.map(({ targeting }) => targeting)];
  const ofMonth = { ...viewer, since: new Date(ctx.now().getTime() - feedbackMs) };
  const [texts, outcomes, days, feedback] = await Promise.all([
    catalogueTexts(db, { targetings }),
    findSurveyOutcomes(db, survey.id, viewer),
    findSurveyDays(db, survey.id, viewer),
    findSurveyFeedback(db, survey.hash, ofMonth),
  ]);
  return {
    survey: presentInventorySurvey(row, viewer),
    details: {
      targeting: surveyInWords(survey, texts),
      quotas: survey.quotas.map((quota) => ({
        says: quotaInWords(quota, texts),
        remaining: quota.remaining,
      })),
      quota_rule: survey.quota_rule,
      shuts: survey.exclusions && shutsInWords(survey.exclusions),
      invited: survey.invited?.length ?? null,
      ...{ outcomes, days, feedback },
      opened_at: survey.opened_at.toISOString(),
      closed_at: survey.closed_at?.toISOString() ?? null,
    },
    currency: currencyOf(viewer),
  };
};

function shutsInWords({ refs, groups, days }: Exclusions): string {
  const what = [
    ...(groups.length > 0 ? [`${groups.length} ${groups.length === 1 ? 'group' : 'groups'} of surveys`] : []),
    ...(refs.length > 0 ? [`${refs.length} other ${refs.length === 1 ? 'survey' : 'surveys'}`] : []),
  ].join(' and ');
  return `Not after ${what}${days === null ? '' : `, for ${days} days`}`;
}
