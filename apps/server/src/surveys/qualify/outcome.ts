// How a qualification ends: with a refusal, with the entry into the survey, or, for the onboarding survey, with its reward.

import type { Qualification } from '@earnwall/contract/entities/qualification';
import { rewardLines } from '@earnwall/domain/ledger/entry';
import { presentProfileItems } from '#present/profile-items.ts';
import { presentDisqualified, presentQualified } from '#present/qualification.ts';
import type { ExpectedFacts } from '#present/survey.ts';
import { isChosen } from '#profile/questions/options-to-show.ts';
import { isReviewWanted } from '#profile/review-wanted.ts';
import { withPostback } from '#publishers/postback.ts';
import { type NewMovement, postMovement } from '#store/money/ledger.ts';
import { findOptions } from '#store/people/questions.ts';
import { invalidateList } from '#store/people/users.ts';
import { type ClickRecord, endClick, updateClick } from '#store/surveys/clicks.ts';
import type { SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import { type Refusal, refusalIn } from '#texts/refusals.ts';
import { tellOdds } from './exposure.ts';
import { loadProgress, type Progress } from './progress.ts';
import type { QualificationRequest } from './qualification-request.ts';

/** Ends a click; its survey leaves the user's list. */
export async function finish(
  { tx, who, now }: QualificationRequest,
  click: ClickRecord,
  state: ClickRecord['state'],
  raw_code: string,
): Promise<ClickRecord> {
  const ended = await endClick(tx, click, { state, raw_code, at: now });
  await invalidateList(tx, who.user);
  return ended;
}

/** Without a refusal the panel shows its own text that the survey does not match. */
export function disqualified({ who, visit }: QualificationRequest, refusal: Refusal | null): Qualification {
  return presentDisqualified(who.app, refusal === null ? null : refusalIn(refusal, visit.language));
}

export async function qualified(
  request: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
  progress?: Progress,
): Promise<Qualification> {
  const { who, now, ctx } = request;
  const loaded = progress ?? (await loadProgress(request, click, survey));
  return presentQualified({
    app: who.app,
    click,
    survey,
    expected: expectedOf(request, survey),
    told: await tellOdds(request, click, survey),
    profile: who.isProven ? await profileItems(request, loaded) : [],
    isReviewWanted: isReviewWanted(who, loaded.profile, now),
    publicUrl: ctx.publicUrl(),
  });
}

/** Of a survey that has closed meanwhile its length is all that is known. */
function expectedOf({ ctx }: QualificationRequest, { id, loi_seconds }: SurveyWithQuotas): ExpectedFacts {
  const none = {
    finish_seconds: loi_seconds,
    out_seconds: 0,
    paid_seconds: 0,
    week_started: 0,
    week_finished: 0,
  };
  return ctx.inventory.current.find(id)?.odds ?? none;
}

/** The user's answers to the survey's questions. */
async function profileItems({ tx, visit }: QualificationRequest, { questions, known }: Progress) {
  const chosen = questions.filter((question) => known.has(question.id) && isChosen(question));
  const ids = chosen.flatMap(({ id }) => known.get(id) ?? []);
  const options =
    ids.length === 0
      ? []
      : await findOptions(
          tx,
          chosen.map(({ id }) => id),
          visit.language,
          ids,
        );
  return presentProfileItems(questions, known, { options, language: visit.language });
}

/** The onboarding survey ends with us, not with a supplier: a complete profile is paid immediately, once per user. */
export async function payOnboarding(
  request: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
): Promise<ClickRecord> {
  const ended = await finish(request, click, 'complete', 'onboarding');
  const isPaid = click.user_reward > 0n && (await postMovement(request.tx, creditOf(request, click, survey)));
  return isPaid ? updateClick(request.tx, ended, { credited: click.user_reward }) : ended;
}

/** The pair of source and transaction is unique: however many such surveys there are, one of them pays. */
function creditOf(
  { who, now }: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
): NewMovement {
  const { app_id, user_id, cid, test_mode, user_reward, subid } = click;
  return withPostback(
    {
      app_id,
      user_id,
      kind: 'survey_reward',
      reason: 'Profile completed',
      source: test_mode ? 'onboarding-test' : 'onboarding',
      transaction: `${app_id}:${user_id}`,
      cid,
      at: now,
      lines: rewardLines(user_reward, test_mode),
    },
    {
      sid: survey.hash,
      outcome: 'complete',
      price: { ...click, currency_name: who.app.currency_name },
      subid,
    },
  );
}
