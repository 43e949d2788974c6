// POST /answers: an answer to the current question, or the request to skip it (QU-01).
import type { Qualification } from '@earnwall/contract/entities/qualification';
import type { AnswerProblem } from '@earnwall/domain/profile/check-answer';
import { isSameAnswer } from '@earnwall/domain/profile/same-answers';
import type { CallRequest, Handler } from '#calls/handler.ts';
import { presentRejected } from '#present/qualification.ts';
import { checkGiven, storeAnswer } from '#profile/save-answer.ts';
import { ApiError } from '#request/api-error.ts';
import type { QuestionRecord } from '#store/people/questions.ts';
import { type ClickRecord, findLastClick, updateClick } from '#store/surveys/clicks.ts';
import { findSurvey, type SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import { resumeClick } from '#surveys/qualify/click.ts';
import { loadProgress, type Progress, showQuestion } from '#surveys/qualify/progress.ts';
import { enterAgain, proceed } from '#surveys/qualify/qualification.ts';
import {
  assertMayTakeSurveys,
  type QualificationRequest,
  startRequest,
} from '#surveys/qualify/qualification-request.ts';
import { continueRound, isBeingQualified } from '#surveys/qualify/round.ts';
import { answerProblemIn } from '#texts/answer-problems.ts';

type Body = CallRequest<'qualification/post-answers'>['body'];
type Problem = AnswerProblem | 'not_skippable';

export const postAnswers: Handler<'qualification/post-answers'> = async (ctx, { who, visit, body }) => {
  assertMayTakeSurveys(ctx, who, visit);
  if (body.uhash !== who.user.uhash) throw notAsked();
  return ctx.database.transaction(async (tx) => {
    const request = await startRequest(ctx, tx, who, visit);
    const survey = await findSurvey(tx, body.survey);
    const click = survey && (await findLastClick(tx, who, survey));
    if (!survey || !click?.asked.includes(body.question)) throw notAsked();
    return click.ended_at
      ? enterAgain(request, click, survey)
      : accept(request, await resumeClick(request, click, survey), survey, body);
  });
};

async function accept(
  request: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
  body: Body,
): Promise<Qualification> {
  const before = await loadProgress(request, click, survey);
  const question = before.questions.find(({ id }) => id === body.question);
  if (!question) throw notAsked();
  // After the last question the outcome stands: it is given again, and no answer is changed any more.
  const isChange = body.change === true && isBeingQualified(click, before);
  const accepted = body.skip_question
    ? await skip(request, click, question)
    : await save(request, click, { survey, question, before, given: body.answer, isChange });
  if ('problem' in accepted) {
    const message = answerProblemIn(accepted.problem, request.visit);
    return presentRejected(message, await showQuestion(request, before, question.id));
  }
  if (isChange) return continueRound(request, accepted.click, survey, question.id);
  const wasFull = before.step.kind === 'disqualified' && before.step.outcome === 'quota_full';
  return proceed(request, accepted.click, survey, wasFull ? 'moves' : 'ends');
}

type Accepted = { click: ClickRecord } | { problem: Problem };

async function skip(
  { tx }: QualificationRequest,
  click: ClickRecord,
  question: QuestionRecord,
): Promise<Accepted> {
  if (click.skipped.includes(question.id)) return { click };
  if (!question.is_skippable) return { problem: 'not_skippable' };
  assertCurrent(click, question);
  return { click: await updateClick(tx, click, { skipped: [...click.skipped, question.id] }) };
}

/** The same answer twice is saved once: a second press on Next, or a retry after a lost response, changes nothing. */
async function save(
  { ctx, tx, who, visit, now }: QualificationRequest,
  click: ClickRecord,
  {
    survey,
    question,
    before,
    given,
    isChange,
  }: {
    survey: SurveyWithQuotas;
    question: QuestionRecord;
    before: Progress;
    given: readonly string[];
    isChange: boolean;
  },
): Promise<Accepted> {
  const { language, country } = visit;
  const { answers, problem } = await checkGiven(tx, question, given, { language, now, country });
  if (problem) return { problem };
  if (isSameAnswer(before.known.get(question.id) ?? [], answers)) return { click };
  if (!isChange || click.skipped.includes(question.id)) assertCurrent(click, question);
  const source = survey.onboarding ? 'onboarding' : 'qualification';
  await storeAnswer(tx, ctx.secret, who.user, { question_id: question.id, answers, source, at: now });
  return { click };
}

/** An earlier question was answered differently, not by going back but in a tab that stayed behind. */
function assertCurrent(click: ClickRecord, question: QuestionRecord): void {
  if (click.asked.at(-1) !== question.id) {
    throw new ApiError('conflict', 'This question was answered before, and another one is open now.');
  }
}

const notAsked = () => new ApiError('not-found', 'This question was not asked.');
