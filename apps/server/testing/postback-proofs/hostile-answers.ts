// What a publisher's broken or hostile server does with a request.
import type { ServerResponse } from 'node:http';
import type { Answering } from '#testing/counting-receiver.ts';

const gigabyte = 2 ** 30;
const chunk = Buffer.alloc(64 * 1024, 'x');

const answersWith =
  (status: number): Answering =>
  (response) => {
    response.writeHead(status).end('no');
    return false;
  };

/** Sends as much of it as is read. */
function sendGigabyte(response: ServerResponse): void {
  let sent = 0;
  const more = () => {
    while (!response.destroyed && sent < gigabyte) {
      sent += chunk.length;
      if (!response.write(chunk)) {
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  more();
}

/** `trap`: an address on this machine that must never be asked. */
export const hostileAnswers = (trap: string): Readonly<Record<string, Answering>> => ({
  'answers 500': answersWith(500),
  'never answers': () => false,
  'redirects to loopback': (response) => {
    response.writeHead(307, { location: trap }).end();
    return false;
  },
  'sends 1 GB': (response) => {
    response.writeHead(503, { 'content-length': gigabyte });
    sendGigabyte(response);
    return false;
  },
  'sends 1 GB as a success': (response) => {
    response.writeHead(200);
    sendGigabyte(response);
    return true;
  },
  'drops the connection': (response) => {
    response.destroy();
    return false;
  },
  'drops the connection within its answer': (response) => {
    response.writeHead(500, { 'content-length': 1_000 });
    response.write('half', () => response.destroy());
    return false;
  },
  'answers garbage': (response) => {
    response.socket?.end('\u0000\u0001garbage\r\n\r\n<html>');
    return false;
  },
});
