// How a qualification ends, and the way into the survey itself (QF-*).

import { expectAccessible } from './support/accessible.ts';
import { stopTheClock } from './support/clock.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { forDogs, fromLuxembourg, meetBob, surveyAddress, surveyHere } from './support/luxembourg.ts';
import { expect, test } from './support/product.ts';
import { openApp, panelAddress } from './support/publisher.ts';
import { newTab, participateInTab } from './support/tabs.ts';

test.use(fromLuxembourg);

const match = { name: 'You’re a match!' };
const tasks = { name: 'Earn rewards' };

test.describe('QF-01 who qualifies', () => {
  test('QF-01 sees the time it takes and what they qualified with, folded up', async ({ page, database }) => {
    const app = await openApp(database);
    await meetBob(database, app, ['dog', 'cat']);
    const survey = await surveyHere(database, { ...forDogs, loi_seconds: 601 });
    await page.goto(surveyAddress(app, survey));
    await expect(page.getByRole('heading', match)).toBeFocused();
    await expect(page.getByText('This survey is looking for people like you.')).toBeVisible();

    const answer = page.getByText('Dog, Cat');
    await expect(answer).toBeHidden();
    await page.getByText('What we know about you').click();
    await expect(page.getByText('Which pets live in your household?')).toBeVisible();
    await expect(answer).toBeVisible();
    await expectAccessible(page);
  });

  test(
    'QF-01 minutes and reward are the survey’s, by its link, after a reload and from the list',
    onDesktop,
    async ({ page, database }) => {
      const app = await openApp(database);
      await meetBob(database, app);
      await page.goto(surveyAddress(app, await surveyHere(database, { loi_seconds: 601 })));
      const facts = page.locator('.qualify-main');
      await expect(facts).toHaveText(/^500\s*coins\s*About 11 minutes$/);
      await page.reload();
      await expect(page).toHaveURL((url) => url.pathname === '/qualify');
      await expect(facts).toHaveText(/^500\s*coins\s*About 11 minutes$/);

      // 1,111 coins, by which the tile is known.
      await surveyHere(database, { loi_seconds: 150, payout_micros: 2_222_000n });
      await page.goto('/');
      await page
        .getByRole('list', { name: 'Surveys' })
        .getByRole('button', { name: /1,111/ })
        .first()
        .click();
      await expect(facts).toHaveText(/^1,111\s*coins\s*About 3 minutes$/);
    },
  );

  test('QF-01 who has no profile yet gets one of eight tips', onDesktop, async ({ page, database }) => {
    const app = await openApp(database);
    await meetBob(database, app);
    await page.goto(surveyAddress(app, await surveyHere(database)));
    await expect(page.getByRole('complementary').getByRole('paragraph')).toHaveText(
      /Read each|Answer as you|Stay in one tab|steady connection|Take your time|consistent|Leave VPN|The more/,
    );
    await expect(page.getByText('What we know about you')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('QF-02 who does not', () => {
  test('QF-02 is shown so, and Okay leads to the tasks', async ({ page, database }) => {
    const app = await openApp(database);
    await meetBob(database, app, ['cat']);
    await page.goto(surveyAddress(app, await surveyHere(database, forDogs)));
    await expect(page.getByRole('heading', { name: 'Not a match this time' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Okay' }).click();
    await expect(page.getByRole('heading', tasks)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('QF-02 finds the next best survey one tap away', onDesktop, async ({ page, database }) => {
    const app = await openApp(database);
    await meetBob(database, app, ['cat']);
    const missed = await surveyHere(database, { ...forDogs, rank: 1 });
    await surveyHere(database, { rank: 1 });
    await page.goto(surveyAddress(app, missed));
    await expect(page.getByRole('heading', { name: 'Not a match this time' })).toBeVisible();
    const [request] = await Promise.all([
      page.waitForRequest('**/api/qualification'),
      page.getByRole('button', { name: 'Start the next one' }).click(),
    ]);
    expect(request.postDataJSON().survey).not.toBe(missed.hash);
    await expect(page.getByRole('heading', match)).toBeVisible();
  });

  test('QF-02 neither: the address alone leads back to the tasks', onDesktop, async ({ page, database }) => {
    const app = await openApp(database);
    await page.goto(panelAddress(app, 'bob').replace('/', '/qualify'));
    await expect(page.getByRole('heading', tasks)).toBeVisible();
  });

  test(
    'QF-02 EM-06 a redirect leaves the page; framed, an app may say that it does not',
    onDesktop,
    async ({ page, database, publisherPage, baseURL }) => {
      const app = {
        ...(await openApp(database, {
          panel_enabled: false,
          return_url: `${publisherPage.origin}/sorry`,
          allowed_origins: [publisherPage.origin],
          settings: { no_redirect_in_iframe: true },
        })),
      };
      await meetBob(database, app, ['cat']);
      const address = surveyAddress(app, await surveyHere(database, forDogs));
      await page.goto(address);
      await expect(page).toHaveURL(`${publisherPage.origin}/sorry`);

      publisherPage.html = `<iframe title="panel" width="400" height="700" src="${baseURL}${address}"></iframe>`;
      await page.goto(publisherPage.origin);
      const panel = page.frameLocator('iframe');
      await panel.getByRole('button', { name: 'Okay' }).click();
      await expect(panel.getByRole('heading', { name: 'All finished' })).toBeVisible();
    },
  );
});

test.describe('QF-03 Participate', () => {
  test('QF-03 in a new tab; after two seconds the tasks show with the survey marked', async ({
    page,
    context,
    database,
  }) => {
    const app = await openApp(database);
    await meetBob(database, app);
    // 1,234 coins, by which the tile is known; the first, as a long list shows a part of itself.
    const rank = -Math.floor(Date.now() / 1000);
    const survey = await surveyHere(database, { payout_micros: 2_468_000n, rank });
    await context.route('**/go/**', (route) => route.fulfill({ body: 'The survey' }));
    await page.clock.install();
    await page.goto(surveyAddress(app, survey));
    await expect(page.getByRole('heading', match)).toBeVisible();
    await stopTheClock(page);
    const tab = await participateInTab(page);
    await expect(tab).toHaveURL(/\/go\//);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page.getByRole('heading', { name: 'Your survey has started' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Participate' })).toHaveCount(0);
    await page.clock.runFor(2100);
    await expect(page.getByRole('heading', tasks)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await page.clock.resume();
    await expect(page.getByRole('button', { name: /^1,234 coins.*Continue$/ })).toBeVisible();
  });

  test(
    'QF-03 a browser that blocks new tabs is given a link of its own',
    onDesktop,
    async ({ page, context, database }) => {
      const app = await openApp(database);
      await meetBob(database, app);
      await context.route('**/go/**', (route) => route.fulfill({ body: 'The survey' }));
      // What a browser answers whose pop-up blocker is on.
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await page.goto(surveyAddress(app, await surveyHere(database)));
      await page.getByRole('button', { name: 'Participate' }).click();
      await expect(page.getByRole('heading', { name: 'Your browser kept the new tab closed' })).toBeFocused();
      await expectAccessible(page);
      const tab = await newTab(page, () => page.getByRole('link', { name: 'Open the survey' }).click());
      await expect(tab).toHaveURL(/\/go\//);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await expect(page.getByRole('heading', tasks)).toBeVisible();
    },
  );

  test(
    'QF-03 a frame that may open no tabs at all takes the survey in itself',
    onDesktop,
    async ({ page, context, database, publisherPage, baseURL }) => {
      const app = await openApp(database, { allowed_origins: [publisherPage.origin] });
      await meetBob(database, app);
      await context.route('**/go/**', (route) => route.fulfill({ body: 'The survey' }));
      const address = `${baseURL}${surveyAddress(app, await surveyHere(database))}`;
      publisherPage.html = `<script>received = []; onmessage = (event) => received.push(event.data)</script>
      <iframe title="panel" sandbox="allow-scripts allow-same-origin" width="600" height="700" src="${address}"></iframe>`;
      await page.goto(publisherPage.origin);
      const panel = page.frameLocator('iframe');
      await panel.getByRole('button', { name: 'Participate' }).click();
      const link = panel.getByRole('link', { name: 'Open it in this window' });
      await expect(link).toBeVisible();
      expect(await page.evaluate<{ type: string }[]>('received')).not.toContainEqual(
        expect.objectContaining({ type: 'ps-survey-started' }),
      );
      await link.click();
      await expect(panel.getByText('The survey', { exact: true })).toBeVisible();
      await expect
        .poll(() => page.evaluate('received'))
        .toContainEqual(expect.objectContaining({ type: 'ps-survey-started' }));
    },
  );

  test('QF-03 in the same window', onDesktop, async ({ page, context, database }) => {
    const app = await openApp(database, { redirect_type: 'same_window' });
    await meetBob(database, app);
    await context.route('**/go/**', (route) => route.fulfill({ body: 'The survey' }));
    await page.goto(surveyAddress(app, await surveyHere(database)));
    await page.getByRole('button', { name: 'Participate' }).click();
    await expect(page).toHaveURL(/\/go\//);
  });

  test(
    'QF-03 in the browser of the phone app, whatever the server says',
    onPhone,
    async ({ page, context, database }) => {
      const app = await openApp(database, { redirect_type: 'same_window' });
      await meetBob(database, app);
      await context.route('**/go/**', (route) => route.fulfill({ body: 'The survey' }));
      await page.goto(surveyAddress(app, await surveyHere(database), { mode: 'in-app' }));
      const browser = await newTab(page, () =>
        page.getByRole('button', { name: 'Participate' }).press('Enter'),
      );
      await expect(browser).toHaveURL(/\/go\//);
    },
  );

  test(
    'QF-03 without a panel the page says that it can be closed',
    onDesktop,
    async ({ page, context, database }) => {
      const app = await openApp(database, { panel_enabled: false, redirect_type: 'new_tab' });
      await meetBob(database, app);
      await context.route('**/go/**', (route) => route.fulfill({ body: 'The survey' }));
      await page.clock.install();
      await page.goto(surveyAddress(app, await surveyHere(database)));
      await expect(page.getByRole('heading', match)).toBeVisible();
      await stopTheClock(page);
      await page.getByRole('button', { name: 'Participate' }).click();
      const closable = page.getByText('You can close this one.');
      await expect(closable).toBeVisible();
      await page.clock.runFor(3000);
      await expect(closable).toBeVisible();
      await page.clock.resume();
      await expectAccessible(page);
    },
  );

  test(
    'QF-03 tells the publisher’s page which survey has started',
    onDesktop,
    async ({ page, context, database, publisherPage, baseURL }) => {
      const app = await openApp(database, { allowed_origins: [publisherPage.origin] });
      await meetBob(database, app);
      await context.route('**/go/**', (route) => route.fulfill({ body: 'The survey' }));
      const answered = page.waitForResponse('**/api/qualification');
      publisherPage.html = `<script>received = []; onmessage = (event) => received.push(event.data)</script>
      <iframe title="panel" width="600" height="700" src="${baseURL}${surveyAddress(app, await surveyHere(database))}"></iframe>`;
      await page.goto(publisherPage.origin);
      const panel = page.frameLocator('iframe');
      await panel.getByRole('button', { name: 'Participate' }).click();
      const { sid } = await (await answered).json();
      const received = () => page.evaluate('received');
      await expect
        .poll(received)
        .toContainEqual(expect.objectContaining({ type: 'ps-survey-started', data: { sid } }));
      await expect(panel.getByRole('dialog')).toHaveCount(0);
      await expect(panel.getByRole('heading', tasks)).toBeVisible();
    },
  );
});
