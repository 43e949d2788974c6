import { useEffect, useState } from 'react';
import type { CallError } from '#api/call-error.ts';

/** Seconds until the server takes another try after this refusal; 0 = now. */
export function useWait(error: CallError | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const until = Date.now() + (error?.waitSeconds ?? 0) * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [error]);
  return left;
}
