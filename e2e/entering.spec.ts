// How a person comes in, stays known, and leaves (ID-*).
import { changeApp } from '@earnwall/server/testing/apps';
import { usersOf } from '@earnwall/server/testing/people';
import { onDesktop } from './support/devices.ts';
import { frameOf, reload } from './support/frames.ts';
import { appWithAlice } from './support/people.ts';
import { expect, test } from './support/product.ts';
import {
  enter,
  enterAsAlice,
  openApp,
  panelAddress,
  provenAddress,
  untilInteractive,
} from './support/publisher.ts';

test.describe('ID-01 the ways in', onDesktop, () => {
  test('ID-01 AP-02 by user id and app, with a security hash where the app wants one, or by user hash; every call names the app', async ({
    page,
    database,
  }) => {
    const app = await openApp(database, { requires_security_hash: true });
    const list = page.getByRole('heading', { name: 'Earn rewards' });

    await enter(page, provenAddress(app, 'alice'));
    await expect(list).toBeVisible();
    const [alice] = await usersOf(database.db, app);

    await page.evaluate(() => localStorage.clear());
    const accounts: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/'))
        accounts.push(request.headers()['x-account-id']);
    });
    await enter(page, `/?uh=${alice?.uhash}`);
    await expect(list).toBeVisible();
    expect(await usersOf(database.db, app)).toHaveLength(1);
    await expect.poll(() => accounts).not.toEqual([]);
    expect(new Set(accounts)).toEqual(new Set([app.id]));
  });

  test('ID-01 secrets leave the address bar, everything else stays', async ({ page, database }) => {
    const { app, alice } = await appWithAlice(database);
    await page.goto(`/surveys?uh=${alice.uhash}&subid1=abc&language=en`);
    await expect(page).toHaveURL((url) => !url.search.includes(alice.uhash));
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ subid1: 'abc', language: 'en', app: app.id });
  });
});

test.describe('ID-06 what is stored', onDesktop, () => {
  test('ID-06 a reload without parameters resumes, with the chosen sort', async ({ page, database }) => {
    const app = await enterAsAlice(page, database);
    await page.getByRole('radio', { name: 'Reward' }).check();
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      primeuuid: 'alice',
      primeapp: app.id,
      'sort-surveys': 'by_reward',
    });

    await page.goto('/');
    await expect(page.getByRole('radio', { name: 'Reward' })).toBeChecked();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  });

  test('ID-06 blocked storage: the panel in another site’s frame works, and its reload too', async ({
    page,
    database,
    publisherPage,
    baseURL,
  }) => {
    const app = await openApp(database, { allowed_origins: [publisherPage.origin] });
    publisherPage.html = `<iframe title="panel" src="${baseURL}${panelAddress(app, 'alice')}"></iframe>`;
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await page.goto(publisherPage.origin);
    const panel = page.frameLocator('iframe');
    const frame = await frameOf(page);
    await untilInteractive(frame);
    await panel.getByRole('radio', { name: 'Time' }).check();
    await expect(panel.getByRole('radio', { name: 'Time' })).toBeChecked();

    expect(frame.url()).not.toContain('alice');
    const [request] = await Promise.all([
      page.waitForRequest((candidate) => candidate.url().includes('/api/app')),
      reload(frame),
    ]);
    expect(await request.headerValue('authorization')).toBe(`Bearer alice:${app.id}`);
    await expect(panel.getByRole('listitem').first()).toBeVisible();
  });
});

test('ID-10 test mode is marked wherever the panel goes', onDesktop, async ({ page, database }) => {
  await enterAsAlice(page, database, { test_mode: true });
  await expect(page.getByText('Test mode')).toBeVisible();
  await page.goto('/support');
  await expect(page.getByText('Test mode')).toBeVisible();
});

test.describe('ID-13 the end of a session', onDesktop, () => {
  test('ID-13 a 401 in the middle clears everything and says so', async ({ page, database }) => {
    const app = await openApp(database, { status: 'off' });
    await page.goto('/privacy-policy');
    await page.evaluate((id) => {
      localStorage.setItem('primeuuid', 'alice');
      localStorage.setItem('primeapp', id);
    }, app.id);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Unauthenticated' })).toBeVisible();
    await expect(page.getByText('Code 10')).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((key) => key.startsWith('prime'))).toEqual([]);

    await changeApp(database.db, app, { status: 'open' });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'This page opens from your app' })).toBeVisible();
  });
});
