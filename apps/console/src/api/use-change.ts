import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Asked } from './asked.ts';
import { type CallError, callErrorOf } from './call-error.ts';
import { callConsole } from './client.ts';

interface Options<N extends ConsoleCallName> {
  /** After it went well. */
  done?: (answer: ConsoleAnswerOf<N>) => void;
  /** The calls whose answers have changed by it. */
  refresh?: readonly ConsoleCallName[];
  /** As in client.ts. */
  isInterruptible?: boolean;
}

export interface Change<N extends ConsoleCallName> {
  /** Null when it failed: `error` says why. A press while it runs does nothing. */
  run: (asked: Asked<N>) => Promise<ConsoleAnswerOf<N> | null>;
  busy: boolean;
  error: CallError | null;
  clearError: () => void;
}

/** A call that changes something, for a form or a button. */
export function useChange<N extends ConsoleCallName>(
  name: N,
  { done, refresh = [], isInterruptible }: Options<N> = {},
): Change<N> {
  const queries = useQueryClient();
  const running = useRef(false);
  const [state, setState] = useState<{ busy: boolean; error: CallError | null }>({
    busy: false,
    error: null,
  });

  const run = async (asked: Asked<N>) => {
    if (running.current) return null;
    running.current = true;
    setState({ busy: true, error: null });
    try {
      const answer = await callConsole(name, asked, { isInterruptible });
      const isChanged = refresh.map((call) => queries.invalidateQueries({ queryKey: [call] }));
      running.current = false;
      setState({ busy: false, error: null });
      done?.(answer);
      await Promise.all(isChanged);
      return answer;
    } catch (error) {
      running.current = false;
      setState({ busy: false, error: callErrorOf(error) });
      return null;
    }
  };
  const clearError = () => setState((before) => ({ ...before, error: null }));
  return { run, ...state, clearError };
}
