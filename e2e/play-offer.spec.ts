// A game from start to end: devices chosen, scanned, played on a phone, paid at once, paid after a hold, and in the history.
import { endWaitOfPoints } from '@earnwall/server/testing/offer-clicks';
import { countOffersWithRef } from '@earnwall/server/testing/offers';
import { devices } from '@playwright/test';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';

test(
  'OF-02 OF-05 OF-07 OF-09 from the choice of devices to points that were waited for',
  onDesktop,
  async ({ page, browser, database }) => {
    const app = await openApp(database);
    // The network's catalogue is read soon after the start, which may be now.
    await expect.poll(() => countOffersWithRef(database.db, 'lantern-keep')).toBe(1);
    await enter(page, panelAddress(app, 'gamer').replace('/?', '/offers?'));

    const chooser = page.getByRole('dialog');
    await chooser.getByRole('checkbox', { name: 'Android' }).check();
    await chooser.getByRole('button', { name: 'Show offers' }).click();
    // It comes after the list, and moves what stands below it.
    await expect(page.getByRole('region', { name: 'Top picks' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Lantern Keep,/ })
      .first()
      .click();
    const details = page.getByRole('dialog', { name: 'Offer details' });
    await details.getByRole('button', { name: 'Start' }).click();
    await expect(details.getByRole('img', { name: 'QR code with your personal link' })).toBeVisible();

    // What the code holds, as the phone's camera would read it.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await details.getByRole('button', { name: 'Copy the link' }).click();
    await expect(details.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    const phone = await (await browser.newContext({ ...devices['Pixel 7'] })).newPage();
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'Lantern Keep' })).toBeVisible();
    await expect(details.getByText('Opened on your phone')).toBeVisible();

    await details.getByRole('button', { name: 'Back' }).click();
    const task = (name: string) => details.getByRole('listitem').filter({ hasText: name });
    const play = async (name: string, eventsInAll: number) => {
      await phone.getByRole('button', { name }).click();
      // Each press leads to a new page: the next one must not meet the old.
      await expect(phone.locator('.sent').getByRole('listitem')).toHaveCount(eventsInAll);
    };
    await play('Install and open, 1 times', 1);
    await expect(task('Install and open the game')).toContainText('Done');
    await play('Reach the next level, 5 times', 6);
    await expect(task('Reach level 5')).toContainText('Done');
    await expect(task('Reach level 20')).toContainText('5 of 20');
    await play('Purchase, 1 times', 7);
    await expect(task('lamplighter')).toContainText('Done, paid on');
    // 0.20 + 0.80 at once, 2.50 later; a dollar pays 500 coins here.
    await expect(details.getByRole('status')).toContainText('1,750 coins of 3,450 coins collected');

    await page.goto(panelAddress(app, 'gamer').replace('/?', '/activities-history/offers?'));
    const pending = page.getByRole('region', { name: 'Pending points' });
    await expect(pending).toContainText('1,250');
    expect(await endWaitOfPoints(database.db, app)).toEqual([1250n]);
    // The points come by themselves, and the history of the open page follows.
    await expect(pending).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'lamplighter' })).toContainText('1,250');
    await phone.context().close();
  },
);
