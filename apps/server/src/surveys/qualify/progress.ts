// The progress of a qualification: the survey's questions, the known answers, the next step, and the question it asks.
import type { Qualification } from '@earnwall/contract/entities/qualification';
import type { Question } from '@earnwall/contract/entities/question';
import type { StoredAnswer } from '@earnwall/domain/profile/freshness';
import { birthdayQuestion, respondentOf } from '@earnwall/domain/profile/respondent';
import { nextStep, openQuestions, questionsOf, type Step } from '@earnwall/domain/qualification/next-step';
import {
  type OnboardingStep,
  onboardingStep,
  openOnboardingQuestions,
} from '@earnwall/domain/qualification/onboarding-step';
import { placeInRound } from '@earnwall/domain/qualification/round';
import { presentAccepted } from '#present/qualification.ts';
import { presentQuestion } from '#present/question.ts';
import { optionsToShow } from '#profile/questions/options-to-show.ts';
import { findProfile } from '#store/people/profile.ts';
import { findOnboardingQuestions, findQuestions, type QuestionRecord } from '#store/people/questions.ts';
import { type ClickRecord, updateClick } from '#store/surveys/clicks.ts';
import type { SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import type { QualificationRequest } from './qualification-request.ts';

interface Loaded {
  /** The questions this survey may ask. */
  questions: readonly QuestionRecord[];
  /** All answers, stale ones too. */
  profile: readonly StoredAnswer[];
}

export interface Progress extends Loaded {
  /** Answers that are fresh enough to be used. */
  known: ReadonlyMap<string, readonly string[]>;
  step: Step | OnboardingStep;
  /** The questions that may still be asked. */
  open: readonly string[];
}

export async function loadProgress(
  request: QualificationRequest,
  click: Pick<ClickRecord, 'skipped'>,
  survey: SurveyWithQuotas,
): Promise<Progress> {
  const { tx, who, visit } = request;
  const questions = survey.onboarding
    ? await findOnboardingQuestions(tx, visit.language)
    : await findQuestions(tx, questionsOf(survey), visit.language);
  return progressOf(request, click, survey, { questions, profile: await findProfile(tx, who.user) });
}

/** `leaveOut` names questions whose answers do not count, as if they were still to be asked. */
export function progressOf(
  { who, visit, now }: QualificationRequest,
  click: Pick<ClickRecord, 'skipped'>,
  survey: SurveyWithQuotas,
  { questions, profile }: Loaded,
  leaveOut: readonly string[] = [],
): Progress {
  const counted = profile.filter(({ question_id }) => !leaveOut.includes(question_id));
  const birthday = leaveOut.includes(birthdayQuestion) ? null : who.user.birthday;
  const respondent = respondentOf(counted, { country: survey.country, device: visit.device, birthday }, now);
  const known = respondent.answers;
  const skipped = new Set(click.skipped);
  if (survey.onboarding) {
    const ids = new Set(known.keys());
    const step = onboardingStep(questions, ids, skipped);
    return { questions, profile, known, step, open: openOnboardingQuestions(questions, ids, skipped) };
  }
  const state = { survey, respondent, questions: new Map(questions.map((row) => [row.id, row])), skipped };
  return { questions, profile, known, step: nextStep(state), open: openQuestions(state) };
}

/** Asks a question: the click stores that it was asked, and an earlier answer is preselected. */
export async function ask(
  request: QualificationRequest,
  click: ClickRecord,
  progress: Progress,
  id: string,
): Promise<Qualification> {
  if (click.asked.at(-1) === id) return showInRound(request, click, progress, id);
  const asked = [...click.asked.filter((other) => other !== id), id];
  return showInRound(request, await updateClick(request.tx, click, { asked }), progress, id);
}

/** A question that was asked, with its place in the round. */
export async function showInRound(
  request: QualificationRequest,
  { asked, skipped }: ClickRecord,
  progress: Progress,
  id: string,
): Promise<Qualification> {
  // A survey's demands may have changed since: what it no longer asks is no part of the round.
  const ours = asked.filter((other) => progress.questions.some((question) => question.id === other));
  const round = placeInRound({ asked: ours, skipped }, progress.open, id);
  return presentAccepted(await showQuestion(request, progress, id), round);
}

export async function showQuestion(
  { tx, who, visit }: QualificationRequest,
  { questions, profile, known }: Progress,
  id: string,
): Promise<Question> {
  const question = questions.find((row) => row.id === id);
  if (!question) throw new Error(`The question ${id} is asked, but not in the catalogue`);
  const stored = profile.find(({ question_id }) => question_id === id);
  const earlier = who.isProven && stored ? stored.answers : [];
  const options = await optionsToShow(tx, question, visit.language, earlier);
  const shown = presentQuestion(question, options, earlier, visit.country);
  // Who comes back to an answer can change it; to take it out of the profile is for the profile's own screen.
  return { ...shown, is_skippable: shown.is_skippable && !known.has(id) };
}
