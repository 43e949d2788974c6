import type { Page } from '@playwright/test';

/**
 * For stories that write into the database, of which sockets are sent nothing: a page without one asks, and soon. And for
 * those that turn the clock: a socket would take its server for gone.
 */
export async function withoutSockets(page: Page): Promise<void> {
  await page.routeWebSocket('**/realtime*', (socket) => socket.close());
}
