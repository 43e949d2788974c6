// Asks over and over through a few kept connections, and checks every answer by its status and size. It speaks HTTP on
// the sockets itself: a comfortable client costs more than the server, and would leave it waiting.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Ask {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  /** Null where nobody has asked before. */
  readonly bytes: number | null;
}

export interface Load {
  /** Asks so many times, as often as answers come back. */
  run(count: number): Promise<void>;
  close(): void;
}

export function loadOf(asks: readonly Ask[], connections: number): Load {
  const turns = asks.map((ask) => ({ ask, bytes: requestBytes(ask) }));
  const { hostname, port } = new URL(asks[0]?.url ?? '');
  // When they are first used: a server hangs up on those on which nobody asks for half a minute.
  let sockets: readonly Socket[] | null = null;
  let turn = 0;
  return {
    run: async (count) => {
      sockets ??= await openSockets({ hostname, port }, connections);
      const end = turn + count;
      const next = () => (turn < end ? turns[turn++ % turns.length] : undefined);
      await Promise.all(sockets.map((socket) => askInTurn(socket, next)));
    },
    close: () => {
      for (const socket of sockets ?? []) socket.destroy();
    },
  };
}

async function openSockets(
  { hostname, port }: Pick<URL, 'hostname' | 'port'>,
  count: number,
): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () =>
    connect({ host: hostname, port: Number(port), noDelay: true }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // Whoever waits for an answer hears of it by the close that follows.
  for (const socket of sockets) socket.on('error', () => {});
  return sockets;
}

interface Turn {
  readonly ask: Ask;
  readonly bytes: Buffer;
}

function askInTurn(socket: Socket, next: () => Turn | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    let turn = next();
    if (!turn) return resolve();
    if (socket.destroyed) return reject(new Error('The server had hung up'));
    const hungUp = () => reject(new Error('The server hung up'));
    const onData = answerReader((status, bytes) => {
      if (status !== turn?.ask.status || bytes !== (turn.ask.bytes ?? bytes))
        return reject(new Error(`${turn?.ask.url} answered ${status} with ${bytes} bytes`));
      turn = next();
      if (turn) return void socket.write(turn.bytes);
      socket.off('data', onData).off('close', hungUp);
      resolve();
    });
    socket.on('data', onData).on('close', hungUp);
    socket.write(turn.bytes);
  });
}

/** Reports each answer by its status and the length of its body. */
function answerReader(report: (status: number, bytes: number) => void): (part: Buffer) => void {
  let head = '';
  let status = 0;
  let length = 0;
  let missing = -1;
  return (part) => {
    if (missing < 0) {
      head += part.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      length = Number(/^content-length: (\d+)/im.exec(head.slice(0, end))?.[1] ?? 0);
      missing = length - (head.length - end - 4);
      head = '';
    } else missing -= part.length;
    if (missing > 0) return;
    missing = -1;
    report(status, length);
  };
}

function requestBytes({ url, headers }: Ask): Buffer {
  const { pathname, search, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
}
