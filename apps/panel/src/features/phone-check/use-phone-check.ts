import type { PhoneCountry } from '@earnwall/contract/calling-codes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useVerificationCalls } from '#api/verification.ts';
import { begin, type Event, type State } from './machine.ts';
import { type Run, runPhoneCheck } from './run-phone-check.ts';

/** One check for as long as its dialog stands. */
export function usePhoneCheck(country: PhoneCountry): [State, (event: Event) => void] {
  const calls = useVerificationCalls();
  const [state, setState] = useState<State>(() => begin(country));
  const run = useRef<Run | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a check begins once
  useEffect(() => {
    run.current = runPhoneCheck(country, { ...calls, now: Date.now, stateChanged: setState });
    return run.current.stop;
  }, []);

  return [state, useCallback((event: Event) => run.current?.send(event), [])];
}
