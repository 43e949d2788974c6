// Where Cint lists outcomes: whoever asks with a cursor gets what comes after it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const pageSize = 20;

interface OutcomeLists {
  readonly url: string;
  /** By account. */
  publish(lists: ReadonlyMap<string, readonly object[]>): void;
  close(): void;
}

export async function startOutcomeLists(): Promise<OutcomeLists> {
  let published: ReadonlyMap<string, readonly object[]> = new Map();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://lists.example');
    const lines = published.get(pathname.replace('/outcomes/', '')) ?? [];
    const first = Number(searchParams.get('cursor') ?? 0);
    const outcomes = lines.slice(first, first + pageSize);
    const next = first + outcomes.length;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ outcomes, cursor: `${next}`, more: next < lines.length }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (lists) => {
      published = lists;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
