// A server that answers what it is told to, one request after the other, and remembers what it was asked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface AnsweringServer {
  readonly base: string;
  /** Since the answers were given. */
  readonly asked: readonly Asked[];
  willAnswer(...answers: unknown[]): void;
  close(): void;
}

export async function startAnsweringServer(): Promise<AnsweringServer> {
  const asked: Asked[] = [];
  let answers: unknown[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    response.end(JSON.stringify(answers.shift() ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    asked,
    willAnswer: (...next) => {
      asked.length = 0;
      answers = next;
    },
    close: () => void server.close(),
  };
}
