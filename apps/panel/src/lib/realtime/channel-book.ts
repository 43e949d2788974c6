import type { Channel } from '@earnwall/contract/realtime';
import type { ChannelListener } from './realtime.ts';

interface Entry {
  readonly listeners: Set<ChannelListener>;
  state: 'asked' | 'heard' | 'refused';
  /** There was no connection at some time since the channel was last heard. */
  mayHaveMissed: boolean;
  /** It is heard again, and whoever listens has to read what they may have missed. */
  mustRead: boolean;
  /** From when on. */
  missedSince: number;
}

/** Who listens to which channel, and which of them the server lets us hear. */
export class ChannelBook {
  private readonly entries = new Map<string, Entry>();

  get channels(): string[] {
    return [...this.entries.keys()];
  }

  /** Something is worth being connected for. */
  get isWanted(): boolean {
    return [...this.entries.values()].some(({ state }) => state !== 'refused');
  }

  get isLive(): boolean {
    return this.entries.size > 0 && [...this.entries.values()].every(({ state }) => state === 'heard');
  }

  /** True when the channel is a new one, which the server has to be asked for. */
  add(channel: Channel, listener: ChannelListener): boolean {
    const entry = this.entries.get(channel);
    if (entry) entry.listeners.add(listener);
    else this.entries.set(channel, { listeners: new Set([listener]), ...unheard });
    return !entry;
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

  /** Once the channel is heard, whoever listens must read again. */
  mayHaveMissed(channel: string): boolean {
    return this.entries.get(channel)?.mayHaveMissed ?? false;
  }

  subscribed(channel: string): void {
    const entry = this.entries.get(channel);
    if (!entry) return;
    entry.state = 'heard';
    entry.mustRead ||= entry.mayHaveMissed;
    entry.mayHaveMissed = false;
  }

  refused(channel: string): void {
    const entry = this.entries.get(channel);
    if (entry) entry.state = 'refused';
  }

  event(channel: string, event: string, data: unknown): void {
    for (const listener of [...(this.entries.get(channel)?.listeners ?? [])]) listener.onEvent(event, data);
  }

  missed(now: number): void {
    // From when on the node heard nothing, nobody knows: whatever was read may be too old.
    for (const entry of this.entries.values()) Object.assign(entry, { mustRead: true, missedSince: now });
  }

  /** Whoever must read again is told so, once. */
  tellMissed(): void {
    for (const entry of [...this.entries.values()]) {
      if (!entry.mustRead) continue;
      entry.mustRead = false;
      for (const listener of [...entry.listeners]) listener.onReconnect(entry.missedSince);
    }
  }
}

const unheard = { state: 'asked', mayHaveMissed: false, mustRead: false, missedSince: 0 } as const;
