// Handles one submitted form of a respondent, or of a tester in their place.
import type { Attempt } from '../attempts/attempts.ts';
import { isDeliveryName } from '../attempts/delivery.ts';
import { type Outcome, outcomeOf, outcomes } from '../outcomes.ts';
import { outcomeOfLeaving, readAnswer, stepOf } from './questionnaire.ts';

const problems = { empty: 'Please choose an answer.', long: 'Please use fewer words.' } as const;

export type Problem = keyof typeof problems;

/** The text the page shows. */
export const problemText = (value: unknown): string | null =>
  typeof value === 'string' && Object.hasOwn(problems, value) ? problems[value as Problem] : null;

interface Proceeding {
  /** How it ends; without one the survey goes on. */
  outcome?: Outcome;
  /** What a tester has the supplier pay for it. */
  pays?: string;
  problem?: Problem;
}

export function proceed(attempt: Attempt, form: URLSearchParams): Proceeding {
  switch (form.get('intent')) {
    case 'answer':
      return answer(attempt, form);
    case 'leave':
      return { outcome: outcomeOfLeaving(attempt.answers) };
    case 'plan':
      return plan(attempt, form);
    case 'close-quota':
      attempt.quotaClosed = true;
      return {};
    default:
      return {};
  }
}

function answer({ answers, quotaClosed }: Attempt, form: URLSearchParams): Proceeding {
  const step = stepOf(answers);
  // An answer to another question than the current one comes from an earlier page.
  if (step.kind === 'ended' || step.question.id !== form.get('question')) return {};
  const given = readAnswer(step.question, form.getAll('answer'));
  if (!given) return { problem: step.question.kind === 'words' ? 'long' : 'empty' };
  answers[step.question.id] = given;
  // Another respondent took the last place meanwhile.
  if (quotaClosed) return { outcome: outcomes.quotaFull };
  const next = stepOf(answers);
  return next.kind === 'ended' ? { outcome: next.outcome } : {};
}

function plan(attempt: Attempt, form: URLSearchParams): Proceeding {
  const delivery = form.get('delivery');
  if (isDeliveryName(delivery)) attempt.delivery = delivery;
  const outcome = outcomeOf(form.get('code'));
  if (!outcome) return {};
  const pays = form.get('pays') ?? '';
  return { outcome, ...(outcome.pays && /^\d{1,6}(\.\d{1,6})?$/.test(pays) && { pays }) };
}
