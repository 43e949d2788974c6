import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { probe } from './probe.ts';

it('a probe times one round trip and tells it', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? '-'}`);
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  await probe(`http://127.0.0.1:${(server.address() as AddressInfo).port}/latency`);
  server.closeAllConnections();
  server.close();
  expect(asked).toEqual(['GET /latency -', expect.stringMatching(/^GET \/latency\?ms=\d+ -$/)]);
});
