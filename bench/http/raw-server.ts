// The limit: Node's own HTTP server, sending one ready buffer of the size given.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportUse } from './measured-server.ts';

const body = Buffer.alloc(Number(process.argv[2]), 'x');
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
// As long as Fastify keeps them.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => reportUse(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
