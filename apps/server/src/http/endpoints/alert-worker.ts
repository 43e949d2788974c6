// GET /alerts/worker.js: the service worker that shows notifications about new surveys. Its scope is its own folder, where
// there is no page of the panel: it never stands between the panel and the network. Browsers look for a new version.
import type { FastifyInstance } from 'fastify';
import { alertsPath } from '#notifications/addresses.ts';

const source = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => {
  const { title, body, lang, dir } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, lang, dir, tag: 'surveys' }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open());
});
/* A panel that is open comes to the front; otherwise one is opened, which knows its user by what it has stored. */
async function open() {
  const panels = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const panel of panels) {
    if (/^\\/(console|alerts|docs)\\b/.test(new URL(panel.url).pathname)) continue;
    try {
      return await panel.focus();
    } catch {}
  }
  return await self.clients.openWindow('/');
}
`;

export function alertWorker(app: FastifyInstance): void {
  app.get(`${alertsPath}worker.js`, { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(source),
  );
}
