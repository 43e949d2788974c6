// Server-Sent Events: a page's script gets them as they come, and connects again by itself when the stream ends.
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Proxies close what is silent for long. */
const heartbeatMs = 20_000;

export interface EventStream {
  /** `id` comes back as `last-event-id` when the page connects again. */
  send(data: unknown, id?: string): void;
}

/** `follow` gets the open stream, and returns what is to be done when it ends. */
export function openEventStream(
  { raw: request }: FastifyRequest,
  reply: FastifyReply,
  follow: (stream: EventStream) => () => void,
): void {
  reply.hijack();
  const response = reply.raw;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 1000\n\n');
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs);
  const end = follow({
    send: (data, id) =>
      void response.write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`),
  });
  request.once('close', () => {
    clearInterval(heartbeat);
    end();
  });
}
