// Answers thrown errors, unknown addresses and unparsable requests.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, MethodNotAllowed, retryAfterOf } from '#request/api-error.ts';
import { apiErrorOf } from './error-answer.ts';

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = apiErrorOf(error);
  if (answer.status >= 500 || answer.cause !== undefined) request.log.error({ err: error }, 'Request failed');
  else request.log.info({ code: answer.code }, 'Request refused');
  const retryAfter = retryAfterOf(answer);
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
  if (answer instanceof MethodNotAllowed) reply.header('allow', answer.allowed.join(', '));
  void reply.code(answer.status).type('application/json; charset=utf-8').send(bodyOf(answer));
}

export function answerUnknownAddress(request: FastifyRequest, reply: FastifyReply): void {
  answerError(new ApiError('not-found', 'There is nothing at this address.'), request, reply);
}

/** Bytes that are not an HTTP request never reach a handler; they still get the common error format. */
export function answerClientError(error: { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = bodyOf(new ApiError('bad-request', 'The request cannot be read.'));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function bodyOf({ code, message, errors }: ApiError): string {
  return JSON.stringify({ code, message, errors });
}
