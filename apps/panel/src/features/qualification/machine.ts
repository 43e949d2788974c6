import type { Qualification, Round as ServerRound } from '@earnwall/contract/entities/qualification';
import type { Question } from '@earnwall/contract/entities/question';
import type { Rows, StepOf, Table, Transition } from '#lib/machine/state-table.ts';
import type { Failure } from '#session/failure.ts';
import { type Asking, askAgain, asking, hasAnswer, type Problem, problemBeforeSending } from './asking.ts';
import { goneBack, goneOn, noRound, type Round, withGiven } from './round.ts';

// The way into a survey (QU-01): a state and an event that happened give the next
// state and effects as data. Pure; effects.ts says what the effects do. docs/flows.md draws it.

type Outcome = Extract<Qualification, { status: 'qualified' }>;

/** Why a load failed: the account may take no survey now, the survey is no more, or nobody answered (ER-01). */
export type LoadFailure = Exclude<Failure, { type: 'unauthenticated' }>;

interface Progress {
  survey: string;
  /** Where the user is among the questions. */
  round: Round;
}

type Checking = Progress & { name: 'checking' };
type Advice = Progress & { name: 'advice'; tips: readonly string[]; then: Step };
type Submitting = Progress & { name: 'submitting'; interrupted: Asking; skipping: boolean };
type Returning = Progress & { name: 'returning'; interrupted: Asking };

export type State =
  | Checking
  | Advice
  | Asking
  | Submitting
  | Returning
  | (Progress & { name: 'qualified'; outcome: Outcome })
  | (Progress & { name: 'disqualified' })
  | (Progress & { name: 'left' })
  | (Progress & { name: 'closed'; message: string | null });

export type Event =
  | { type: 'found-disqualified' }
  | {
      type: 'accepted';
      question: Question;
      redirectSurvey: string | null;
      advice: readonly string[] | null;
      round: ServerRound | undefined;
    }
  | { type: 'rejected'; message: string; question: Question | null }
  | { type: 'qualified'; outcome: Outcome }
  | { type: 'disqualified'; message: string | null; redirectUrl: string | null }
  | { type: 'advice-accepted'; latencies: readonly number[] }
  | { type: 'answers-changed'; answers: readonly string[]; problem: Problem | null }
  | { type: 'left-empty' }
  | { type: 'answer-submitted' }
  | { type: 'question-skipped' }
  | { type: 'answer-failed' }
  | { type: 'went-back' }
  | { type: 'back-failed' }
  /** In the review that came before the qualify screen. */
  | { type: 'profile-changed' }
  | { type: 'nothing-returned' }
  | { type: 'load-failed'; failure: LoadFailure };

export type Effect =
  /** The disqualification check, then POST /qualification. */
  | { type: 'begin'; survey: string }
  | {
      type: 'post-answer';
      survey: string;
      question: string;
      answer: readonly string[];
      skip: boolean;
      /** Replaces an earlier answer of this round. */
      change: boolean;
    }
  /** POST /qualification for the question before this one. */
  | { type: 'go-back'; survey: string; question: string }
  | { type: 'post-latencies'; latencies: readonly number[] }
  | { type: 'switch-survey'; survey: string }
  | { type: 'keep-qualified'; outcome: Outcome }
  | { type: 'keep-disqualified'; message: string | null }
  | { type: 'leave'; url: string; message: string | null }
  | { type: 'clear-survey' }
  | { type: 'close'; failure: LoadFailure | null };

export type Step = StepOf<State, Effect>;

export function begin(survey: string): Step {
  return { state: { name: 'checking', survey, round: noRound }, effects: [{ type: 'begin', survey }] };
}

