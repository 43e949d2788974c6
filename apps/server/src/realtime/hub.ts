// The subscriptions of this node. An event is delivered to the listeners here immediately, and to the other nodes by the
// fan-out; events are cached for some seconds only, so a node can stop at any time (decision 0033).
import type { ServerFrame } from '@earnwall/contract/realtime';
import type { FanOut, OpenFanOut, Realtime } from '#ports/realtime.ts';
import { AppChannels } from './app-channels.ts';
import { RecentEvents } from './recent-events.ts';
import { textFrame } from './text-frame.ts';

export interface Listener {
  /** Sends an encoded frame (`textFrame`). */
  send(frame: string): void;
}

/** Between nodes, an event for a whole app is addressed to its id with this prefix; no channel begins with it. */
const appMark = '@';

export class Hub implements Realtime {
  /** Mostly one: a set for each would weigh more than all the rest of a subscription. */
  private readonly listeners = new Map<string, Listener | Set<Listener>>();
  private readonly apps = new AppChannels();
  private readonly recent = new RecentEvents();
  private readonly fanOut: FanOut;

  constructor(open: OpenFanOut) {
    this.fanOut = open({
      receive: (message) => {
        const [to = '', event = ''] = message.split(' ', 2);
        this.deliver(to, event, message.slice(to.length + event.length + 2));
      },
      missed: () => this.sendToAll({ type: 'missed' }),
    });
  }

  readonly publish: Realtime['publish'] = (channel, event, data) => this.publishTo(channel, event, data);

  readonly publishToApp: Realtime['publishToApp'] = (app_id, event, data) =>
    this.publishTo(appMark + app_id, event, data);

  /** `app_id`: whose user the channel belongs to, where it belongs to one. */
  subscribe(channel: string, listener: Listener, app_id: string | null = null): void {
    const listeners = this.listeners.get(channel);
    if (!listeners) this.listeners.set(channel, listener);
    else if (listeners instanceof Set) listeners.add(listener);
    else if (listeners !== listener) this.listeners.set(channel, new Set([listeners, listener]));
    if (app_id !== null) this.apps.add(app_id, channel);
  }

  /** The events that a page has missed between its rendering, `ageMs` ago, and its subscription. */
  recentFrames(channel: string, ageMs: number, app_id: string | null = null): string[] {
    const targets = [channel, ...(app_id === null ? [] : [appMark + app_id])];
    return targets.flatMap((to) => {
      const events = this.recent.since(to, ageMs);
      return events.map(({ event, json }) => eventFrame(channel, event, json));
    });
  }

  unsubscribe(channel: string, listener: Listener): void {
    const listeners = this.listeners.get(channel);
    if (listeners instanceof Set) listeners.delete(listener);
    if (listeners instanceof Set ? listeners.size > 0 : listeners !== listener) return;
    this.listeners.delete(channel);
    this.apps.remove(channel);
  }

  close(): Promise<void> {
    return this.fanOut.close();
  }

  private publishTo(to: string, event: string, data: unknown): void {
    const json = JSON.stringify(data);
    this.deliver(to, event, json);
    this.fanOut.send(`${to} ${event} ${json}`);
  }

  private deliver(to: string, event: string, json: string): void {
    this.recent.add(to, event, json);
    if (!to.startsWith(appMark)) this.deliverTo(to, event, json);
    else
      for (const channel of this.apps.channelsOf(to.slice(appMark.length)))
        this.deliverTo(channel, event, json);
  }

  private deliverTo(channel: string, event: string, json: string): void {
    const listeners = this.listeners.get(channel);
    if (!listeners) return;
    const frame = eventFrame(channel, event, json);
    if (!(listeners instanceof Set)) listeners.send(frame);
    else for (const listener of listeners) listener.send(frame);
  }

  private sendToAll(content: ServerFrame): void {
    const frame = textFrame('', JSON.stringify(content), '');
    const all = [...this.listeners.values()].flatMap((some) => (some instanceof Set ? [...some] : [some]));
    for (const listener of new Set(all)) listener.send(frame);
  }
}

/** A ServerFrame of type event; names are of ASCII and need no escaping. */
function eventFrame(channel: string, event: string, json: string): string {
  return textFrame(`{"type":"event","channel":"${channel}","event":"${event}","data":`, json, '}');
}
