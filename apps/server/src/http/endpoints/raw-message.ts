// A request as the sender's adapter checks it. The address is the one that the sender knows: our public origin, whatever
// scheme and host the last proxy used, and then the target byte by byte, since signatures cover it as it was sent.
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { RawMessage } from '#ports/signed-message.ts';
import { targetOf } from '#request/request-address.ts';

export function rawMessage(
  { publicUrl }: Pick<ServerContext, 'publicUrl'>,
  { method, originalUrl, ip, headers }: FastifyRequest,
  body: Uint8Array = new Uint8Array(),
): RawMessage {
  return {
    method: method === 'POST' ? 'POST' : 'GET',
    url: `${publicUrl()}${targetOf(originalUrl)}`,
    address: ip,
    headers,
    body,
  };
}

/** All that it says: a GET has no body and says it in its address. */
export function sentBytes(message: RawMessage, { originalUrl }: FastifyRequest): Uint8Array {
  return message.method === 'POST' ? message.body : Buffer.from(targetOf(originalUrl));
}
