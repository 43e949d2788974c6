import { reconnectMs } from './reconnect-delay.ts';

interface SocketEvents {
  onOpen(): void;
  onMessage(data: string): void;
  onCut(): void;
}

export interface ReconnectingSocket {
  readonly isOpen: boolean;
  send(text: string): void;
  /** Connects now, unless it is connected or about to be. */
  connect(): void;
  /** Begins anew, whatever state the browser reports. */
  replace(): void;
  close(): void;
}

const connectWithinMs = 6_000;
/** A server that closes sooner has not been there: the next waits grow as if it had not answered. */
const steadyMs = 5_000;

/** A socket that reconnects by itself, each time after a delay. */
export function reconnectingSocket(
  address: string,
  { onOpen, onMessage, onCut }: SocketEvents,
): ReconnectingSocket {
  let socket: WebSocket | null = null;
  let failures = 0;
  /** For the connection to stand, then to be steady, then for the next try: one after the other. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(timer);
    let opened: WebSocket;
    try {
      opened = new WebSocket(address);
    } catch {
      // Pages may be forbidden to open any.
      reconnectLater();
      return;
    }
    socket = opened;
    timer = setTimeout(lose, connectWithinMs);
    // A socket that was replaced may still send and close after its successor is open.
    const ifCurrent = (handle: () => void) => () => {
      if (socket === opened) handle();
    };
    opened.addEventListener('open', ifCurrent(onConnected));
    opened.addEventListener('message', ({ data }) => ifCurrent(() => onMessage(data))());
    opened.addEventListener('close', ifCurrent(lose));
  }

  function onConnected(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      failures = 0;
    }, steadyMs);
    onOpen();
  }

  function lose(): void {
    drop();
    reconnectLater();
  }

  function drop(): void {
    clearTimeout(timer);
    if (!socket) return;
    const dropped = socket;
    socket = null;
    dropped.close();
    onCut();
  }

  function reconnectLater(): void {
    timer = setTimeout(connect, reconnectMs(failures, Math.random()));
    failures += 1;
  }

  return {
    get isOpen() {
      return socket?.readyState === WebSocket.OPEN;
    },
    send: (text) => socket?.send(text),
    connect: () => void (socket || connect()),
    replace() {
      drop();
      connect();
    },
    close: drop,
  };
}
