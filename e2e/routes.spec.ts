// Where addresses lead (RT-*).
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import { aResult, underway } from './support/results.ts';

test('RT-02 any other path falls through to the survey list', onDesktop, async ({ page, database }) => {
  const app = await openApp(database);
  for (const path of ['/no/such/page', '/index.html', '/surveys/']) {
    await page.goto(panelAddress(app, 'alice').replace('/', path));
    await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  }
});

test(
  'RT-07 an address with cid leads to the result with all its parameters',
  onDesktop,
  async ({ page, database }) => {
    const { app, cid } = await aResult(database, underway);
    await enter(page, panelAddress(app, 'alice', { cid, subid1: 'x', language: 'en' }));
    await expect(page).toHaveURL(/\/result\?/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ app: app.id, cid, subid1: 'x', language: 'en' });
  },
);

test(
  'RT-06 without a login only the list opens: it makes no call and says where to come from',
  onDesktop,
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'This page opens from your app' })).toBeVisible();
    expect(calls).toEqual([]);
    await page.goto('/support');
    await expect(page).toHaveURL(/\/error/);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
);

test(
  'RT-05 an app without a panel lets links in and everybody else out',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database, { panel_enabled: false, policy_required: true });
    await enter(page, panelAddress(app, 'alice'));
    await expect(page).toHaveURL(/\/error/);
    await page.goto(`/survey?app=${app.id}&sh=some-survey`);
    await expect(page).toHaveURL(/\/policy/);
    // The survey of the link is kept, so the way leads back to it.
    await page.goto('/');
    await expect(page).toHaveURL(/\/(questions|policy)/);
    await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  },
);
