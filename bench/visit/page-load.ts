// Opens pages over and over through a few kept connections and keeps every answer, to be checked once nobody measures.
// It speaks HTTP on the sockets itself, as bench/http does.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answer {
  /** Which of the addresses it answers. */
  readonly place: number;
  readonly head: string;
  readonly body: Buffer;
}

export interface PageLoad {
  /** Asks so many times, as often as answers come back. */
  run(count: number): Promise<Answer[]>;
  close(): void;
}

export async function openPageLoad(requests: readonly Buffer[], port: number, connections: number) {
  const sockets = Array.from({ length: connections }, () =>
    connect({ host: '127.0.0.1', port, noDelay: true }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  let turn = 0;
  const load: PageLoad = {
    run: async (count) => {
      const end = turn + count;
      const next = () => (turn < end ? turn++ % requests.length : null);
      return (await Promise.all(sockets.map((socket) => askInTurn(socket, requests, next)))).flat();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
  return load;
}

function askInTurn(
  socket: Socket,
  requests: readonly Buffer[],
  next: () => number | null,
): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const answers: Answer[] = [];
    let place = next();
    const ask = () => {
      if (place !== null) return void socket.write(requests[place] ?? '');
      socket.off('data', onData).off('close', hungUp);
      resolve(answers);
    };
    const onData = answerReader((head, body) => {
      answers.push({ place: place ?? 0, head, body });
      place = next();
      ask();
    });
    const hungUp = () => reject(new Error('The server hung up'));
    socket.on('data', onData).on('close', hungUp);
    ask();
  });
}

/** Reports each answer once the length that its head names has arrived. */
function answerReader(report: (head: string, body: Buffer) => void): (part: Buffer) => void {
  let parts: Buffer[] = [];
  let arrived = 0;
  let expected = -1;
  let headEnd = 0;
  return (part) => {
    parts.push(part);
    arrived += part.length;
    if (expected < 0) {
      const whole = Buffer.concat(parts);
      headEnd = whole.indexOf('\r\n\r\n') + 4;
      if (headEnd < 4) return;
      const length = /^content-length: (\d+)/im.exec(whole.toString('latin1', 0, headEnd))?.[1];
      if (length === undefined) throw new Error('An answer does not say how long it is');
      expected = headEnd + Number(length);
    }
    if (arrived < expected) return;
    const whole = Buffer.concat(parts);
    parts = [];
    arrived = 0;
    expected = -1;
    report(whole.toString('latin1', 0, headEnd), whole.subarray(headEnd));
  };
}
