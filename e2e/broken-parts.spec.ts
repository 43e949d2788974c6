// A part of the panel that fails while it renders is replaced or left out, reported, and takes nothing else along.
import type { Page, Response } from '@playwright/test';
import { aPast, ended, fromCroatia } from './support/activities.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter } from './support/publisher.ts';

const list = (page: Page) => page.getByRole('heading', { level: 1, name: 'Earn rewards' });
const isHistory = (url: URL) => url.pathname === '/api/surveys/activities';
const isTimeline = (url: URL) => url.pathname.endsWith('/timeline');
const isReport = (response: Response) => new URL(response.url()).pathname === '/api/errors/js';

test.describe('a part that fails while it renders', onDesktop, () => {
  test.use(fromCroatia);
  // One report in ten is sent; here every one.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Math.random = () => 0;
    }),
  );

  test('a screen shows the error view, is reported, and the person goes on to the list', async ({
    page,
    database,
  }) => {
    const past = await aPast(database);
    await past.attempt(ended('complete', 10, 500n));
    // Entries without the shape of an entry: no screen can show them.
    await page.route(isHistory, (route) => route.fulfill({ json: [null] }));
    const [report] = await Promise.all([
      page.waitForResponse(isReport),
      enter(page, past.address('surveys')),
    ]);
    await expect(page.getByRole('main', { name: 'Something went wrong' })).toBeFocused();
    expect(report.status()).toBe(200);
    expect(report.request().postDataJSON().message).toMatch(/^activities-history: TypeError: /);

    await page.unroute(isHistory);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();

    await page.route(isHistory, (route) => route.fulfill({ json: [null] }));
    await enter(page, past.address('surveys'));
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(list(page)).toBeVisible();
    // Under the list the same answer belongs to an extra, which is left out.
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page).toHaveURL(/\/support/);
  });

  test('a dialog is replaced by one that can be closed, over a list that is still there', async ({
    page,
    database,
  }) => {
    const past = await aPast(database);
    await past.attempt(ended('complete', 10, 500n));
    await page.route(isTimeline, (route) => route.fulfill({ json: { result: 'complete', status: null } }));
    await enter(page, past.address('surveys'));
    const entry = page.getByRole('main').getByRole('listitem').getByRole('button');
    const [report] = await Promise.all([page.waitForResponse(isReport), entry.click()]);
    const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
    await expect(dialog).toBeVisible();
    expect(report.request().postDataJSON().message).toMatch(/^timeline: TypeError: /);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(entry).toBeFocused();
  });
});
