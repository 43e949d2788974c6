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
        const [channel = '', event = ''] = message.split(' ', 2);
        this.deliver(channel, event, message.slice(channel.length + event.length + 2));
      },
      missed: () => this.tellAll({ type: 'missed' }),
    });
  }

  readonly publish: Realtime['publish'] = (channel, event, data) => {
    const json = JSON.stringify(data);
    this.deliver(channel, event, json);
    this.fanOut.send(`${channel} ${event} ${json}`);
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

  private deliver(channel: string, event: string, json: string): void {
    const listeners = this.listeners.get(channel);
    if (!listeners) return;
    const frame = textFrame(eventText(channel, event, json));
    for (const listener of listeners) listener.tell(frame);
  }

  private tellAll(said: ServerFrame): void {
    const frame = textFrame(JSON.stringify(said));
    for (const listener of new Set([...this.listeners.values()].flatMap((some) => [...some])))
      listener.tell(frame);
  }
}

/** A ServerFrame of type event; names need no escaping. */
function eventText(channel: string, event: string, json: string): string {
  return `{"type":"event","channel":"${channel}","event":"${event}","data":${json}}`;
}
