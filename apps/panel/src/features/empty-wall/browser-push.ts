// The browser's own side of notifications. The service worker has a folder of its own as its scope, so that it never stands
// between the panel and the network.
import type { PushAbilities } from './push-way.ts';

const script = '/alerts/worker.js';
const scope = '/alerts/';

export function pushAbilities(): PushAbilities {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return {
    isSupported,
    isFramed: window.self !== window.top,
    permission: isSupported ? Notification.permission : 'denied',
  };
}

/** The subscription of this browser; null where there is none. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Null: the user has said no. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(script, { scope });
  await isActive(registration);
  // One made with another key of the server gets nothing any more.
  const old = await registration.pushManager.getSubscription();
  if (old && keyOf(old) !== key) await old.unsubscribe();
  return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** What the server knows a subscription by. */
export async function digestOf(endpoint: string): Promise<string> {
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

/** What the server is sent. */
export function fieldsOf(subscription: PushSubscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

function isActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
}

function keyOf({ options }: PushSubscription): string | null {
  return options.applicationServerKey && base64url(options.applicationServerKey);
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
