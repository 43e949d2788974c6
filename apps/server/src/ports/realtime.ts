// How the rest of the server speaks to people who have the panel open, wherever they are connected (RL-01).
import type { ChannelEvents, ChannelKind, ChannelOf, EventOf } from '@earnwall/contract/realtime';

export interface Realtime {
  /**
   * Tells whoever listens to the channel, on every node. Called after the commit that made it true. It returns at once
   * and never fails: an event is a hint, and whoever misses it finds the same by asking.
   */
  publish<K extends ChannelKind, E extends EventOf<K>>(
    channel: ChannelOf<K>,
    event: E,
    data: ChannelEvents[K][E],
  ): void;
  /** The same for the notifications of every user of an app who listens now. */
  publishToApp<E extends EventOf<'notifications'>>(
    app_id: string,
    event: E,
    data: ChannelEvents['notifications'][E],
  ): void;
}

/** Carries messages between the nodes; they may come twice, or, while a connection is cut, not at all. */
export interface FanOut {
  /** To all other nodes, in one line. Returns at once and never fails. */
  send(message: string): void;
  close(): Promise<void>;
}

/** What a node does with what it hears from the others. */
export interface FanOutEars {
  hear(message: string): void;
  /** Something may have been said while this node could not hear. */
  missed(): void;
}

export type OpenFanOut = (ears: FanOutEars) => FanOut;
