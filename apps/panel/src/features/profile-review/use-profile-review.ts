import { useCallback, useEffect, useRef, useState } from 'react';
import { useProfileCalls } from '#api/profile.ts';
import { begin, type Event, type State } from './machine.ts';
import { type Run, runReview } from './run-review.ts';

/** One review for as long as its dialog stands. */
export function useProfileReview(onSaved?: () => void): [State, (event: Event) => void] {
  const calls = useProfileCalls();
  const [state, setState] = useState<State>(() => begin().state);
  const run = useRef<Run | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a review begins once
  useEffect(() => {
    run.current = runReview({
      ...calls,
      save: async (question, answers) => {
        const items = await calls.save(question, answers);
        onSaved?.();
        return items;
      },
      stateChanged: setState,
    });
    return run.current.stop;
  }, []);

  return [state, useCallback((event: Event) => run.current?.send(event), [])];
}
