import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '#host/host-context.tsx';

/** A page that wants something of its own has done it by then, and nobody else waits long. */
const pageActsWithinMs = 300;

/**
 * Says `close-results` to the page around the panel (RS-05), once. A page that removes or changes the panel then has
 * its way; where it does nothing about it, the panel goes on by itself (decision 0055).
 */
export function useCloseResults(goOn: () => void): () => void {
  const { post } = useHost();
  const [isHandledByHost, setIsTold] = useState(false);
  const goOnNow = useEffectEvent(goOn);
  useEffect(() => {
    if (!isHandledByHost) return;
    post('close-results', {});
    const timer = setTimeout(() => goOnNow(), pageActsWithinMs);
    return () => clearTimeout(timer);
  }, [isHandledByHost, post]);
  return () => setIsTold(true);
}
