import type { BodyOf } from '@earnwall/contract/call-types';
import type { Qualification } from '@earnwall/contract/entities/qualification';
import { CallError, type CallFailure } from '#api/call-error.ts';
import { connectionFailure } from '#session/failure.ts';
import { eventOf } from './event-of.ts';
import { begin, type Effect, type Event, type LoadFailure, next, type State } from './machine.ts';

/** All a qualification needs from outside, and all it does to it. */
export interface Surroundings {
  /** Whether it is known before the first question that this user is out (decision 0007: a failure means no). */
  checkDisqualified: (survey: string) => Promise<boolean>;
  postQualification: (survey: string) => Promise<Qualification | null>;
  postAnswer: (answer: Omit<BodyOf<'qualification/post-answers'>, 'uhash'>) => Promise<Qualification | null>;
  postLatencies: (latencies: number[]) => void;
  stateChanged: (state: State) => void;
  surveySwitched: (survey: string) => void;
  qualified: (outcome: Extract<Effect, { type: 'keep-qualified' }>['outcome']) => void;
  disqualified: (message: string | null) => void;
  left: (url: string, message: string | null) => void;
  surveyCleared: () => void;
  closed: (failure: LoadFailure | null) => void;
}

export interface Run {
  send: (event: Event) => void;
  /** The user has gone elsewhere: what still arrives is not followed. */
  stop: () => void;
}

/** Feeds the machine: runs each effect once, and brings its result back as an event. */
export function runQualification(survey: string, around: Surroundings): Run {
  let { state, effects } = begin(survey);
  let stopped = false;

  function send(event: Event): void {
    if (stopped) return;
    ({ state, effects } = next(state, event));
    around.stateChanged(state);
    effects.forEach(run);
  }

  const runners: { [T in Effect['type']]: (effect: Extract<Effect, { type: T }>) => void } = {
    begin: ({ survey: hash }) => void start(hash),
    'post-answer': (answer) => void submit(answer),
    'post-latencies': ({ latencies }) => around.postLatencies([...latencies]),
    'switch-survey': ({ survey: hash }) => around.surveySwitched(hash),
    'keep-qualified': ({ outcome }) => around.qualified(outcome),
    'keep-disqualified': ({ message }) => around.disqualified(message),
    leave: ({ url, message }) => around.left(url, message),
    'clear-survey': () => around.surveyCleared(),
    close: ({ failure }) => around.closed(failure),
  };

  function run(effect: Effect): void {
    (runners[effect.type] as (effect: Effect) => void)(effect);
  }

  async function start(hash: string): Promise<void> {
    const known = await around.checkDisqualified(hash).catch(() => false);
    if (stopped) return;
    if (known) send({ type: 'found-disqualified' });
    else await ask(hash);
  }

  async function ask(hash: string): Promise<void> {
    try {
      send(eventOf(await around.postQualification(hash)));
    } catch (error) {
      const failure = failureOf(error);
      // Whoever was logged out has been told so, and has no survey any more.
      if (failure?.status === 401) return;
      send({ type: 'load-failed', failure: refusalOf(failure) ?? connectionFailure(failure) });
    }
  }

  async function submit({ type: _, answer, skip, ...rest }: Extract<Effect, { type: 'post-answer' }>) {
    try {
      send(eventOf(await around.postAnswer({ ...rest, answer: [...answer], skip_question: skip })));
    } catch (error) {
      const failure = failureOf(error);
      const refusal = refusalOf(failure);
      // Another tab has gone on; so does this one, from where the server stands now.
      if (failure?.status === 409) await ask(rest.survey);
      else send(refusal ? { type: 'load-failed', failure: refusal } : { type: 'answer-failed' });
    }
  }

  effects.forEach(run);
  return {
    send,
    stop: () => {
      stopped = true;
    },
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
