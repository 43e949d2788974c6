// The browser extension as its users meet it: the prompts over the list, and the extension itself in a real Chromium.
import type { Database } from '@earnwall/server/parts/database';
import { forgetInstalls } from '@earnwall/server/testing/extension-installs';
import { changeUsersOf } from '@earnwall/server/testing/people';
import type { Frame, Locator } from '@playwright/test';

import { expectAccessible } from './support/accessible.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { aStory, type Chrome, openChrome } from './support/extension.ts';
import { frameOf } from './support/frames.ts';
import { test as base, expect } from './support/product.ts';
import { enter, panelAddress } from './support/publisher.ts';
import { scrollToEnd } from './support/scrolling.ts';
import { surveyList, surveyTiles } from './support/survey-list.ts';

const test = base.extend<{ chrome: Chrome }>({
  chrome: async ({ baseURL }, use) => {
    const chrome = await openChrome(baseURL ?? '');
    await use(chrome);
    await chrome.close();
  },
});

/** alice was credited, and does not know it yet. */
async function aCreditedStory(database: Database) {
  const story = await aStory(database);
  const credited = { extension_status: 1, extension_bonus: 250n };
  await changeUsersOf(database.db, story.app, credited);
  return story;
}

/** From the tab in which the extension was installed; once more where Chrome has not let it into pages yet. */
async function comeBack(panel: Frame, arrived: Locator): Promise<void> {
  await expect(async () => {
    await panel.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await expect(arrived).toBeVisible();
  }).toPass();
}

const prompt = 'A bonus for our Chrome extension';
const news = 'Your bonus has arrived';

test(
  'EX-01 asks on desktop Chrome to install the extension, and never again once that is closed',
  onDesktop,
  async ({ page, database, baseURL }) => {
    const { app, address } = await aStory(database);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/banners/')) sent.push(`${pathname} ${request.postData()}`);
    });
    await enter(page, address);
    const dialog = page.getByRole('dialog', { name: prompt });
    await expect(dialog).toContainText(/250\s*coins/);
    const add = dialog.getByRole('link', { name: 'Add to Chrome' });
    await expect(add).toHaveAttribute('href', `${baseURL}/demo/extension`);
    await expect(add).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
    const closed = page.waitForResponse((response) =>
      new URL(response.url()).pathname.endsWith('/banners/close'),
    );
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect((await closed).ok()).toBe(true);
    expect(sent).toEqual([
      '/api/banners/view {"banners":["reward_extension"]}',
      '/api/banners/close {"banner":"extension"}',
    ]);

    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(sent).toHaveLength(2);
    const asAlice = { headers: { authorization: `Bearer alice:${app.id}` } };
    const { extra } = await (await page.request.get('/api/app', asAlice)).json();
    expect(extra.extension.status).toBeNull();

    const guide = await page.request.get('/demo/extension');
    expect(await guide.text()).toContain('apps/extension/dist');
  },
);

