import { useEffect } from 'react';
import { useClient } from '#api/client-context.tsx';
import { useMetadata } from '#api/metadata.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** One idle probe; the server logs what it measured (decision 8). */
export function useLatencyProbe(): void {
  const client = useClient();
  const address = useMetadata().metadata?.latency_url ?? null;

  useEffect(() => {
    if (!address) return;
    return whenIdle(() => void client.probe(address));
  }, [address, client]);
}
