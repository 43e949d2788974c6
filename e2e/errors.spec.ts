// What the panel says when it cannot let somebody in, or cannot reach us (ER-01).
import { aSource } from '../apps/server/test/support/rows.ts';
import { expectAccessible } from './support/accessible.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';

test(
  'ER-01 code 8 shows the no-surveys notice instead of an error',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database);
    await aSource(database.db, app, 'ios', ['US']);
    await enter(page, panelAddress(app, 'alice', { s: 'ios' }));
    await expect(page.getByRole('heading', { name: 'No surveys for you right now' })).toBeVisible();
    await expect(page.getByText('Unauthenticated')).toHaveCount(0);
  },
);

test(
  'ER-01 a wrong security hash shows the user id and the hash that were given',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database, { requires_security_hash: true });
    await enter(page, panelAddress(app, 'alice', { shash: 'abc123' }));
    await expect(page.getByRole('heading', { name: 'Hash invalid. Please contact support.' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('alice');
    await expect(page.getByRole('main')).toContainText('abc123');
    await expect(page.getByRole('button', { name: 'Home' })).toHaveCount(0);
  },
);

for (const [code, address] of [
  [2, '/?uh=nobody'],
  [3, '/?app=no-such-app&uuid=alice'],
  [6, '/?app=12345&uuid=alice'],
  [10, '/?app=demo-off&uuid=alice'],
] as const) {
  test(`ER-01 code ${code} says Unauthenticated with its code`, onDesktop, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Unauthenticated' })).toBeVisible();
    await expect(page.getByText(`Code ${code}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Home' })).toHaveCount(0);
  });
}

test('ER-01 a lost connection says so, and Home tries again', onDesktop, async ({ page, database }) => {
  const app = await openApp(database);
  await enter(page, panelAddress(app, 'alice'));
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await expect(page.getByText('Oh, seems like you lost internet')).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL(/timeend=\d+/);
});

test(
  'ER-01 AP-04 where there is no room yet a script panel says so, and gets in without a reload',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database);
    await enter(page, panelAddress(app, 'alice', { mode: 'script' }));
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await page.route(
      '**/api/app?**',
      (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' }, body: '{}' }),
      { times: 1 },
    );
    await page.goto('/surveys?mode=script');
    const wait = page.getByRole('heading', { name: 'One moment, please' });
    await expect(wait).toBeVisible();
    await expect(page.getByText(/We’ll try again by ourselves in \d+ s\./)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(wait).toBeHidden();
    await expect(page).toHaveURL(/\/surveys/);
  },
);

test('ER-01 everything else is a page that was not found', onDesktop, async ({ page }) => {
  await page.goto('/error');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('people with a notice are told what and until when', onDesktop, async ({ page }) => {
  await page.goto('/?app=demo-coins&uuid=carol');
  await expect(page.getByText('Your account is banned')).toBeVisible();
  await expect(page.getByText(/You can take surveys again after .*20\d\d/)).toBeVisible();
  await page.goto('/?app=demo-coins&uuid=dana');
  await expect(page.getByText(/on hold until .*20\d\d/)).toBeVisible();
});
