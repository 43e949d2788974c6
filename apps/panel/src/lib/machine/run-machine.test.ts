import { describe, expect, it } from 'vitest';
import { type Effects, runMachine } from './run-machine.ts';
import type { StepOf } from './state-table.ts';

type State = { name: 'idle' | 'loading' } | { name: 'done'; value: string };
type Event = { type: 'pressed' } | { type: 'loaded'; value: string };
type Effect = { type: 'load'; what: string } | { type: 'note' };
type Step = StepOf<State, Effect>;

function next(state: State, event: Event): Step {
  if (event.type === 'pressed')
    return { state: { name: 'loading' }, effects: [{ type: 'note' }, { type: 'load', what: 'tea' }] };
  return state.name === 'loading'
    ? { state: { name: 'done', value: event.value }, effects: [{ type: 'note' }] }
    : { state, effects: [] };
}

/** A run whose loads answer when `answer` is called; `seen` has states and effects in their order. */
function start(
  first: Step = { state: { name: 'idle' }, effects: [] },
  changes: Partial<Effects<Effect, Event>> = {},
) {
  const seen: string[] = [];
  let resolve: (event?: Event) => void = () => undefined;
  const promise = new Promise<Event | undefined>((settle) => {
    resolve = settle;
  });
  const signals: AbortSignal[] = [];
  const effects: Effects<Effect, Event> = {
    load: ({ what }, { signal }) => {
      seen.push(`load ${what}`);
      signals.push(signal);
      return promise;
    },
    note: () => void seen.push('note'),
    ...changes,
  };
  const run = runMachine({ first, next, effects }, ({ name }) => void seen.push(name));
  const answer = async (event?: Event) => {
    resolve(event);
    await promise;
  };
  return { ...run, seen, signals, answer };
}

const loaded: Event = { type: 'loaded', value: 'green' };

describe('runMachine', () => {
  it('tells the new state, then runs its effects in their order, and follows what they promise', async () => {
    const { send, seen, answer } = start();
    send({ type: 'pressed' });
    expect(seen).toEqual(['loading', 'note', 'load tea']);
    await answer(loaded);
    expect(seen.slice(3)).toEqual(['done', 'note']);
  });

  it('runs the effects of the first step without telling its state', () => {
    const { seen } = start({ state: { name: 'loading' }, effects: [{ type: 'load', what: 'milk' }] });
    expect(seen).toEqual(['load milk']);
  });

  it('an effect that comes to nothing changes nothing', async () => {
    const { send, seen, answer } = start();
    send({ type: 'pressed' });
    await answer();
    expect(seen).toEqual(['loading', 'note', 'load tea']);
  });

  it('an effect may send events before its result', () => {
    const { send, seen } = start(undefined, {
      load: (_, running) => void running.send(loaded),
    });
    send({ type: 'pressed' });
    expect(seen).toEqual(['loading', 'note', 'done', 'note']);
  });

  it('stopped, it aborts what runs and follows neither results nor events', async () => {
    const { send, stop, seen, signals, answer } = start();
    send({ type: 'pressed' });
    stop();
    await answer(loaded);
    send({ type: 'pressed' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(seen).toEqual(['loading', 'note', 'load tea']);
  });
});
