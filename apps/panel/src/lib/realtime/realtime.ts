import type { RealtimeConfig } from '@earnwall/contract/first-paint';
import type { Channel } from '@earnwall/contract/realtime';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { whenIdle } from '#lib/loading/when-idle.ts';

/** live: every channel is subscribed. polling: one is not, so readers poll. */
export type RealtimeState = 'live' | 'polling';

export interface ChannelListener {
  onEvent(event: string, data: unknown): void;
  /** Heard again after a time in which events may have been missed, which began at `since`. */
  onReconnect(since: number): void;
}

export interface Realtime {
  readonly state: StoreApi<RealtimeState>;
  /** Listens until the returned function is called. */
  listen(channel: Channel, listener: ChannelListener): () => void;
}

export interface RealtimeDoor {
  /** Null: this installation has no sockets. */
  config: RealtimeConfig | null;
  bearer(): string | null;
}

/** The events of the server, by channel (RL-01). The socket's code comes with the first listener, once the page is idle. */
export function createRealtime({ config, bearer }: RealtimeDoor): Realtime {
  const state = createStore<RealtimeState>(() => 'polling');
  const load = async ({ url, key }: RealtimeConfig) => {
    await new Promise<void>((idle) => whenIdle(idle));
    const { connect } = await import('./connection.ts');
    return connect({ url, key, bearer, onState: state.setState });
  };
  let loading: ReturnType<typeof load> | null = null;

  return {
    state,
    listen(channel, listener) {
      let stop: (() => void) | null = () => undefined;
      if (config) loading ??= load(config);
      loading?.then(
        (connection) => {
          stop &&= connection.listen(channel, listener);
        },
        // Should the code not arrive, the visit goes on by polling, and the next listener tries again.
        () => {
          loading = null;
        },
      );
      return () => {
        stop?.();
        stop = null;
      };
    },
  };
}
