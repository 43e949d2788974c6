// Access check for endpoints that only a buyer may call: the request has to carry the buyer's API key.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type AccessCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export function buyersOnly(apiKey: string | null): AccessCheck {
  return async (request, reply) => {
    if (!isBuyer(request.headers['x-api-key'], apiKey))
      await reply
        .code(401)
        .send({ error: 'The header x-api-key is missing or wrong: send the API key of a buyer.' });
  };
}

function isBuyer(shown: unknown, apiKey: string | null): boolean {
  if (typeof shown !== 'string' || apiKey === null) return false;
  // Digests have one length, so that the time of the comparison reveals nothing about the key.
  return timingSafeEqual(digest(shown), digest(apiKey));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
