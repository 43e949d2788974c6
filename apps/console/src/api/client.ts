import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { type ConsoleCallName, type ConsoleCallRow, consoleCalls } from '@earnwall/contract/console-calls';
import type { Asked, LooseAsked } from './asked.ts';
import { CallError } from './call-error.ts';
import { type Interruption, interrupt } from './interruptions.ts';
import { request } from './request.ts';

/** A session may end while its factor is asked for, and the factor be asked for again; more often something is wrong. */
const mostInterruptions = 3;

interface Options {
  /** False for what a dialog asks that interrupts others: nothing interrupts it in turn. */
  isInterruptible?: boolean | undefined;
}

/** The answer of a call, typed by the contract. Throws CallError. */
export async function callConsole<N extends ConsoleCallName>(
  name: N,
  asked: Asked<N>,
  { isInterruptible = true }: Options = {},
): Promise<ConsoleAnswerOf<N>> {
  const answer = isInterruptible ? callUntilAnswered(name, asked) : request(name, asked);
  // The one place where an answer takes on the contract's types.
  return (await answer) as ConsoleAnswerOf<N>;
}

async function callUntilAnswered(name: ConsoleCallName, asked: LooseAsked): Promise<unknown> {
  for (let interruptions = 0; ; interruptions += 1) {
    try {
      return await request(name, asked);
    } catch (error) {
      const kind = interruptionOf(consoleCalls[name], error);
      if (kind === null || interruptions >= mostInterruptions || !(await interrupt(kind))) throw error;
    }
  }
}

/** A call of a sign-in says itself what is wrong. */
function interruptionOf({ capability, stages }: ConsoleCallRow, error: unknown): Interruption | null {
  const isOfSignIn = capability === null || (stages !== undefined && !stages.includes('full'));
  if (!(error instanceof CallError) || isOfSignIn) return null;
  if (error.status === 401) return 'session';
  return error.code === 'factor-needed' ? 'factor' : null;
}
