// The receiver's address: POST with JSON, or a signed GET, at /publisher/postbacks/{app}.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Delivery, type ReceiverParts, receive, refuse } from './receiver.ts';
import { Refusal } from './refusal.ts';

interface ByApp {
  Params: { app: string };
  Body: unknown;
}

/** `slowMs`: longer than a sender waits. */
export function receiverRoutes(site: FastifyInstance, parts: ReceiverParts, slowMs = 12_000): void {
  // The signature covers the bytes, so nobody parses them first.
  site.removeAllContentTypeParsers();
  site.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) => body);

  site.setErrorHandler(async (error: Error & { statusCode?: number }, request: FastifyRequest, reply) => {
    if (error.statusCode !== 413) throw error;
    const refusal = new Refusal(413, 'The body is larger than 64 KB.');
    refuse(deliveryOf(request as FastifyRequest<ByApp>), refusal, parts);
    return reply.code(413).send({ error: refusal.message });
  });

  const handle = async (request: FastifyRequest<ByApp>, reply: FastifyReply) => {
    const { status, error, fault } = receive(deliveryOf(request), parts);
    if (fault === 'drop') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (fault === 'slow') await wait(slowMs, undefined, { ref: false });
    return reply.code(status).send(error ? { error } : { received: status < 300 });
  };
  site.post<ByApp>('/publisher/postbacks/:app', handle);
  // A HEAD would be booked as well.
  site.get<ByApp>('/publisher/postbacks/:app', { exposeHeadRoute: false }, handle);
}

function deliveryOf({ params, method, raw, headers, body }: FastifyRequest<ByApp>): Delivery {
  return {
    app: params.app,
    method: method === 'GET' ? 'GET' : 'POST',
    target: raw.url ?? '',
    headers,
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}
