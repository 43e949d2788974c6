// Standard Webhooks: a JSON body, and three headers that sign it.
import { randomBytes } from 'node:crypto';
import { bodyOf } from '@earnwall/postbacks/body';
import { signMessage } from '@earnwall/postbacks/signature';
import type { Form, Signing } from './forms.ts';
import type { Request } from './send.ts';

export function jsonForm(url: string): Form {
  return {
    requestOf: (postback, signing) =>
      signedJson(url, postback.transaction_id, JSON.stringify(bodyOf(postback)), signing),
    forged: (request) => withSignature(request, `v1,${randomBytes(32).toString('base64')}`),
    unsigned: ({ headers: { 'webhook-signature': _, ...headers }, ...request }) => ({ ...request, headers }),
    malformed: (request) => {
      const right = request.headers['webhook-signature'] ?? '';
      return [
        { how: 'an empty signature', request: withSignature(request, 'v1,') },
        { how: 'half of the signature', request: withSignature(request, right.slice(0, right.length / 2)) },
        { how: 'a signature that is no base64', request: withSignature(request, 'v1,ü%%%') },
      ];
    },
    changed: (request) => [
      { how: 'another amount', request: { ...request, body: raised(request.body) } },
      {
        how: 'another webhook-id',
        request: withHeader(request, 'webhook-id', `${request.headers['webhook-id']}0`),
      },
      {
        how: 'another webhook-timestamp',
        request: withHeader(
          request,
          'webhook-timestamp',
          `${Number(request.headers['webhook-timestamp']) - 1}`,
        ),
      },
    ],
  };
}

export function signedJson(url: string, id: string, body: string, { secrets, sentAt }: Signing): Request {
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  return {
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(body)}`,
      'user-agent': 'Earnwall-Doctor',
      'webhook-id': id,
      'webhook-timestamp': `${timestamp}`,
      'webhook-signature': signMessage({ id, timestamp, body }, secrets),
    },
    body,
  };
}

const withHeader = (request: Request, name: string, value: string): Request => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});

export const withSignature = (request: Request, signature: string): Request =>
  withHeader(request, 'webhook-signature', latin(signature));

/** Headers are bytes: whatever is no Latin-1 would not leave. */
const latin = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** One digit of the amount, so that the length stays. */
const raised = (body: string | null): string => (body ?? '').replace(/"amount":\d/, '"amount":9');
