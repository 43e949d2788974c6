import type { Channel, ClientFrame, ServerFrame } from '@earnwall/contract/realtime';
import { ChannelBook } from './channel-book.ts';
import type { ChannelListener, RealtimeState } from './realtime.ts';
import { afterOnlineMs, returnMs } from './return-pace.ts';
import { returningSocket } from './returning-socket.ts';

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
/** What was read in the last seconds, or is being read, is not read again after a cut, and may not know of these events. */
const saidLatelyMs = 10_000;
/** A screen that follows another listens again at once: the socket stays for it. */
const lingerMs = 1_000;

/** One socket for the whole page. It connects while anybody listens, and comes back by itself. */
export function connect({ url, key, bearer, tell }: ConnectionParts): Connection {
  const book = new ChannelBook();
  const socket = returningSocket(socketAddress(url, key), {
    onOpen: () => book.channels.forEach(subscribe),
    onMessage: (data) => take(JSON.parse(data)),
    onCut: cut,
  });
  let doubt: ReturnType<typeof setTimeout> | undefined;

  const isSeen = () => document.visibilityState === 'visible';
  const send = (frame: ClientFrame) => {
    if (socket.isOpen) socket.send(JSON.stringify(frame));
  };
  function subscribe(channel: string): void {
    const authorization = bearer();
    // What the page shows is at most as old as the page; after a cut all is read again but what was read a moment ago.
    const age_ms = book.mayHaveMissed(channel) ? saidLatelyMs : Math.round(performance.now());
    send({ type: 'subscribe', channel, ...(authorization && { authorization }), age_ms });
  }
  const tellState = () => tell(socket.isOpen && book.isLive ? 'live' : 'polling');

  function cut(): void {
    clearTimeout(doubt);
    book.cut(Date.now());
    tellState();
  }

  function take(frame: ServerFrame): void {
    clearTimeout(doubt);
    if (frame.type === 'event') book.event(frame.channel, frame.event, frame.data);
    if (frame.type === 'missed') setTimeout(missed, returnMs(0, Math.random()));
    if (frame.type === 'subscribed') book.subscribed(frame.channel);
    if (frame.type === 'refused') refused(frame.channel, frame.again);
    if (isSeen()) book.tellMissed();
    tellState();
  }

  function missed(): void {
    book.missed(Date.now());
    if (isSeen()) book.tellMissed();
  }

  function refused(channel: string, again: boolean): void {
    book.refused(channel);
    if (again) setTimeout(() => book.channels.includes(channel) && subscribe(channel), answerWithinMs);
    else if (!book.isWanted) socket.close();
  }

  /** A machine that slept, or changed its network, may hold a socket that leads nowhere. */
  function check(): void {
    if (!socket.isOpen) return;
    clearTimeout(doubt);
    doubt = setTimeout(socket.replace, answerWithinMs);
    send({ type: 'ping' });
  }

  const wake = () => {
    if (!isSeen() || !book.isWanted) return;
    socket.connect();
    // A hidden page has kept what it may have missed for whoever looks at it next.
    if (socket.isOpen) book.tellMissed();
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
      if (book.add(channel, listener)) {
        socket.connect();
        subscribe(channel);
        tellState();
      }
      return () => {
        if (!book.remove(channel, listener)) return;
        send({ type: 'unsubscribe', channel });
        tellState();
        setTimeout(() => book.isWanted || socket.close(), lingerMs);
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
