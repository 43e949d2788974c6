import { useProfileCalls } from '#api/profile.ts';
import { useMachine } from '#lib/machine/use-machine.ts';
import { reviewEffects } from './effects.ts';
import { begin, type Event, next, type State } from './machine.ts';

/** One review for as long as its dialog stands. */
export function useProfileReview(onSaved?: () => void): [State, (event: Event) => void] {
  const calls = useProfileCalls();
  const effects = reviewEffects({
    ...calls,
    save: async (question, answers) => {
      const items = await calls.save(question, answers);
      onSaved?.();
      return items;
    },
  });
  return useMachine({ first: begin(), next, effects });
}
