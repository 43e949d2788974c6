import { expect, it } from 'vitest';
import { CallError, refusal } from '#api/call-error.ts';
import type { ProfileCalls } from '#api/profile.ts';
import { runMachine } from '#lib/machine/run-machine.ts';
import { sampleProfileQuestion, sampleReviewItem } from '#samples/sample-profile.ts';
import { reviewEffects } from './effects.ts';
import { begin, type Event, next, type State } from './machine.ts';

const refused = (status: number) => () =>
  Promise.reject(new CallError(refusal(status, { code: 'x', message: 'Too old' })));

/** A review over a server that answers as given; `reached` waits for a state. */
function review(answers: Partial<ProfileCalls> = {}) {
  const states: State[] = [];
  const listeners: (() => void)[] = [];
  const effects = reviewEffects({
    loadItems: async () => [sampleReviewItem()],
    loadQuestion: async () => sampleProfileQuestion(),
    save: async () => [sampleReviewItem({ answers: ['Water'] })],
    confirm: async () => undefined,
    ...answers,
  });
  const run = runMachine({ first: begin(), next, effects }, (state) => {
    states.push(state);
    for (const listener of listeners.splice(0)) listener();
  });
  return {
    ...run,
    async reached(name: State['name']): Promise<State> {
      for (;;) {
        const state = states.at(-1);
        if (state?.name === name) return state;
        await new Promise<void>((heard) => listeners.push(heard));
      }
    },
  };
}

const opened: Event = { type: 'question-chosen', hash: 'drink' };
const water: Event = { type: 'answers-changed', answers: ['water'], problem: null };

it('PR-01 a review from the list through an answer to its end', async () => {
  const { send, reached } = review();
  await reached('questions-list');
  send(opened);
  await reached('answers-list');
  send(water);
  send({ type: 'save-pressed' });
  expect(await reached('questions-list')).toMatchObject({ items: [{ answers: ['Water'] }], note: 'saved' });
  send({ type: 'confirm-pressed' });
  expect(await reached('review-finished')).toMatchObject({ isEmpty: false });
});

it.each([
  [409, 'changed'],
  [500, 'failed'],
])('PR-01 done with status %i returns to the list: %s', async (status, note) => {
  const { send, reached } = review({ confirm: refused(status) });
  await reached('questions-list');
  send({ type: 'confirm-pressed' });
  await reached('confirming');
  expect(await reached('questions-list')).toMatchObject({ note });
});

it.each([
  [422, { message: 'Too old' }],
  [503, { text: 'answer_failed' }],
])('PR-01 an answer refused with %i stays, with %j', async (status, problem) => {
  const { send, reached } = review({ save: refused(status) });
  await reached('questions-list');
  send(opened);
  await reached('answers-list');
  send(water);
  send({ type: 'save-pressed' });
  await reached('saving');
  expect(await reached('answers-list')).toMatchObject({ answers: ['water'], problem });
});

it('PR-01 what does not arrive can be asked for again', async () => {
  const { send, reached } = review({ loadQuestion: refused(503) });
  await reached('questions-list');
  send(opened);
  await expect.poll(() => reached('opening')).toMatchObject({ failed: true });
  expect(await review({ loadItems: refused(503) }).reached('unavailable')).toBeDefined();
});
