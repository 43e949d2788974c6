import type { Channel, ClientFrame, ServerFrame } from '@earnwall/contract/realtime';
import { ChannelRegistry, recentEventsMs } from './channel-registry.ts';
import type { ChannelListener, RealtimeState } from './realtime.ts';
import { afterOnlineMs, reconnectMs } from './reconnect-delay.ts';
import { reconnectingSocket } from './reconnecting-socket.ts';

interface ConnectionParts {
  url: string;
  key: string;
  bearer(): string | null;
  onState(state: RealtimeState): void;
}

export interface Connection {
  listen(channel: Channel, listener: ChannelListener): () => void;
}

const checkEveryMs = 30_000;
/** A socket that keeps silent for so long after a question is dead, whatever the browser believes. */
const answerWithinMs = 5_000;
/** A screen that follows another listens again at once: the socket stays for it. */
const lingerMs = 1_000;

/** One socket for the whole page. It connects while anybody listens, and comes back by itself. */
export function connect({ url, key, bearer, onState }: ConnectionParts): Connection {
  const registry = new ChannelRegistry();
  const socket = reconnectingSocket(socketAddress(url, key), {
    onOpen: () => registry.channels.forEach(subscribe),
    onMessage: (data) => receive(JSON.parse(data)),
    onCut: cut,
  });
  let doubt: ReturnType<typeof setTimeout> | undefined;

  const isSeen = () => document.visibilityState === 'visible';
  const send = (frame: ClientFrame) => {
    if (socket.isOpen) socket.send(JSON.stringify(frame));
  };
  function subscribe(channel: string): void {
    const authorization = bearer();
    // What the page shows is at most as old as the page. After a cut all is read again but what was read a moment ago: the
    // server replays the events of that time.
    const age_ms = registry.mayHaveMissed(channel) ? recentEventsMs : Math.round(performance.now());
    send({ type: 'subscribe', channel, ...(authorization && { authorization }), age_ms });
  }
  const publishState = () => onState(socket.isOpen && registry.isLive ? 'live' : 'polling');

  function cut(): void {
    clearTimeout(doubt);
    registry.cut(Date.now());
    publishState();
  }

  function receive(frame: ServerFrame): void {
    clearTimeout(doubt);
    if (frame.type === 'event') registry.event(frame.channel, frame.event, frame.data, Date.now());
    if (frame.type === 'missed') setTimeout(missed, reconnectMs(0, Math.random()));
    if (frame.type === 'subscribed') registry.subscribed(frame.channel);
    if (frame.type === 'refused') refused(frame.channel, frame.again);
    if (isSeen()) registry.notifyMissed();
    publishState();
  }

  function missed(): void {
    registry.missed(Date.now());
    if (isSeen()) registry.notifyMissed();
  }

  function refused(channel: string, again: boolean): void {
    registry.refused(channel);
    if (again) setTimeout(() => registry.channels.includes(channel) && subscribe(channel), answerWithinMs);
    else if (!registry.isWanted) socket.close();
  }

  /** A machine that slept, or changed its network, may hold a socket that leads nowhere. */
  function check(): void {
    if (!socket.isOpen) return;
    clearTimeout(doubt);
    doubt = setTimeout(socket.replace, answerWithinMs);
    send({ type: 'ping' });
  }

  const wake = () => {
    if (!isSeen() || !registry.isWanted) return;
    socket.connect();
    // A hidden page postpones reading what it may have missed until it is visible.
    if (socket.isOpen) registry.notifyMissed();
    check();
  };
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', () => setTimeout(wake, afterOnlineMs(Math.random())));
  // A page with a socket could not be kept for the way back.
  window.addEventListener('pagehide', socket.close);
  window.addEventListener('pageshow', wake);

  return {
    listen(channel, listener) {
      if (registry.add(channel, listener, Date.now())) {
        socket.connect();
        subscribe(channel);
        publishState();
      }
      return () => {
        if (!registry.remove(channel, listener)) return;
        send({ type: 'unsubscribe', channel });
        publishState();
        setTimeout(() => registry.isWanted || socket.close(), lingerMs);
      };
    },
  };
}

function socketAddress(url: string, key: string): string {
  const address = new URL(url, window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('key', key);
  return address.href;
}
