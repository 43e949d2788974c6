import { CallError } from '#api/call-error.ts';
import type { ProfileCalls } from '#api/profile.ts';
import { begin, type Effect, type Event, next, type State } from './machine.ts';

/** All a review needs from outside. */
export interface Surroundings extends ProfileCalls {
  stateChanged: (state: State) => void;
}

export interface Run {
  send: (event: Event) => void;
  /** The review is gone: what still arrives is not followed. */
  stop: () => void;
}

/** Feeds the machine: runs each effect once, and brings its result back as an event. */
export function runReview(around: Surroundings): Run {
  let { state, effects } = begin();
  let stopped = false;

  function send(event: Event): void {
    if (stopped) return;
    ({ state, effects } = next(state, event));
    around.stateChanged(state);
    effects.forEach(run);
  }

  function run(effect: Effect): void {
    void eventAfter(effect, around).then(send);
  }

  effects.forEach(run);
  return {
    send,
    stop: () => {
      stopped = true;
    },
  };
}

async function eventAfter(effect: Effect, around: Surroundings): Promise<Event> {
  try {
    switch (effect.type) {
      case 'load-list':
        return { type: 'list-loaded', items: await around.loadItems() };
      case 'load-question':
        return { type: 'question-loaded', question: await around.loadQuestion(effect.question) };
      case 'save':
        return { type: 'saved', items: await around.save(effect.question, effect.answers) };
      case 'confirm':
        await around.confirm(effect.seen);
        return { type: 'confirmed' };
    }
  } catch (error) {
    return failureOf(effect, error instanceof CallError ? error : null);
  }
}

/** A refusal says something to the user; any other failure is worth another try. */
function failureOf({ type }: Effect, error: CallError | null): Event {
  const status = error?.failure.status ?? null;
  switch (type) {
    case 'load-list':
      return { type: 'list-failed' };
    case 'load-question':
      return { type: 'question-failed' };
    case 'save':
      return error && status === 422
        ? { type: 'save-refused', message: error.message }
        : { type: 'save-failed' };
    case 'confirm':
      return { type: status === 409 ? 'confirm-refused' : 'confirm-failed' };
  }
}
