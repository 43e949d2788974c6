// What the panel says when it cannot let somebody in, or cannot reach us (ER-01).
import type { Database } from '@earnwall/server/parts/database';
import { type AppRecord, aSource, changeApp } from '@earnwall/server/testing/apps';
import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessible.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, enterAsAlice, openApp, panelAddress } from './support/publisher.ts';

test(
  'ER-01 code 8 shows the no-surveys notice instead of an error',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database);
    await aSource(database.db, app, 'ios', ['US']);
    await enter(page, panelAddress(app, 'alice', { s: 'ios' }));
    for (const look of ['first', 'after a reload']) {
      await test.step(look, async () => {
        await expect(page.getByRole('heading', { name: 'No surveys for you right now' })).toBeVisible();
        await expect(page.getByText('Unauthenticated')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Home' })).toHaveCount(0);
      });
      await page.reload();
    }
  },
);

test(
  'ER-01 a wrong security hash shows the user id and the hash that were given',
  onDesktop,
  async ({ page, database }) => {
    await enterAsAlice(page, database, { requires_security_hash: true }, { shash: 'abc123' });
    for (const look of ['first', 'after a reload']) {
      await test.step(look, async () => {
        await expect(
          page.getByRole('heading', { name: 'Hash invalid. Please contact support.' }),
        ).toBeVisible();
        await expect(page.getByRole('main')).toContainText('alice');
        await expect(page.getByRole('main')).toContainText('abc123');
        await expect(page.getByRole('button', { name: 'Home' })).toHaveCount(0);
      });
      await page.reload();
    }
  },
);

/** Goes to the help, where the app is off for a moment: a reload is refused, and later calls would be answered again. */
async function refuseOnce(page: Page, database: Database, app: AppRecord): Promise<void> {
  // The refusal is to meet the page after the reload: the one before has its answers, and gets no more.
  await page.waitForLoadState('networkidle');
  let isLeft = true;
  await page.route('**/api/**', async (route) => {
    if (!isLeft) await route.fallback();
  });
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/support/);
  page.once('framenavigated', () => {
    isLeft = false;
  });
  await changeApp(database.db, app, { status: 'off' });
  await page.reload();
  await expectRefused(page);
  await changeApp(database.db, app, { status: 'open' });
}

async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Unauthenticated' })).toBeVisible();
  await expect(page.getByText('Code 10')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Home' })).toHaveCount(0);
}

const list = (page: Page) => page.getByRole('list', { name: 'Surveys', exact: true });
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]));

test(
  'ER-01 after a 401 neither a reload nor Back opens the panel again',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database);
    // Two documents in one tab: what the first one keeps, the second cannot reach.
    await enter(page, panelAddress(app, 'alice'));
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page).toHaveURL(/\/support/);
    await enter(page, panelAddress(app, 'alice', { subid1: 'again' }));
    await refuseOnce(page, database, app);

    const signed: string[] = [];
    page.on('request', (request) => {
      if (request.headers().authorization) signed.push(request.url());
    });
    await page.reload();
    await expectRefused(page);
    for (const step of ['the list', 'support of the visit before', 'its list']) {
      await test.step(`Back to ${step}`, async () => {
        await page.goBack();
        await expectRefused(page);
        expect(await kept(page)).not.toContain('alice');
      });
    }
    expect(signed).toEqual([]);
  },
);

test(
  'ER-01 a page that the browser kept frozen is refused too, and a new visit is not',
  onDesktop,
  async ({ page, database }) => {
    const app = await enterAsAlice(page, database);
    const frozen = await kept(page);
    await refuseOnce(page, database, app);
    await enter(page, panelAddress(app, 'alice'));
    await expect(list(page)).toBeVisible();
    // What a page finds that comes back out of the back-forward cache: its own state, and a login that is over.
    await page.evaluate(([state]) => history.replaceState(state, ''), JSON.parse(frozen));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectRefused(page);
    expect(JSON.parse(await kept(page))[1]).toMatchObject({ primeuuid: 'alice' });
  },
);

test(
  'ER-01 after a 401 it is the same where the browser keeps nothing',
  onDesktop,
  async ({ page, database }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Blocked', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
    });
    const app = await enterAsAlice(page, database);
    await refuseOnce(page, database, app);

    await page.reload();
    await expectRefused(page);
    await page.goBack();
    await expectRefused(page);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('alice');
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

test('ER-01 a lost connection offers another try beside Home', onDesktop, async ({ page, database }) => {
  await enterAsAlice(page, database);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Home' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page).not.toHaveURL(/error|timeend/);
});

test('ER-01 a lost connection says so, and Home tries again', onDesktop, async ({ page, database }) => {
  await enterAsAlice(page, database);
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
    await enterAsAlice(page, database, {}, { mode: 'script' });
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

test('people with a notice see what and until when', onDesktop, async ({ page }) => {
  await page.goto('/?app=demo-coins&uuid=carol');
  await expect(page.getByText('Your account is banned')).toBeVisible();
  await expect(page.getByText(/You can take surveys again after .*20\d\d/)).toBeVisible();
  await page.goto('/?app=demo-coins&uuid=dana');
  await expect(page.getByText(/on hold until .*20\d\d/)).toBeVisible();
});
