import type { ChannelEvents, ChannelKind, ChannelOf, EventOf } from '@earnwall/contract/realtime';
import { createContext, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useRequired } from '#lib/hooks/use-required.ts';
import type { Realtime, RealtimeState } from './realtime.ts';

const RealtimeContext = createContext<Realtime | null>(null);

export function RealtimeProvider({ realtime, children }: { realtime: Realtime; children: ReactNode }) {
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

function useRealtime(): Realtime {
  return useRequired(RealtimeContext);
}

/**
 * Calls the handler for each such event of the channel; null listens to nothing. Events may come twice or be missed:
 * `onReconnect` is the moment to read again what the missed events would have changed.
 */
export function useChannelEvent<K extends ChannelKind, E extends EventOf<K>>(
  channel: ChannelOf<K> | null,
  event: E,
  handler: (data: ChannelEvents[K][E]) => void,
  onReconnect?: (since: number) => void,
): void {
  const realtime = useRealtime();
  const received = useEffectEvent((name: string, data: unknown) => {
    // The one place where what the server sent takes on the contract's type.
    if (name === event) handler(data as ChannelEvents[K][E]);
  });
  const reconnected = useEffectEvent((since: number) => onReconnect?.(since));

  useEffect(() => {
    if (channel === null) return;
    return realtime.listen(channel, { onEvent: received, onReconnect: reconnected });
  }, [realtime, channel]);
}

/** Whether news come by themselves; where they do not, ask for them. */
export function useRealtimeState(): RealtimeState {
  return useStore(useRealtime().state);
}
