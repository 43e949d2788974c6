// The progress of a qualification: the survey's questions, the known answers, the next step, and the question it asks.
import type { Question } from '@earnwall/contract/entities/question';
import type { StoredAnswer } from '@earnwall/domain/profile/freshness';
import { respondentOf } from '@earnwall/domain/profile/respondent';
import { nextStep, questionsOf, type Step } from '@earnwall/domain/qualification/next-step';
import { type OnboardingStep, onboardingStep } from '@earnwall/domain/qualification/onboarding-step';
import { presentQuestion } from '#present/question.ts';
import { optionsToShow } from '#profile/questions/options-to-show.ts';
import { findProfile } from '#store/people/profile.ts';
import { findOnboardingQuestions, findQuestions, type QuestionRecord } from '#store/people/questions.ts';
import { type ClickRecord, updateClick } from '#store/surveys/clicks.ts';
import type { SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import type { QualificationRequest } from './qualification-request.ts';

export interface Progress {
  /** The questions this survey may ask. */
  questions: readonly QuestionRecord[];
  /** All answers, stale ones too. */
  profile: readonly StoredAnswer[];
  /** Those that are fresh enough to be used. */
  known: ReadonlyMap<string, readonly string[]>;
  step: Step | OnboardingStep;
}

export async function loadProgress(
  { tx, who, visit, now }: QualificationRequest,
  click: Pick<ClickRecord, 'skipped'>,
  survey: SurveyWithQuotas,
): Promise<Progress> {
  const questions = survey.onboarding
    ? await findOnboardingQuestions(tx, visit.language)
    : await findQuestions(tx, questionsOf(survey), visit.language);
  const profile = await findProfile(tx, who.user);
  const person = { country: survey.country, device: visit.device, birthday: who.user.birthday };
  const respondent = respondentOf(profile, person, now);
  const known = respondent.answers;
  const skipped = new Set(click.skipped);
  const step = survey.onboarding
    ? onboardingStep(questions, new Set(known.keys()), skipped)
    : nextStep({ survey, respondent, questions: new Map(questions.map((row) => [row.id, row])), skipped });
  return { questions, profile, known, step };
}

/** Asks a question: the click stores that it was asked, and an earlier answer is preselected. */
export async function ask(
  request: QualificationRequest,
  click: ClickRecord,
  progress: Progress,
  id: string,
): Promise<Question> {
  if (click.asked.at(-1) !== id) {
    await updateClick(request.tx, click, { asked: [...click.asked.filter((asked) => asked !== id), id] });
  }
  return showQuestion(request, progress, id);
}

export async function showQuestion(
  { tx, who, visit }: QualificationRequest,
  { questions, profile }: Progress,
  id: string,
): Promise<Question> {
  const question = questions.find((row) => row.id === id);
  if (!question) throw new Error(`The question ${id} is asked, but not in the catalogue`);
  const stored = profile.find(({ question_id }) => question_id === id);
  const earlier = who.isProven && stored ? stored.answers : [];
  return presentQuestion(question, await optionsToShow(tx, question, visit.language, earlier), earlier);
}
