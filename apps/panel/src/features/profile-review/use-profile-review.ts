import { useProfileCalls } from '#api/profile.ts';
import { useMachine } from '#lib/machine/use-machine.ts';
import { reviewEffects } from './effects.ts';
import { begin, type Event, next, type State } from './machine.ts';

export interface ReviewEvents {
  onSaved?: (() => void) | undefined;
  /** The review is at its end or on the way there: it must not vanish because it is no longer due. */
  onEnding?: ((isEnding: boolean) => void) | undefined;
}

/** One review for as long as its dialog stands. */
export function useProfileReview({ onSaved, onEnding }: ReviewEvents): [State, (event: Event) => void] {
  const calls = useProfileCalls();
  const effects = reviewEffects({
    ...calls,
    save: async (question, answers) => {
      const items = await calls.save(question, answers);
      onSaved?.();
      return items;
    },
    confirm: async (seen) => {
      // Before the call, whose success makes the review no longer due in the same render.
      onEnding?.(true);
      await calls.confirm(seen).catch((error: unknown) => {
        onEnding?.(false);
        throw error;
      });
    },
  });
  return useMachine({ first: begin(), next, effects });
}
