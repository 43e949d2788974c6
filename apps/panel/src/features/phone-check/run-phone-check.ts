import type { PhoneCountry } from '@earnwall/contract/calling-codes';
import { CallError } from '#api/call-error.ts';
import { begin, type Effect, type Event, next, type State } from './machine.ts';
import { problemOf } from './problem-of.ts';

/** All a phone check needs from outside. */
export interface Surroundings {
  /** Answers after how many seconds another code can be asked for. */
  send: (phone: string, cp: boolean) => Promise<number>;
  verify: (phone: string, code: string) => Promise<unknown>;
  lookAgain: () => void;
  now: () => number;
  stateChanged: (state: State) => void;
}

export interface Run {
  send: (event: Event) => void;
  /** The check is gone: what still arrives is not followed. */
  stop: () => void;
}

/** Feeds the machine: runs each effect once, and brings its result back as an event. */
export function runPhoneCheck(country: PhoneCountry, around: Surroundings): Run {
  let state = begin(country);
  let stopped = false;

  function send(event: Event): void {
    if (stopped) return;
    const step = next(state, event);
    state = step.state;
    around.stateChanged(state);
    for (const effect of step.effects) void run(effect);
  }

  async function run(effect: Effect): Promise<void> {
    if (effect.type === 'look-again') around.lookAgain();
    else send(await eventAfter(effect, around));
  }

  return {
    send,
    stop: () => {
      stopped = true;
    },
  };
}

async function eventAfter(
  effect: Exclude<Effect, { type: 'look-again' }>,
  around: Surroundings,
): Promise<Event> {
  try {
    if (effect.type === 'send') {
      const seconds = await around.send(effect.phone, effect.cp);
      return { type: 'code-sent', resendAt: around.now() + seconds * 1000 };
    }
    await around.verify(effect.phone, effect.code);
    return { type: 'verified' };
  } catch (error) {
    return eventOf(effect, error instanceof CallError ? error : null);
  }
}

function eventOf({ type }: Effect, error: CallError | null): Event {
  const status = error?.failure.status ?? null;
  // The account has a phone already: whoever proved it, in another tab or before an answer was lost.
  if (status === 409) return { type: 'verified' };
  const problem = problemOf(error?.failure ?? null);
  if (type === 'send') return { type: 'code-not-sent', problem };
  return { type: 'code-refused', problem, isSpent: status === 422 || status === 429 };
}
