// Sends a ready answer, or 304 to a client that has it. Cached by the user's own browser only and revalidated each time: a
// list must never be older than the data it depends on.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LentPage } from '#request/lent-page.ts';
import type { ReadyAnswer } from '#request/ready-answer.ts';

export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer<unknown>,
): FastifyReply {
  // Weak, because a proxy that compresses changes the bytes.
  const etag = `W/"${answer.etag}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'authorization');
  if (isAmong(etag, request.headers['if-none-match'])) return reply.code(304).send();
  const json = answer.json();
  if (json instanceof LentPage) reply.raw.once('finish', () => json.giveBack());
  return reply.type('application/json; charset=utf-8').send(json instanceof LentPage ? json.bytes : json);
}

function isAmong(etag: string, known: string | undefined): boolean {
  if (known === undefined || known === etag) return known === etag;
  return known.split(',').some((tag) => tag.trim() === etag);
}
