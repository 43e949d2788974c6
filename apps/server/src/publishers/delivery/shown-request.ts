// The request of a postback as people may see it: without its signature, since whoever has one could send it.
import { macrosIn } from '@earnwall/postbacks/macros';
import type { Postback } from '@earnwall/postbacks/postback';
import type { PostbackRequest } from '#ports/postback-sender.ts';
import { requestOf } from './request-of.ts';

const hidden = 'hidden';

/** Signed with nothing: no secret comes near it. */
export function unsignedRequest(url: string, postback: Postback, sentAt: Date): PostbackRequest {
  // Only the form `get` has macros, and it must have some.
  const form = macrosIn(url).length > 0 ? 'get' : 'json';
  const target = { url, form, secret: '', previous_secret: null, is_previous_live: false } as const;
  const request = requestOf(target, postback, sentAt);
  const { 'webhook-signature': _, ...headers } = request.headers;
  return { ...request, url: request.url.replace(/[?&]signature=[0-9a-f]*$/, ''), headers };
}

/** The same with a word where the signature was or will be. */
export function shownRequest(url: string, postback: Postback, sentAt: Date): PostbackRequest {
  const request = unsignedRequest(url, postback, sentAt);
  if (request.method === 'POST')
    return { ...request, headers: { ...request.headers, 'webhook-signature': `v1,${hidden}` } };
  const mark = request.url.includes('?') ? '&' : '?';
  return { ...request, url: `${request.url}${mark}signature=${hidden}` };
}
