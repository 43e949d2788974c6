// Who on this node listens to what. An event goes to the listeners here at once, and to the other nodes by the fan-out;
// nothing is kept but for some seconds, so a node can go at any time (decision 0033).
import type { ServerFrame } from '@earnwall/contract/realtime';
import type { FanOut, OpenFanOut, Realtime } from '#ports/realtime.ts';
import { AppChannels } from './app-channels.ts';
import { RecentEvents } from './recent-events.ts';
import { textFrame } from './text-frame.ts';

export interface Listener {
  /** Takes a frame as it travels (`textFrame`). */
  tell(frame: string): void;
}

/** Between nodes, everybody of an app is named by its id behind this; no channel begins like that. */
const appMark = '@';

export class Hub implements Realtime {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly apps = new AppChannels();
  private readonly recent = new RecentEvents();
  private readonly fanOut: FanOut;

  constructor(open: OpenFanOut) {
    this.fanOut = open({
      receive: (message) => {
        const [to = '', event = ''] = message.split(' ', 2);
        this.deliver(to, event, message.slice(to.length + event.length + 2));
      },
      missed: () => this.tellAll({ type: 'missed' }),
    });
  }

  readonly publish: Realtime['publish'] = (channel, event, data) => this.say(channel, event, data);

  readonly publishToApp: Realtime['publishToApp'] = (app_id, event, data) =>
    this.say(appMark + app_id, event, data);

  /** `app_id`: whose user the channel belongs to, where it belongs to one. */
  subscribe(channel: string, listener: Listener, app_id: string | null = null): void {
    const listeners = this.listeners.get(channel);
    if (listeners) listeners.add(listener);
    else this.listeners.set(channel, new Set([listener]));
    if (app_id !== null) this.apps.add(app_id, channel);
  }

  /** What a page has missed that was painted so long ago and listens only now. */
  lately(channel: string, ageMs: number, app_id: string | null = null): string[] {
    const told = [channel, ...(app_id === null ? [] : [appMark + app_id])];
    return told.flatMap((to) => {
      const said = this.recent.lately(to, ageMs);
      return said.map(({ event, json }) => textFrame(eventText(channel, event, json)));
    });
  }

  unsubscribe(channel: string, listener: Listener): void {
    const listeners = this.listeners.get(channel);
    listeners?.delete(listener);
    if (listeners?.size !== 0) return;
    this.listeners.delete(channel);
    this.apps.remove(channel);
  }

  close(): Promise<void> {
    return this.fanOut.close();
  }

  private say(to: string, event: string, data: unknown): void {
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
