import { useEffect } from 'react';
import { useMetadata } from '#api/metadata.ts';
import { probe } from '#api/probe.ts';

/** One probe, in the quiet after the list has come; the server logs what it measured (decision 0002). */
export function useLatencyProbe(): void {
  const address = useMetadata().metadata?.latency_url ?? null;

  useEffect(() => {
    if (address) void probe(address);
  }, [address]);
}
