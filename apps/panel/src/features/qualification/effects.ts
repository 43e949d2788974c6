import type { BodyOf } from '@earnwall/contract/call-types';
import type { Qualification } from '@earnwall/contract/entities/qualification';
import { CallError, type CallFailure } from '#api/call-error.ts';
import type { Effects } from '#lib/machine/run-machine.ts';
import { connectionFailure } from '#session/failure.ts';
import { eventOf } from './event-of.ts';
import type { Effect, Event, LoadFailure } from './machine.ts';

export interface QualificationCalls {
  postQualification: (survey: string, signal: AbortSignal, before?: string) => Promise<Qualification | null>;
  postAnswer: (answer: Omit<BodyOf<'qualification/post-answers'>, 'uhash'>) => Promise<Qualification | null>;
  postLatencies: (latencies: number[]) => void;
}

/** What the screen knows, and what it does when a qualification has come to something. */
export interface QualificationHandlers {
  /** Whether it is known before the first question that this user is out (decision 0007: a failure means no). */
  checkDisqualified: (survey: string) => Promise<boolean>;
  surveySwitched: (survey: string) => void;
  qualified: (outcome: Extract<Effect, { type: 'keep-qualified' }>['outcome']) => void;
  disqualified: (message: string | null) => void;
  left: (url: string, message: string | null) => void;
  surveyCleared: () => void;
  closed: (failure: LoadFailure | null) => void;
}

export function qualificationEffects(
  calls: QualificationCalls,
  handlers: QualificationHandlers,
): Effects<Effect, Event> {
  async function ask(survey: string, signal: AbortSignal): Promise<Event | undefined> {
    try {
      return eventOf(await calls.postQualification(survey, signal));
    } catch (error) {
      const failure = failureOf(error);
      // Whoever was logged out has been told so, and has no survey any more.
      if (failure?.status === 401) return;
      return { type: 'load-failed', failure: refusalOf(failure) ?? connectionFailure(failure) };
    }
  }

  return {
    begin: async ({ survey }, { signal }) => {
      const isOut = await handlers.checkDisqualified(survey).catch(() => false);
      if (signal.aborted) return;
      return isOut ? { type: 'found-disqualified' } : ask(survey, signal);
    },
    'post-answer': async ({ type: _, answer, skip, change, ...rest }, { signal }) => {
      try {
        const body = { ...rest, answer: [...answer], skip_question: skip, ...(change && { change }) };
        return eventOf(await calls.postAnswer(body));
      } catch (error) {
        const failure = failureOf(error);
        const refusal = refusalOf(failure);
        // Another tab has gone on; so does this one, from where the server stands now.
        if (failure?.status === 409) return ask(rest.survey, signal);
        return refusal ? { type: 'load-failed', failure: refusal } : { type: 'answer-failed' };
      }
    },
    'go-back': async ({ survey, question }, { signal }) => {
      try {
        return eventOf(await calls.postQualification(survey, signal, question));
      } catch (error) {
        const failure = failureOf(error);
        const refusal = refusalOf(failure);
        // There is no way back any more: another tab has brought it to its end.
        if (failure?.status === 409) return ask(survey, signal);
        return refusal ? { type: 'load-failed', failure: refusal } : { type: 'back-failed' };
      }
    },
    'post-latencies': ({ latencies }) => void calls.postLatencies([...latencies]),
    'switch-survey': ({ survey }) => void handlers.surveySwitched(survey),
    'keep-qualified': ({ outcome }) => void handlers.qualified(outcome),
    'keep-disqualified': ({ message }) => void handlers.disqualified(message),
    leave: ({ url, message }) => void handlers.left(url, message),
    'clear-survey': () => void handlers.surveyCleared(),
    close: ({ failure }) => void handlers.closed(failure),
  };
}

function failureOf(error: unknown): CallFailure | undefined {
  return error instanceof CallError ? error.failure : undefined;
}

/** What trying again would not change. */
function refusalOf(failure: CallFailure | undefined): LoadFailure | null {
  if (failure?.status === 403) return { type: 'banquestion' };
  return failure?.status === 404 ? { type: 'emptySurvay' } : null;
}
