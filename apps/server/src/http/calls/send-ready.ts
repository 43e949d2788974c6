// Sends a ready answer, or 304 to a client that has it. Cached by the user's own browser only and revalidated each time: a
// list must never be older than the data it depends on.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerHeaders } from '@earnwall/contract/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { onPlainAnswers } from '#http/errors/security-headers.ts';
import type { IpLog } from '#http/ip-log-headers.ts';
import { LentPage } from '#request/lent-page.ts';
import type { ReadyAnswer } from '#request/ready-answer.ts';

const caching = 'private, no-cache';
const varying = 'authorization';
const json = 'application/json; charset=utf-8';

export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer<unknown>,
): FastifyReply {
  const { etag } = answer;
  reply.header('etag', etag).header('cache-control', caching).header('vary', varying);
  if (isAmong(etag, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.type(json).send(bytesOf(answer, reply.raw));
}

const security = Object.entries(onPlainAnswers).flat();

/** The same without the framework: whatever hooks would add, in their order. */
export function sendReadyPlainly(
  { headers }: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer<unknown>,
  { ipLog, id }: { ipLog: IpLog; id: string },
): void {
  const { etag } = answer;
  const head = [answerHeaders.ipLogHash, ipLog.hash, answerHeaders.ipLogUuid, ipLog.id];
  head.push('etag', etag, 'cache-control', caching, 'vary', varying);
  if (isAmong(etag, headers['if-none-match'])) {
    head.push('x-request-id', id);
    response.writeHead(304, head).end();
    return;
  }
  const bytes = bytesOf(answer, response);
  head.push('content-type', json, 'x-request-id', id, ...security, 'content-length', String(bytes.length));
  response.writeHead(200, head).end(bytes);
}

function isAmong(etag: string, known: string | undefined): boolean {
  if (known === undefined || known === etag) return known === etag;
  return known.split(',').some((tag) => tag.trim() === etag);
}

/** To be sent by this response only. */
function bytesOf(answer: ReadyAnswer<unknown>, response: ServerResponse): Buffer {
  const written = answer.json();
  if (!(written instanceof LentPage)) return written;
  response.once('finish', () => written.giveBack());
  return written.bytes;
}
