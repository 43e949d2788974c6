// Who on this node listens to what. An event goes to the listeners here at once, and to the other nodes by the fan-out;
// nothing is kept, so a node can go at any time (decision 0033).
import type { ServerFrame } from '@earnwall/contract/realtime';
import type { FanOut, OpenFanOut, Realtime } from '#ports/realtime.ts';
import { textFrame } from './text-frame.ts';

export interface Listener {
  /** Takes a frame as it travels (`textFrame`). */
  tell(frame: string): void;
}

export class Hub implements Realtime {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly fanOut: FanOut;

  constructor(open: OpenFanOut) {
    this.fanOut = open({
      hear: (message) => {
        const end = message.indexOf(' ');
        this.deliver(message.slice(0, end), message.slice(end + 1));
      },
      missed: () => this.tellAll({ type: 'missed' }),
    });
  }

  readonly publish: Realtime['publish'] = (channel, event, data) => {
    const text = eventText(channel, event, data);
    this.deliver(channel, text);
    this.fanOut.send(`${channel} ${text}`);
  };

  subscribe(channel: string, listener: Listener): void {
    const listeners = this.listeners.get(channel);
    if (listeners) listeners.add(listener);
    else this.listeners.set(channel, new Set([listener]));
  }

  unsubscribe(channel: string, listener: Listener): void {
    const listeners = this.listeners.get(channel);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.listeners.delete(channel);
  }

  close(): Promise<void> {
    return this.fanOut.close();
  }

  private deliver(channel: string, text: string): void {
    const listeners = this.listeners.get(channel);
    if (!listeners) return;
    const frame = textFrame(text);
    for (const listener of listeners) listener.tell(frame);
  }

  private tellAll(said: ServerFrame): void {
    const frame = textFrame(JSON.stringify(said));
    for (const listener of new Set([...this.listeners.values()].flatMap((some) => [...some])))
      listener.tell(frame);
  }
}

/** A ServerFrame of type event. Names need no escaping, and most of an event is names. */
function eventText(channel: string, event: string, data: unknown): string {
  return `{"type":"event","channel":"${channel}","event":"${event}","data":${JSON.stringify(data)}}`;
}
