import { lazy, Suspense } from 'react';
import { useInterruption } from '#api/interruptions.ts';

const SessionEnded = lazy(async () => ({ default: (await import('./session-ended.tsx')).SessionEnded }));
const FactorAsked = lazy(async () => ({ default: (await import('./factor-asked.tsx')).FactorAsked }));

/** The dialog that a waiting call needs, over the page as it is. */
export function Interruptions() {
  const pending = useInterruption((state) => state.pending);
  if (!pending) return null;
  const Asking = pending.kind === 'session' ? SessionEnded : FactorAsked;
  return (
    <Suspense>
      <Asking onSettled={pending.settle} />
    </Suspense>
  );
}
