// One push message as a request to the browser's push service.
import type { OutgoingRequest } from '#ports/postback-sender.ts';
import type { PushSubscriptionRecord } from '#store/alerts/push-subscriptions.ts';
import { encryptFor } from './encrypt.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';

/** What the service worker shows. */
export interface PushContent {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

interface Sending {
  readonly keys: VapidKeys;
  readonly contact: string;
  readonly now: Date;
  /** Not delivered by then, it is dropped by the push service. */
  readonly seconds: number;
}

export function pushRequest(
  to: Pick<PushSubscriptionRecord, 'endpoint' | 'p256dh' | 'auth'>,
  content: PushContent,
  { keys, contact, now, seconds }: Sending,
): OutgoingRequest {
  return {
    method: 'POST',
    url: to.endpoint,
    headers: {
      authorization: vapidHeader(keys, to.endpoint, contact, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(seconds),
      urgency: 'normal',
      // A newer one takes the place of one that waits.
      topic: 'surveys',
    },
    body: encryptFor(to, JSON.stringify(content)),
  };
}
