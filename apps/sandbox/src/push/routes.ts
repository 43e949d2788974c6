// A push service, as browsers' makers run one: it takes encrypted messages for subscriptions, and has forgotten those whose
// name begins with `gone`.
import type { FastifyInstance } from 'fastify';

interface PushMessage {
  to: string;
  headers: Readonly<Record<string, unknown>>;
  /** Nobody but the browser can read it. */
  bytes: number;
}

const maxKept = 300;

export function pushRoutes(site: FastifyInstance): void {
  let messages: PushMessage[] = [];
  site.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  site.post<{ Params: { to: string }; Body: Buffer }>(
    '/push/:to',
    async ({ params: { to }, headers, body }, reply) => {
      if (to.startsWith('gone')) return reply.code(410).send();
      messages = [{ to, headers, bytes: body.length }, ...messages].slice(0, maxKept);
      return reply.code(201).send();
    },
  );
  site.get<{ Params: { to: string } }>('/push/:to', async ({ params: { to } }) =>
    messages.filter((message) => message.to === to),
  );
}
