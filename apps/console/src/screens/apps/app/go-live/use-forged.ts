import { useEffect, useRef } from 'react';
import { useChange } from '#api/use-change.ts';
import type { Check } from './go-live.ts';

/** Once a postback has arrived, a forged one is sent by itself: once for each visit of this page. */
export function useForged(app: string, checks: readonly Check[]): { busy: boolean } {
  const { run, busy } = useChange('console/go-live/post-apps-go-live-doctor', {
    refresh: ['console/go-live/get-apps-go-live'],
  });
  const sent = useRef(false);
  const stateOf = (name: Check['name']) => checks.find((check) => check.name === name)?.state;
  const isDue = stateOf('postback') === 'passed' && stateOf('forged') === 'waiting';
  useEffect(() => {
    if (!isDue || sent.current) return;
    sent.current = true;
    void run({ params: { app }, body: { forged_only: true } });
  });
  return { busy };
}
