// A publisher's server that receives postbacks, and answers as a test wants.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  /** Path and query, as they came. */
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly at: number;
}

/** Ends the response; what it leaves open stays open until the receiver stops. */
export type Behaviour = (response: ServerResponse, received: Received, index: number) => void;

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** From now on. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

export const answers =
  (status: number): Behaviour =>
  (response) =>
    response.writeHead(status).end();

export async function startReceiver(first: Behaviour = answers(204), port = 0): Promise<Receiver> {
  const received: Received[] = [];
  let behaviour = first;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('error', () => {});
    response.on('error', () => {});
    request.on('end', () => {
      const { method = '', url: target = '', headers } = request;
      const one = { method, target, headers, body: Buffer.concat(parts).toString(), at: performance.now() };
      received.push(one);
      behaviour(response, one, received.length - 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/postbacks`,
    received,
    behave: (next) => {
      behaviour = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
