// Where somebody stands in a qualification: the survey's wishes, what is known, and the step that follows.
import type { KeptAnswer } from '@earnwall/domain/profile/freshness';
import { respondentOf } from '@earnwall/domain/profile/respondent';
import { nextStep, questionsOf, type Step } from '@earnwall/domain/qualification/next-step';
import { type OnboardingStep, onboardingStep } from '@earnwall/domain/qualification/onboarding-step';
import { findProfile } from '#store/people/profile.ts';
import { findOnboardingQuestions, findQuestions, type QuestionRecord } from '#store/people/questions.ts';
import type { ClickRecord } from '#store/surveys/clicks.ts';
import type { SurveyWithQuotas } from '#store/surveys/survey-demands.ts';
import type { Round } from './round.ts';

export interface LoadedStanding {
  /** The questions this survey may ask. */
  questions: readonly QuestionRecord[];
  /** All answers, stale ones too. */
  profile: readonly KeptAnswer[];
  /** Those that may be relied upon. */
  known: ReadonlyMap<string, readonly string[]>;
  step: Step | OnboardingStep;
}

export async function loadStanding(
  { tx, who, visit, now }: Round,
  click: Pick<ClickRecord, 'skipped'>,
  survey: SurveyWithQuotas,
): Promise<LoadedStanding> {
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
