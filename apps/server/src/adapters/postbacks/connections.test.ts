import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connections } from './connections.ts';
import { Exchange } from './exchange.ts';

const server = createServer((_request, response) => void response.setHeader('connection', 'close').end());
let connections: Connections;

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  connections = new Connections((_options, callback) => {
    const socket = connect(port, '127.0.0.1', () => callback(null, socket));
    socket.on('error', () => {});
  });
});
afterEach(async () => {
  await connections.close();
  await new Promise((closed) => server.close(closed));
});

function request(origin: string): Promise<void> {
  return new Promise((resolve) => {
    const client = connections.take(origin);
    const exchange = new Exchange(new URL(origin), () => {
      connections.giveBack(origin, client);
      resolve();
    });
    client.dispatch({ method: 'GET', path: '/' }, exchange);
  });
}

describe('connections', () => {
  it('PB-02 leave nothing behind: not one entry after requests to 300 origins', async () => {
    const origins = Array.from({ length: 300 }, (_, index) => `http://publisher-${index}.example`);
    for (const origin of origins) await request(origin);
    await expect.poll(() => connections.size).toEqual({ origins: 0, clients: 0 });
  });
});
