// A publisher's server in its own process: Node's own HTTP server, which notes the id and the moment of each request.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let arrivals: [id: string, at: number][] = [];
let bytes = 0;

const server = createServer((request, response) => {
  arrivals.push([String(request.headers['webhook-id']), performance.timeOrigin + performance.now()]);
  bytes += Number(request.headers['content-length']);
  request.resume();
  request.on('end', () => response.writeHead(204).end());
});
server.keepAliveTimeout = 72_000;

// Answers what has come since the last time.
process.on('message', () => {
  process.send?.({ arrivals, bytes });
  arrivals = [];
  bytes = 0;
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/postbacks` });
});
