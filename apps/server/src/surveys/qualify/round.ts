// The way back through the questions of a click, and forward again (decision 0105). The round is what the click has asked,
// in order. An earlier answer can be changed until the qualification has come to its outcome.
import type { Qualification } from '@earnwall/contract/entities/qualification';
import { questionBefore, splitRound, withNext } from '@earnwall/domain/qualification/round';
import { ApiError } from '#request/api-error.ts';
import { type ClickRecord, findLastClick, updateClick } from '#store/surveys/clicks.ts';
import type { SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import { loadProgress, type Progress, progressOf, showInRound } from './progress.ts';
import { enterAgain, proceed } from './qualification.ts';
import type { QualificationRequest } from './qualification-request.ts';

/** There is still a question open, so that no decision was made on the answers. */
export function isBeingQualified(click: ClickRecord, { step }: Progress): boolean {
  return click.state === 'opened' && step.kind === 'ask';
}

/** The question asked before this one, with its answer. */
export async function goBack(
  request: QualificationRequest,
  survey: SurveyWithQuotas,
  from: string,
): Promise<Qualification> {
  const click = await findLastClick(request.tx, request.who, survey);
  if (!click?.asked.includes(from)) throw new ApiError('not-found', 'This question was not asked.');
  if (click.ended_at) return enterAgain(request, click, survey);
  const progress = await loadProgress(request, click, survey);
  const ours = click.asked.filter((id) => id === from || progress.questions.some((row) => row.id === id));
  const earlier = questionBefore({ ...click, asked: ours }, from);
  if (!earlier || !isBeingQualified(click, progress)) {
    throw new ApiError('conflict', 'There is no earlier question to go back to.');
  }
  return showInRound(request, click, progress, earlier);
}

/**
 * Goes on after an earlier question: to the one that follows with what was answered up to there. Later answers are kept and
 * shown again; a later question that is no longer needed leaves the round.
 */
export async function continueRound(
  request: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
  from: string,
): Promise<Qualification> {
  const progress = await loadProgress(request, click, survey);
  const [upTo, later] = splitRound(click.asked, from);
  const { step } = progressOf(request, click, survey, progress, later);
  if (!survey.isOpen || progress.step.kind === 'disqualified') return proceed(request, click, survey, 'ends');
  if (step.kind !== 'ask') {
    return proceed(request, await updateClick(request.tx, click, { asked: upTo }), survey, 'ends');
  }
  const asked = withNext(click, from, step.question);
  return showInRound(request, await updateClick(request.tx, click, { asked }), progress, step.question);
}
