import { useEffect } from 'react';
import { useClient } from '#api/client-context.tsx';
import { useMetadata } from '#api/metadata.ts';

/** One probe when the page has nothing better to do; the server logs what it measured (decision 8). */
export function useLatencyProbe(): void {
  const client = useClient();
  const address = useMetadata().metadata?.latency_url ?? null;

  useEffect(() => {
    if (!address) return;
    return whenIdle(() => void client.probe(address));
  }, [address, client]);
}

/** Safari has no idle callback; a second after the paint is as good. */
function whenIdle(task: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(request);
}
