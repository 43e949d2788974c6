import type { Qualification } from '@earnwall/contract/entities/qualification';
import type { Event } from './machine.ts';

/** What an answer of POST /qualification or POST /answers means to the machine; an empty one closes it (decision 0007). */
export function eventOf(answer: Qualification | null): Event {
  switch (answer?.status) {
    case 'accepted':
      return {
        type: 'accepted',
        question: answer.questions.current,
        redirectSurvey: answer.redirect_survey_hash,
        advice: answer.advice,
        round: answer.round,
      };
    case 'error':
      return { type: 'rejected', message: answer.message, question: answer.questions?.current ?? null };
    case 'qualified':
      return { type: 'qualified', outcome: answer };
    case 'disqualified':
      return { type: 'disqualified', message: answer.message, redirectUrl: answer.redirect_url };
    default:
      return { type: 'nothing-returned' };
  }
}
