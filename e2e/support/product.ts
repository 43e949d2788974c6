// The `test` that every story uses: relative addresses open the product, `sandboxUrl` the publisher's site, and
// `database` is where a story sets up the apps and people it speaks of.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Database, openDatabase } from '@earnwall/server/parts/database';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /**
   * Screens one press away are not loaded ahead: that is half of what a visit costs, and most stories are not about it.
   */
  savesData: boolean;
  sandboxUrl: string;
  /** A publisher's own page on another site: `html` is what it serves, `origin` where. */
  publisherPage: ServedPage;
  /** A page of another origin on the product's own site, with which it shares the browser's storage. */
  neighbourPage: ServedPage;
}

interface ServedPage {
  origin: string;
  html: string;
  /** Headers of the page beside its type. */
  headers: Record<string, string>;
}

/** In the browser. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

export const test = base.extend<Fixtures, { database: Database }>({
  baseURL: async ({ baseURL: _ }, use) => use(addressOf('E2E_PRODUCT_URL')),
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) await context.addInitScript(saveData);
    await use(context);
  },
  sandboxUrl: async ({ baseURL: _ }, use) => use(addressOf('E2E_SANDBOX_URL')),
  publisherPage: ({ baseURL: _ }, use) => servePage('localhost', use),
  neighbourPage: ({ baseURL: _ }, use) => servePage('127.0.0.1', use),
  database: [
    async ({ browserName: _ }, use) => {
      const connectionString = addressOf('E2E_DATABASE_URL');
      // Two browsers share this machine with it; slow is not down.
      const patience = { connectTimeoutMs: 20_000, queryTimeoutMs: 20_000 };
      const database = openDatabase({ connectionString, poolSize: 2, ...patience }, console);
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
});

async function servePage(host: string, use: (page: ServedPage) => Promise<void>): Promise<void> {
  const page: ServedPage = { origin: '', html: '', headers: {} };
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html', ...page.headers })
      .end(`<!doctype html><title>Publisher</title>${page.html}`);
  });
  await new Promise<void>((listening) => server.listen(0, host, listening));
  page.origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  await use(page);
  server.closeAllConnections();
  server.close();
}

function addressOf(name: string): string {
  const address = process.env[name];
  if (!address) throw new Error(`${name} is not set: the product was not started`);
  return address;
}
