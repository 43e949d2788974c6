// How the server sends events to open panels, whichever node they are connected to (RL-01).
import type { ChannelEvents, ChannelKind, ChannelOf, EventOf } from '@earnwall/contract/realtime';

export interface Realtime {
  /**
   * Sends an event to all listeners of the channel, on every node. Called after the commit that made it true. It returns
   * immediately and never fails: an event is a hint, and a panel that misses it gets the same data by polling.
   */
  publish<K extends ChannelKind, E extends EventOf<K>>(
    channel: ChannelOf<K>,
    event: E,
    data: ChannelEvents[K][E],
  ): void;
  /** The same for the notifications channels of all users of an app that are open now. */
  publishToApp<E extends EventOf<'notifications'>>(
    app_id: string,
    event: E,
    data: ChannelEvents['notifications'][E],
  ): void;
}

/** Carries messages between the nodes; they may arrive twice, or, while a connection is lost, not at all. */
export interface FanOut {
  /** To all other nodes; the message is one line. Returns immediately and never fails. */
  send(message: string): void;
  close(): Promise<void>;
}

/** What a node does with messages of the others. */
export interface FanOutReceiver {
  receive(message: string): void;
  /** Messages may have been lost while this node was not connected. */
  missed(): void;
}

export type OpenFanOut = (receiver: FanOutReceiver) => FanOut;
