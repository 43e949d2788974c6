import { returnMs } from './return-pace.ts';

interface Heard {
  onOpen(): void;
  onMessage(data: string): void;
  onCut(): void;
}

export interface ReturningSocket {
  readonly isOpen: boolean;
  send(text: string): void;
  /** Connects now, unless it is connected or about to be. */
  connect(): void;
  /** Begins anew, whatever the browser believes of the present connection. */
  replace(): void;
  close(): void;
}

const connectWithinMs = 6_000;
/** A server that closes sooner has not been there: the next waits grow as if it had not answered. */
const steadyMs = 5_000;

/** A socket that comes back by itself, each time after a wait of its own. */
export function returningSocket(address: string, { onOpen, onMessage, onCut }: Heard): ReturningSocket {
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
      comeAgain();
      return;
    }
    socket = opened;
    timer = setTimeout(lose, connectWithinMs);
    // A socket that was replaced may speak, and say goodbye, after its successor has been welcomed.
    const heed = (handle: () => void) => () => {
      if (socket === opened) handle();
    };
    opened.addEventListener('open', heed(welcome));
    opened.addEventListener('message', ({ data }) => heed(() => onMessage(data))());
    opened.addEventListener('close', heed(lose));
  }

  function welcome(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      failures = 0;
    }, steadyMs);
    onOpen();
  }

  function lose(): void {
    drop();
    comeAgain();
  }

  function drop(): void {
    clearTimeout(timer);
    if (!socket) return;
    const dropped = socket;
    socket = null;
    dropped.close();
    onCut();
  }

  function comeAgain(): void {
    timer = setTimeout(connect, returnMs(failures, Math.random()));
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
