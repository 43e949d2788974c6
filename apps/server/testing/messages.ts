// Messages as the endpoints hand them to adapters.
import type { RawMessage } from '#ports/signed-message.ts';

/** Where suppliers send what these functions make. */
const publicOrigin = 'https://panel.test';

interface Sent {
  /** Path and query, or the whole address. */
  readonly url?: string;
  readonly address?: string;
  readonly headers?: RawMessage['headers'];
}

/** A server-to-server message with a body. */
export function aCallback({ body, ...sent }: Sent & { readonly body: string | Uint8Array }): RawMessage {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return { ...message(sent.url ?? '/callbacks/supplier', sent), method: 'POST', body: bytes };
}

/** One that says everything in its address. */
export function aGet(url: string, sent: Omit<Sent, 'url'> = {}): RawMessage {
  return message(url, sent);
}

/** A browser that comes back. */
export function aReturn(url: string, sent: Omit<Sent, 'url'> = {}): RawMessage {
  return message(url, { address: '198.51.100.7', ...sent });
}

/** Put together by hand: the address stays as it was written, byte by byte. */
function message(url: string, { address = '203.0.113.10', headers = {} }: Sent): RawMessage {
  const whole = url.startsWith('/') ? `${publicOrigin}${url}` : url;
  return { method: 'GET', url: whole, address, headers, body: new Uint8Array() };
}
