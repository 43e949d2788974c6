// A credit is celebrated where it lands, once: on the list, and in the dialog that leads to a phone (decision 0106).
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord } from '@earnwall/server/testing/apps';
import { countOffersWithRef } from '@earnwall/server/testing/offers';
import { type Browser, devices, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { country, fromCroatia } from './support/activities.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import { endWith, qualify, surveyPaying } from './support/supplier.ts';

const earnings = (page: Page) => page.getByRole('region', { name: 'Your earnings' });
const news = (page: Page) => earnings(page).getByRole('status');

/** Everything the strip has announced since then. */
async function listenToNews(page: Page): Promise<() => Promise<string[]>> {
  await expect(news(page)).toBeAttached();
  await news(page).evaluate((status) => {
    const said: string[] = [];
    new MutationObserver(() => status.textContent && said.push(status.textContent)).observe(status, {
      ...{ childList: true, subtree: true, characterData: true },
    });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test.describe('on the list', onDesktop, () => {
  test.use(fromCroatia);

  async function earn(page: Page, database: Database, app: AppRecord, coins: number): Promise<void> {
    const { url } = await qualify(page, app, await surveyPaying(database, coins, { country }));
    await page.goto(url);
    await endWith(page, '10', 'lost-return');
  }

  test('SL-01 a credit rises beside today, is announced once, and not again after a reload', async ({
    page,
    context,
    database,
  }) => {
    const app = await openApp(database);
    await enter(page, panelAddress(app, 'bob'));
    const said = await listenToNews(page);
    const before = await earnings(page).boundingBox();
    await earn(await context.newPage(), database, app, 2000);
    await page.bringToFront();
    await expect(page.locator('.stat-credit')).toHaveText('+2,000');
    await expectAccessible(page);
    // It has its place in the strip: nothing has moved for it.
    expect(await earnings(page).boundingBox()).toEqual(before);
    await expect(page.locator('.stat-credit')).toHaveCount(0);
    expect(await said()).toEqual(['You earned 2,000 coins']);

    await page.reload();
    const saidAgain = await listenToNews(page);
    await earn(await context.newPage(), database, app, 300);
    await page.bringToFront();
    await expect(page.locator('.stat-credit')).toHaveText('+300');
    expect(await saidAgain()).toEqual(['You earned 300 coins']);
  });
});

test.describe('in the dialog that leads to a phone', onDesktop, () => {
  const code = { name: 'QR code with your personal link' };

  async function openLanternKeep(page: Page, database: Database) {
    const app = await openApp(database);
    // The network's catalogue is read soon after the start, which may be now.
    await expect.poll(() => countOffersWithRef(database.db, 'lantern-keep')).toBe(1);
    await enter(page, panelAddress(app, 'gamer').replace('/?', '/offers?'));
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Android' }).check();
    await page.getByRole('button', { name: 'Show offers' }).click();
    await expect(page.getByRole('region', { name: 'Top picks' })).toBeVisible();
    return openDetails(page);
  }

  async function openDetails(page: Page) {
    await page
      .getByRole('button', { name: /^Lantern Keep,/ })
      .first()
      .click();
    return page.getByRole('dialog', { name: 'Offer details' });
  }

  async function openOnPhone(page: Page, browser: Browser): Promise<Page> {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    const phone = await (await browser.newContext({ ...devices['Pixel 7'] })).newPage();
    await phone.goto(link);
    return phone;
  }

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test.describe(`with ${reducedMotion}`, () => {
      test.use({ contextOptions: { reducedMotion } });

      test('OF-05 OF-07 the code gives way to live milestones, and a paid one lands on top', async ({
        page,
        browser,
        database,
      }) => {
        const details = await openLanternKeep(page, database);
        await details.getByRole('button', { name: 'Start' }).click();
        await expect(details.getByRole('img', code)).toBeVisible();
        const phone = await openOnPhone(page, browser);

        await expect(details.getByRole('heading', { name: 'Opened on your phone' })).toBeFocused();
        await expect(details.getByText('Live from your phone')).toBeVisible();
        await expect(details.getByRole('img', code)).toHaveCount(0);
        await expectAccessible(page);

        await phone.getByRole('button', { name: 'Install and open, 1 times' }).click();
        await expect(details.getByRole('status')).toHaveText(
          'You earned 100 coins. Just arrived: Install and open the game',
        );
        await expect(details.locator('.offer-arrived')).toContainText('+100 coins');
        await expect(details.locator('.segment-done').first()).toHaveAttribute('style', /scaleX\(1\)/);
        await expectAccessible(page);

        await details.getByRole('button', { name: 'Show the code again' }).press('Enter');
        await expect(details.getByRole('img', code)).toBeVisible();
        await expect(details.getByText('100 coins of 3,450 coins collected')).toBeVisible();

        // What the dialog has celebrated, the strip behind it does not celebrate once more.
        const said = await listenToNews(page);
        await page.keyboard.press('Escape');
        await expect(details).toHaveCount(0);
        await expect(earnings(page).getByRole('definition').first()).toHaveText('100coins');
        // Nor is the code shown alone to somebody who is on the way.
        await (await openDetails(page)).getByRole('button', { name: 'Continue' }).click();
        await expect(details.getByRole('heading', { name: 'Opened on your phone' })).toBeFocused();
        await expect(details.getByText('100 coins of 3,450 coins collected')).toBeVisible();
        expect(await said()).toEqual([]);
        await phone.context().close();
      });
    });
  }
});
