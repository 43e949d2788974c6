import type { Channel, ClientFrame, ServerFrame } from '@earnwall/contract/realtime';
import ReconnectingWebSocket from 'partysocket/ws';
import { ChannelBook } from './channel-book.ts';
import type { ChannelListener, RealtimeState } from './realtime.ts';

interface ConnectionParts {
  url: string;
  key: string;
  bearer(): string | null;
  tell(state: RealtimeState): void;
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
export function connect({ url, key, bearer, tell }: ConnectionParts): Connection {
  const book = new ChannelBook();
  const address = socketAddress(url, key);
  let socket: ReconnectingWebSocket | null = null;
  let doubt: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => socket?.readyState === ReconnectingWebSocket.OPEN;
  const send = (frame: ClientFrame) => {
    if (isOpen()) socket?.send(JSON.stringify(frame));
  };
  const subscribe = (channel: string) => {
    const authorization = bearer();
    // What the page shows is at most as old as the page; after a cut all of it is read again.
    const age_ms = book.mayHaveMissed(channel) ? 0 : Math.round(performance.now());
    send({ type: 'subscribe', channel, ...(authorization && { authorization }), age_ms });
  };
  const tellState = () => tell(isOpen() && book.isLive ? 'live' : 'polling');

  function open(): void {
    close();
    const opened = new ReconnectingWebSocket(address, [], pace());
    socket = opened;
    opened.addEventListener('open', () => book.channels.forEach(subscribe));
    opened.addEventListener('message', ({ data }) => take(JSON.parse(data)));
    opened.addEventListener('close', () => {
      // A socket that was replaced may say goodbye after its successor has been welcomed.
      if (socket === opened) cut();
    });
  }

  function close(): void {
    if (!socket) return;
    const closed = socket;
    socket = null;
    closed.close();
    cut();
  }

  function cut(): void {
    clearTimeout(doubt);
    book.cut();
    tellState();
  }

  function take(frame: ServerFrame): void {
    clearTimeout(doubt);
    if (frame.type === 'event') book.event(frame.channel, frame.event, frame.data);
    if (frame.type === 'missed') setTimeout(() => book.missed(), 2_000 * Math.random());
    if (frame.type === 'subscribed') book.subscribed(frame.channel);
    if (frame.type === 'refused') refused(frame.channel, frame.again);
    tellState();
  }

  function refused(channel: string, again: boolean): void {
    book.refused(channel);
    if (again) setTimeout(() => book.channels.includes(channel) && subscribe(channel), answerWithinMs);
    else if (!book.isWanted) close();
  }

  /** A machine that slept, or changed its network, may hold a socket that leads nowhere. */
  function check(): void {
    if (!isOpen()) return;
    send({ type: 'ping' });
    clearTimeout(doubt);
    doubt = setTimeout(open, answerWithinMs);
  }

  const wake = () => {
    if (document.visibilityState !== 'visible' || !book.isWanted) return;
    if (isOpen()) check();
    else open();
  };
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  // A page with a socket could not be kept for the way back.
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', wake);

  return {
    listen(channel, listener) {
      if (book.add(channel, listener)) {
        if (socket) subscribe(channel);
        else open();
        tellState();
      }
      return () => {
        if (!book.remove(channel, listener)) return;
        send({ type: 'unsubscribe', channel });
        tellState();
        setTimeout(() => book.isWanted || close(), lingerMs);
      };
    },
  };
}

/** Each page waits a time of its own, so that a restarted server is not met by all of them at once. */
function pace() {
  return {
    minReconnectionDelay: 500 + 2_500 * Math.random(),
    maxReconnectionDelay: 20_000 + 10_000 * Math.random(),
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 6_000,
    maxEnqueuedMessages: 0,
  };
}

function socketAddress(url: string, key: string): string {
  const address = new URL(url, window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('key', key);
  return address.href;
}
