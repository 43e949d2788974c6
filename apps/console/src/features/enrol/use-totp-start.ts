import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { useEffect, useState } from 'react';
import { type CallError, callErrorOf } from '#api/call-error.ts';
import { callConsole } from '#api/client.ts';

type Started = ConsoleAnswerOf<'console/me/post-me-factors-totp'>;

interface Start {
  started: Started | null;
  error: CallError | null;
  retry: () => void;
}

/** A new secret, asked for when its form appears; whatever was begun and not confirmed before ends by it. */
export function useTotpStart(isInterruptible: boolean): Start {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Pick<Start, 'started' | 'error'>>({ started: null, error: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again
  useEffect(() => {
    let isLeft = false;
    const show = (next: Pick<Start, 'started' | 'error'>) => {
      if (!isLeft) setState(next);
    };
    show({ started: null, error: null });
    callConsole('console/me/post-me-factors-totp', {}, { isInterruptible }).then(
      (started) => show({ started, error: null }),
      (error: unknown) => show({ started: null, error: callErrorOf(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [isInterruptible, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
