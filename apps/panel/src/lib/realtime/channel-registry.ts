import type { Channel } from '@earnwall/contract/realtime';
import type { ChannelListener } from './realtime.ts';

/**
 * For how long an event is given to who listens after it, by the registry, and after a cut by the server: longer than the
 * parts of a page that come last take to listen (`app/background.tsx`), and than a read counts as new (`api/read-missed.ts`).
 */
export const recentEventsMs = 10_000;

interface Entry {
  readonly listeners: Set<ChannelListener>;
  /** The events of the last seconds, for listeners that come after them. */
  readonly recent: { readonly event: string; readonly data: unknown; readonly at: number }[];
  state: 'asked' | 'subscribed' | 'refused';
  /** There was no connection at some time since the channel was last subscribed. */
  mayHaveMissed: boolean;
  /** It is subscribed again, and its listeners have to read what they may have missed. */
  mustRead: boolean;
  /** From when on. */
  missedSince: number;
}

/** The listeners of each channel, and whether the server has accepted its subscription. */
export class ChannelRegistry {
  private readonly entries = new Map<string, Entry>();

  get channels(): string[] {
    return [...this.entries.keys()];
  }

  /** Something is worth being connected for. */
  get isWanted(): boolean {
    return [...this.entries.values()].some(({ state }) => state !== 'refused');
  }

  get isLive(): boolean {
    return this.entries.size > 0 && [...this.entries.values()].every(({ state }) => state === 'subscribed');
  }

  /**
   * True when the channel is a new one, which the server has to be asked for. On one that others have listened to, the
   * listener is told of what came a moment ago, as the server tells the first one of what came since the page was rendered.
   */
  add(channel: Channel, listener: ChannelListener, now: number): boolean {
    const entry = this.entries.get(channel);
    if (!entry) {
      this.entries.set(channel, { listeners: new Set([listener]), recent: [], ...unsubscribed });
      return true;
    }
    entry.listeners.add(listener);
    for (const { event, data, at } of entry.recent)
      if (now - at < recentEventsMs) listener.onEvent(event, data);
    return false;
  }

  /** True when nobody is left who listens to the channel. */
  remove(channel: Channel, listener: ChannelListener): boolean {
    const entry = this.entries.get(channel);
    entry?.listeners.delete(listener);
    return entry?.listeners.size === 0 && this.entries.delete(channel);
  }

  cut(now: number): void {
    for (const entry of this.entries.values()) {
      if (!entry.mayHaveMissed && !entry.mustRead) entry.missedSince = now;
      entry.state = 'asked';
      entry.mayHaveMissed = true;
    }
  }

  /** Once the channel is subscribed, its listeners must read again. */
  mayHaveMissed(channel: string): boolean {
    return this.entries.get(channel)?.mayHaveMissed ?? false;
  }

  subscribed(channel: string): void {
    const entry = this.entries.get(channel);
    if (!entry) return;
    entry.state = 'subscribed';
    entry.mustRead ||= entry.mayHaveMissed;
    entry.mayHaveMissed = false;
  }

  refused(channel: string): void {
    const entry = this.entries.get(channel);
    if (entry) entry.state = 'refused';
  }

  event(channel: string, event: string, data: unknown, now: number): void {
    const entry = this.entries.get(channel);
    if (!entry) return;
    while (entry.recent[0] && now - entry.recent[0].at >= recentEventsMs) entry.recent.shift();
    entry.recent.push({ event, data, at: now });
    for (const listener of [...entry.listeners]) listener.onEvent(event, data);
  }

  missed(now: number): void {
    // Since when the node received no events is unknown: whatever was read may be too old.
    for (const entry of this.entries.values()) Object.assign(entry, { mustRead: true, missedSince: now });
  }

  /** Notifies the listeners that must read again, once. */
  notifyMissed(): void {
    for (const entry of [...this.entries.values()]) {
      if (!entry.mustRead) continue;
      entry.mustRead = false;
      for (const listener of [...entry.listeners]) listener.onReconnect(entry.missedSince);
    }
  }
}

const unsubscribed = { state: 'asked', mayHaveMissed: false, mustRead: false, missedSince: 0 } as const;
