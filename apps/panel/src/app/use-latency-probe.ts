import { useEffect } from 'react';
import { useClient } from '#api/client-context.tsx';
import { useMetadata } from '#api/metadata.ts';

/** One probe, in the quiet after the list has come; the server logs what it measured (decision 8). */
export function useLatencyProbe(): void {
  const client = useClient();
  const address = useMetadata().metadata?.latency_url ?? null;

  useEffect(() => {
    if (address) void client.probe(address);
  }, [address, client]);
}
