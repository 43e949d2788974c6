// The inbox of the demo's users, as a page and as JSON; readable without a key.
import type { FastifyInstance } from 'fastify';
import type { Html } from '../html.ts';

export interface Inbox<Message> {
  /** The page's path; its JSON is at `{path}/messages`. */
  path: string;
  isAddress: (to: string) => boolean;
  /** Newest first; to everybody, or to one address. */
  read: (to: string | null) => readonly Message[];
  page: (messages: readonly Message[], to: string | null) => Html;
}

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

interface InboxRequest {
  Querystring: Readonly<Record<string, unknown>>;
}

export function inboxRoutes<Message>(site: FastifyInstance, inbox: Inbox<Message>): void {
  const { path, isAddress, read, page } = inbox;
  const addressIn = ({ to }: InboxRequest['Querystring']) =>
    typeof to === 'string' && isAddress(to) ? to : null;

  site.get<InboxRequest>(`${path}/messages`, async ({ query }, reply) => {
    reply.headers(headers);
    return { messages: read(addressIn(query)) };
  });

  site.get<InboxRequest>(path, async ({ query }, reply) => {
    const to = addressIn(query);
    reply.headers(headers).type('text/html; charset=utf-8');
    return page(read(to), to).markup;
  });
}
