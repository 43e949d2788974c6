import type { CallName } from '@earnwall/contract/calls';
import { CallError, networkFailure } from '#api/call-error.ts';
import type { Client } from '#api/client/client.ts';
import type { Answers } from './preview.ts';

/** How the preview's design gets into answers that bring one along. */
type Dress = <T>(answer: T) => T;

/** Answers from samples alone: no preview reaches a server, whatever is pressed in it. */
export function createSampleClient(
  answers: Answers,
  dress: Dress,
  unanswered: (name: CallName) => void = () => undefined,
): Client {
  return {
    async call(name, input, options) {
      // Answers are listed by their names: here they meet whoever asks for one of them.
      const answer = answers[name] as ((asked: object) => unknown) | undefined;
      if (!answer) unanswered(name);
      try {
        // No server answers at once, and screens rely on that.
        await new Promise((arrived) => setTimeout(arrived));
        if (!answer) throw new CallError(networkFailure);
        return dress(await answer(input)) as never;
      } catch (error) {
        if (error instanceof CallError) options?.onError?.(error.failure);
        throw error;
      }
    },
    report: () => undefined,
  };
}
