import { CallError } from '#api/call-error.ts';
import type { ProfileCalls } from '#api/profile.ts';
import type { Effects } from '#lib/machine/run-machine.ts';
import type { Effect, Event } from './machine.ts';

export function reviewEffects(calls: ProfileCalls): Effects<Effect, Event> {
  return {
    'load-list': () =>
      calls.loadItems().then(
        (items) => ({ type: 'list-loaded', items }),
        () => ({ type: 'list-failed' }),
      ),
    'load-question': (effect) =>
      calls.loadQuestion(effect.question).then(
        (question) => ({ type: 'question-loaded', question }),
        () => ({ type: 'question-failed' }),
      ),
    save: ({ question, answers }) =>
      calls.save(question, answers).then((items) => ({ type: 'saved', items }), notSaved),
    confirm: ({ seen }) =>
      calls.confirm(seen).then(
        () => ({ type: 'confirmed' }),
        (error) => ({ type: statusOf(error) === 409 ? 'confirm-refused' : 'confirm-failed' }),
      ),
  };
}

/** A refusal says something to the user; any other failure is worth another try. */
function notSaved(error: unknown): Event {
  return error instanceof CallError && statusOf(error) === 422
    ? { type: 'save-refused', message: error.message }
    : { type: 'save-failed' };
}

function statusOf(error: unknown): number | null {
  return error instanceof CallError ? error.failure.status : null;
}
