// The security headers of every answer. Pages have a content security policy of their own; any other answer may load
// nothing and be framed by nothing.
import type { FastifyReply } from 'fastify';

const policy = 'content-security-policy';
const caching = 'cache-control';
const sharing = 'cross-origin-resource-policy';

const onEveryAnswer = {
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;

const nothingElse = "default-src 'none'; frame-ancestors 'none'";

/** For an answer that is given before the framework sees the request. */
export const onPlainAnswers = { ...onEveryAnswer, [sharing]: 'same-origin', [policy]: nothingElse };

export function secure(reply: FastifyReply): void {
  // The client has them from the first answer, and setting each header costs as much as checking the identity.
  if (reply.statusCode === 304) return;
  reply.headers(onEveryAnswer);
  // By default an answer may be personal: neither a proxy nor a shared browser may cache it.
  if (!reply.hasHeader(caching)) reply.header(caching, 'private, no-store');
  if (!reply.hasHeader(sharing)) reply.header(sharing, 'same-origin');
  if (!reply.hasHeader(policy)) reply.header(policy, nothingElse);
}
