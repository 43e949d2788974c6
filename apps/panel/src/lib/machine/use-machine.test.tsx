// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StepOf } from './state-table.ts';
import { useMachine } from './use-machine.ts';

type State = { count: number };
type Event = { type: 'added' };
type Effect = { type: 'begun' } | { type: 'tell'; count: number };

const first: StepOf<State, Effect> = { state: { count: 0 }, effects: [{ type: 'begun' }] };
const next = ({ count }: State): StepOf<State, Effect> => ({
  state: { count: count + 1 },
  effects: [{ type: 'tell', count: count + 1 }],
});

it('runs one machine over all renders, with the effects of the first, and none after it is gone', () => {
  const done: string[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ by }) =>
      useMachine<State, Event, Effect>({
        first,
        next,
        effects: {
          begun: () => void done.push(`${by} begun`),
          tell: ({ count }) => void done.push(`${by} ${count}`),
        },
      }),
    { initialProps: { by: 'first' } },
  );
  const [, send] = result.current;
  rerender({ by: 'second' });
  act(() => send({ type: 'added' }));
  expect(result.current).toEqual([{ count: 1 }, send]);
  unmount();
  send({ type: 'added' });
  expect(done).toEqual(['first begun', 'first 1']);
});
