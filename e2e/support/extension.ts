// A whole Chromium with a profile of its own, and the extension built for the product that the stories run against.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord, NewApp } from '@earnwall/server/testing/apps';
import { movementsIn } from '@earnwall/server/testing/ledger';
import { type BrowserContext, chromium, type Page, type Worker } from '@playwright/test';

import { demoExtension } from '../../packages/contract/src/demo-extension.ts';
import { makeExtension } from '../../scripts/build/extension.ts';
import { findWholeChromium } from '../../scripts/chromium.ts';
import { appWithAlice } from './people.ts';
import { panelAddress } from './publisher.ts';

export interface Chrome {
  context: BrowserContext;
  /** As if the user had pressed "Add to Chrome". */
  install(): Promise<Installed>;
  close(): Promise<void>;
}

interface Installed {
  badge(): Promise<string>;
  /** The popup of its button, as a page. */
  openPopup(): Promise<Page>;
}

export async function openChrome(productUrl: string): Promise<Chrome> {
  const folder = await mkdtemp(join(tmpdir(), 'earnwall-chrome-'));
  const extension = join(folder, 'extension');
  await makeExtension({ origin: productUrl, key: demoExtension.publicKey }, extension);
  const context = await launch(join(folder, 'profile'), productUrl);
  return {
    context,
    install: () => install(context, extension),
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The shell of the other stories loads no extension, so that these need the whole browser, and fail without it. */
function launch(profile: string, baseURL: string): Promise<BrowserContext> {
  const executablePath = findWholeChromium();
  return chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    baseURL,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--disable-gpu',
      // Lets a command load a folder while the browser runs, as the button of its extensions page does.
      '--enable-unsafe-extension-debugging',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

async function install(context: BrowserContext, path: string): Promise<Installed> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser of this profile has no connection for commands');
  const session = await browser.newBrowserCDPSession();
  const started = context.waitForEvent('serviceworker');
  // Not among the commands Playwright knows.
  await (session as unknown as LoadsExtensions).send('Extensions.loadUnpacked', { path });
  const worker = await started;
  return {
    badge: () => badgeOf(context, worker),
    openPopup: async () => {
      const popup = await context.newPage();
      await popup.goto(`chrome-extension://${demoExtension.id}/popup.html`);
      return popup;
    },
  };
}

interface LoadsExtensions {
  send(command: 'Extensions.loadUnpacked', given: { path: string }): Promise<{ id: string }>;
}

/** The worker rests when it has nothing to do, and another one takes its place. */
async function badgeOf(context: BrowserContext, first: Worker): Promise<string> {
  const worker = context.serviceWorkers().at(-1) ?? first;
  return worker.evaluate<string>('chrome.action.getBadgeText({})');
}

interface Story {
  app: AppRecord;
  address: string;
  /** What the app's users were paid for. */
  paid(): Promise<string[]>;
}

/** alice in an app of her own that pays 250 coins for the extension. */
export async function aStory(database: Database, given: NewApp = {}): Promise<Story> {
  const { app } = await appWithAlice(database, { extension_bonus: 250n, ...given });
  return {
    app,
    address: panelAddress(app, 'alice'),
    paid: async () => (await movementsIn(database.db, app)).map(({ kind }) => kind),
  };
}
