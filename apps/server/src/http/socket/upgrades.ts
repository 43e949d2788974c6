// Node emits `upgrade` for every request that offers any upgrade. Ours are the WebSockets of /realtime; all others (Java's
// HTTP client offers h2c with each request) are answered as if they had offered none.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { realtimePath } from '@earnwall/contract/realtime';

/** A server that never listens: it gets the upgrades to /realtime only. */
export function realtimeUpgrades(server: Server): Server {
  const upgrades = createServer();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isForRealtime(request)) upgrades.emit('upgrade', request, socket, head);
    else answerWithoutUpgrade(server, request, socket, head);
  });
  return upgrades;
}

function isForRealtime({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    url.split('?', 1)[0] === realtimePath &&
    headers.upgrade?.toLowerCase() === 'websocket'
  );
}

/** The request is put back onto its socket without the offer, and the socket is handed back to the server. */
function answerWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const isOffer = /^(upgrade|connection|http2-settings)$/i.test(rawHeaders[at] ?? '');
    if (!isOffer) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
