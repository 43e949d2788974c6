// A receiver of postbacks on this machine, for tests.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  /** Path and query, as they came. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Null never answers. */
export type Receiver = (received: Received) => Promise<Reply | null> | Reply | null;

export interface Served extends AsyncDisposable {
  readonly origin: string;
}

export async function serve(receiver: Receiver): Promise<Served> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url: target = '', headers } = request;
    const reply = await Promise.resolve({ method, target, headers, body: Buffer.concat(parts) })
      .then(receiver)
      // As frameworks do with what a handler throws.
      .catch(() => ({ status: 500, headers: {}, body: 'Internal Server Error' }));
    if (reply !== null) response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
