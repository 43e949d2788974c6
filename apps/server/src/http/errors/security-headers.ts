// What every answer asks of a browser, the same each time. Pages bring a policy of their own; an answer that is no page
// may load nothing and be framed by nothing.
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
  // Who hears that nothing has changed has them from before, and each header costs as much as a look at the account.
  if (reply.statusCode === 304) return;
  reply.headers(onEveryAnswer);
  // Whatever says nothing else may be about a person: no cache on the way keeps it, nor a browser that many share.
  if (!reply.hasHeader(caching)) reply.header(caching, 'private, no-store');
  if (!reply.hasHeader(sharing)) reply.header(sharing, 'same-origin');
  if (!reply.hasHeader(policy)) reply.header(policy, nothingElse);
}