/** What the table does not name changes nothing: a second press on Next, an answer that came too late. */
export function next(state: State, event: Event): Step {
  const row = table[state.name][event.type] ?? anywhere[event.type];
  return (row as Transition<State, Event, Step>)?.(state, event) ?? stay(state);
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

const anywhere: Rows<State, Event, Step> = {
  'nothing-returned': (state) => closed(state, null),
  'load-failed': (state, { failure }) => closed(state, null, failure),
};

const table: Table<State, Event, Step> = {
  checking: {
    'found-disqualified': (state) => disqualified(state, null, null),
    disqualified: (state, { message, redirectUrl }) => disqualified(state, message, redirectUrl),
    accepted: (state, event) => accepted(state, event),
    qualified: (state, { outcome }) => qualified(state, outcome),
    rejected: (state, { message }) => closed(state, message),
  },
  advice: {
    'advice-accepted': ({ then }, { latencies }) => ({
      state: then.state,
      effects: [{ type: 'post-latencies', latencies }, ...then.effects],
    }),
  },
  asking: {
    'answers-changed': (state, { answers, problem }) => stay({ ...state, answers, problem }),
    'left-empty': (state) => stay(hasAnswer(state) ? state : withProblem(state)),
    'answer-submitted': (state) =>
      problemBeforeSending(state) ? stay(withProblem(state)) : submitting(state, false),
    'went-back': (state) => (state.round.canGoBack ? returning(state) : stay(state)),
    'question-skipped': (state) => (state.question.is_skippable ? submitting(state, true) : stay(state)),
  },
  submitting: {
    accepted: (state, event) => accepted(state, event),
    rejected: ({ interrupted }, { message, question }) => stay(askAgain(interrupted, message, question)),
    'answer-failed': ({ interrupted }) => stay({ ...interrupted, problem: { text: 'answer_failed' } }),
    qualified: (state, { outcome }) => qualified(state, outcome),
    disqualified: (state, { message, redirectUrl }) => disqualified(state, message, redirectUrl),
  },
  returning: {
    accepted: ({ survey, round }, event) =>
      stay(asking({ survey, round: goneBack(round, event.round) }, event.question)),
    rejected: ({ interrupted }, { message }) => stay({ ...interrupted, problem: { message } }),
    'back-failed': ({ interrupted }) => stay({ ...interrupted, problem: { text: 'question_back_failed' } }),
    qualified: (state, { outcome }) => qualified(state, outcome),
    disqualified: (state, { message, redirectUrl }) => disqualified(state, message, redirectUrl),
  },
  qualified: {
    'profile-changed': ({ survey }) => begin(survey),
  },
  disqualified: {},
  left: {},
  closed: {},
};

function accepted({ survey: before, round: soFar }: Progress, event: EventOf<'accepted'>): Step {
  const survey = event.redirectSurvey ?? before;
  const round = goneOn(soFar, event.round, survey !== before);
  const step = { state: asking({ survey, round }, event.question), effects: switching(before, survey) };
  return afterAdvice(event.advice, step);
}

function qualified({ survey: before, round }: Progress, outcome: Outcome): Step {
  const survey = outcome.redirect_survey_hash ?? before;
  return afterAdvice(outcome.advice, {
    state: { name: 'qualified', survey, round, outcome },
    effects: [...switching(before, survey), { type: 'keep-qualified', outcome }],
  });
}

/** Advice stands before whatever was to come. */
function afterAdvice(tips: readonly string[] | null, then: Step): Step {
  if (!tips) return then;
  const { survey, round } = then.state;
  return stay({ name: 'advice', survey, round, tips, then });
}

function switching(from: string, to: string): Effect[] {
  return from === to ? [] : [{ type: 'switch-survey', survey: to }];
}

function submitting(interrupted: Asking, skipping: boolean): Step {
  const { survey, question } = interrupted;
  const answer = skipping ? [] : interrupted.answers.filter((given) => given.trim() !== '');
  const round = withGiven(interrupted.round, question.id, answer);
  const change = round.revised;
  return {
    state: { name: 'submitting', survey, round, interrupted: { ...interrupted, problem: null }, skipping },
    effects: [{ type: 'post-answer', survey, question: question.id, answer, skip: skipping, change }],
  };
}

/** What was put in and not sent is there again when the user comes forward. */
function returning(interrupted: Asking): Step {
  const { survey, question, answers } = interrupted;
  const round = withGiven(interrupted.round, question.id, answers);
  return {
    state: { name: 'returning', survey, round, interrupted: { ...interrupted, problem: null } },
    effects: [{ type: 'go-back', survey, question: question.id }],
  };
}

function disqualified({ survey, round }: Progress, message: string | null, url: string | null): Step {
  return url === null
    ? { state: { name: 'disqualified', survey, round }, effects: [{ type: 'keep-disqualified', message }] }
    : { state: { name: 'left', survey, round }, effects: [{ type: 'leave', url, message }] };
}

/** With a message the screen shows it first, and leaves when it was read; the survey is cleared at once either way. */
function closed(
  { survey, round }: Progress,
  message: string | null,
  failure: LoadFailure | null = null,
): Step {
  const effect: Effect = message === null ? { type: 'close', failure } : { type: 'clear-survey' };
  return { state: { name: 'closed', survey, round, message }, effects: [effect] };
}

function withProblem(state: Asking): Asking {
  return { ...state, problem: problemBeforeSending(state) };
}

function stay(state: State): Step {
  return { state, effects: [] };
}
