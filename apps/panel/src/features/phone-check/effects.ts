import { CallError } from '#api/call-error.ts';
import type { VerificationCalls } from '#api/verification.ts';
import type { Effects } from '#lib/machine/run-machine.ts';
import type { Effect, Event, Problem } from './machine.ts';
import { problemOf } from './problem-of.ts';

export function phoneCheckEffects(calls: VerificationCalls, now: () => number): Effects<Effect, Event> {
  return {
    send: ({ phone, cp }) =>
      calls.send(phone, cp).then(
        (seconds) => ({ type: 'code-sent', resendAt: now() + seconds * 1000 }),
        (error) => failed(error, (problem) => ({ type: 'code-not-sent', problem })),
      ),
    verify: ({ phone, code }) =>
      calls.verify(phone, code).then(
        () => ({ type: 'verified' }),
        (error) =>
          failed(error, (problem, status) => ({
            type: 'code-refused',
            problem,
            isSpent: status === 422 || status === 429,
          })),
      ),
    'look-again': () => void calls.lookAgain(),
  };
}

function failed(error: unknown, event: (problem: Problem, status: number | null) => Event): Event {
  const failure = error instanceof CallError ? error.failure : null;
  // The account has a phone already: whoever proved it, in another tab or before an answer was lost.
  if (failure?.status === 409) return { type: 'verified' };
  return event(problemOf(failure), failure?.status ?? null);
}
