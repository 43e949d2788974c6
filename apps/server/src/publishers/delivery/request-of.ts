// The HTTP request that tells a publisher of a postback.
import { bodyOf } from '@earnwall/postbacks/body';
import type { Postback } from '@earnwall/postbacks/postback';
import { signMessage } from '@earnwall/postbacks/signature';
import { signedAddressOf } from '@earnwall/postbacks/signed-address';
import type { PostbackRequest } from '#ports/postback-sender.ts';

interface MessageTarget {
  url: string;
  secret: string;
  previous_secret: string | null;
  is_previous_live: boolean;
}

interface Target extends MessageTarget {
  form: 'json' | 'get';
}

const agent = 'Earnwall-Postbacks/1';

export function requestOf(target: Target, postback: Postback, sentAt: Date): PostbackRequest {
  const secrets = secretsOf(target);
  if (target.form === 'get') {
    const url = signedAddressOf(target.url, postback, { sentAt, secrets });
    return { method: 'GET', url, headers: { 'user-agent': agent }, body: null };
  }
  return messageRequest(target, { id: postback.transaction_id, content: bodyOf(postback) }, sentAt);
}

/** A Standard Webhooks message. */
export function messageRequest(
  target: MessageTarget,
  { id, content }: { id: string; content: unknown },
  sentAt: Date,
): PostbackRequest {
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  const body = JSON.stringify(content);
  return {
    method: 'POST',
    url: target.url,
    headers: {
      'user-agent': agent,
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': `${timestamp}`,
      'webhook-signature': signMessage({ id, timestamp, body }, secretsOf(target)),
    },
    body,
  };
}

/** The newest first; two while a secret is being rotated. */
export function secretsOf({ secret, previous_secret, is_previous_live }: MessageTarget): string[] {
  return previous_secret !== null && is_previous_live ? [secret, previous_secret] : [secret];
}