test('EX-01 says once that the bonus was credited', onDesktop, async ({ page, database }) => {
  const { address } = await aCreditedStory(database);
  await enter(page, address);
  const dialog = page.getByRole('dialog', { name: news });
  await expect(dialog).toContainText(/250\s*coins/);
  await expect(dialog.getByRole('button', { name: 'Got it' })).toBeFocused();
  await expectAccessible(page);
  const closed = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith('/banners/close'),
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect((await closed).ok()).toBe(true);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('EX-01 other browsers', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  for (const [browser, device, use] of [
    ['a phone', onPhone, {}],
    ['Firefox', onDesktop, { userAgent: firefox }],
  ] as const) {
    test.describe(browser, () => {
      test.use(use);
      test(`EX-01 nothing is said of it on ${browser}`, device, async ({ page, database }) => {
        // The news needs nobody's answer, so that it would open at once.
        const { address } = await aCreditedStory(database);
        const sent: string[] = [];
        page.on('request', (request) => sent.push(new URL(request.url()).pathname));
        await enter(page, address);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(sent.filter((path) => /banners|api\/extension/.test(path))).toEqual([]);
      });
    });
  }
});

test.describe('EX-02 the extension in Chromium', () => {
  test(
    'EX-02 installed, it is tied to its user, earns the bonus once and counts the surveys',
    onDesktop,
    async ({ chrome, database }) => {
      const { app, address, paid } = await aStory(database);
      const page = await chrome.context.newPage();
      await enter(page, address);
      await expect(page.getByRole('dialog', { name: prompt })).toBeVisible();

      const extension = await chrome.install();
      const arrived = page.getByRole('dialog', { name: news });
      await comeBack(page.mainFrame(), arrived);
      await expect(arrived).toContainText(/250\s*coins/);
      await expect(page.getByRole('dialog', { name: prompt })).toHaveCount(0);
      await arrived.getByRole('button', { name: 'Got it' }).click();
      await expect(page.getByRole('region', { name: 'Your earnings' })).toContainText('250');
      const tiles = surveyTiles(page);
      await expect(tiles.first()).toBeVisible();
      await scrollToEnd(page);
      await expect(async () => expect(await extension.badge()).toBe(`${await tiles.count()}`)).toPass();

      // Whoever has it is neither asked nor paid again.
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await paid()).toEqual(['extension_bonus']);

      const popup = await extension.openPopup();
      await expect(popup.locator('#count')).toHaveText(await extension.badge());
      await expect(popup.getByText('Surveys you can take now')).toBeVisible();
      await expectAccessible(popup);
      const opened = chrome.context.waitForEvent('page');
      await popup.keyboard.press('Tab');
      await popup.keyboard.press('Enter');
      const panel = await opened;
      await expect(surveyList(panel)).toBeVisible();

      // A token that the server no longer knows empties the badge, while no panel is open that would bring another one.
      await panel.close();
      await page.goto('about:blank');
      await forgetInstalls(database.db, app);
      await popup.reload();
      await expect(popup.getByText('this extension connects by itself')).toBeVisible();
      expect(await extension.badge()).toBe('');
      await enter(page, address);
      await expect.poll(() => extension.badge()).not.toBe('');
      expect(await paid()).toEqual(['extension_bonus']);
    },
  );

  test(
    'EX-02 a panel open inside a publisher’s page finds it; disconnected, it is there for nobody until it is connected again',
    onDesktop,
    async ({ chrome, database, baseURL, publisherPage }) => {
      const { app, address, paid } = await aStory(database, { allowed_origins: [publisherPage.origin] });
      publisherPage.html = `<iframe title="Panel" width="900" height="700" src="${baseURL}${address}"></iframe>`;
      const page = await chrome.context.newPage();
      await page.goto(publisherPage.origin);
      const panel = await frameOf(page);
      await expect(panel.getByRole('dialog', { name: prompt })).toBeVisible();
      const extension = await chrome.install();
      const arrived = panel.getByRole('dialog', { name: news });
      await comeBack(panel, arrived);
      await arrived.getByRole('button', { name: 'Got it' }).click();
      await expect.poll(() => extension.badge()).not.toBe('');

      const popup = await extension.openPopup();
      await popup.getByRole('button', { name: 'Disconnect' }).click();
      await expect(popup.getByText('Nothing is shown here')).toBeVisible();
      await expect(popup.getByRole('button', { name: 'Connect again' })).toBeFocused();
      await expectAccessible(popup);
      expect(await extension.badge()).toBe('');
      // The same browser, another person: the panel looks for the extension, and nobody answers.
      await enter(page, panelAddress(app, 'bob'));
      await expect(page.getByRole('dialog', { name: prompt })).toBeVisible();
      expect(await extension.badge()).toBe('');

      const opened = chrome.context.waitForEvent('page');
      await popup.getByRole('button', { name: 'Connect again' }).click();
      await expect.poll(() => extension.badge()).not.toBe('');
      // bob is the one who is signed in here now; this browser was paid for already.
      const bobs = await opened;
      await bobs.waitForLoadState('networkidle');
      await expect(bobs.getByRole('dialog')).toHaveCount(0);
      expect(await paid()).toEqual(['extension_bonus']);
    },
  );
});
