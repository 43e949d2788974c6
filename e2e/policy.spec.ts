// What a respondent agrees to before the first question (PO-*), and the privacy policy behind it (RT-08).
import { usersOf } from '@earnwall/server/testing/people';
import { expectAccessible } from './support/accessible.ts';
import { stopTheClock } from './support/clock.ts';
import { onDesktop } from './support/devices.ts';
import { fromLuxembourg, meetBob, surveyAddress, surveyHere } from './support/luxembourg.ts';
import { expect, test } from './support/product.ts';
import { openApp, panelAddress, untilInteractive } from './support/publisher.ts';
import { newTab } from './support/tabs.ts';

test.use(fromLuxembourg);

const withPolicy = { policy_required: true };
const title = { name: 'Before you begin' };

test('PO-01 title, subtitle, three items, and the policy in a new tab', async ({ page, database }) => {
  const app = await openApp(database, withPolicy);
  await page.goto(surveyAddress(app, await surveyHere(database)));
  await expect(page.getByRole('heading', title)).toBeFocused();
  await expect(page.getByText('Three things to know before you start')).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
    'First, a short check',
    'Be yourself',
    'Your privacy is protected',
  ]);
  await expectAccessible(page);

  const policy = await newTab(page, () =>
    page.getByRole('link', { name: 'Read the privacy policy' }).click(),
  );
  await expect(policy.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByRole('heading', title)).toBeVisible();
});

test('PO-01 an app with a policy of its own links to that', onDesktop, async ({ page, database }) => {
  const app = await openApp(database, { ...withPolicy, policy_url: 'https://publisher.example/privacy' });
  await page.goto(surveyAddress(app, await surveyHere(database)));
  const link = page.getByRole('link', { name: 'Read the privacy policy' });
  await expect(link).toHaveAttribute('href', 'https://publisher.example/privacy');
  await expect(link).toHaveAttribute('target', '_blank');
});

test(
  'PO-04 without a chosen survey the tasks come back after two seconds, not before',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database, withPolicy);
    await page.clock.install();
    await stopTheClock(page);
    await page.goto(panelAddress(app, 'bob').replace('/', '/policy'));
    // With the focus the wait has begun, too.
    await expect(page.getByRole('heading', title)).toBeFocused();
    await page.clock.runFor(1900);
    await expect(page.getByRole('heading', title)).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
  },
);

test(
  'PO-02 a single-survey link, or an app without a panel, keeps the policy where it is',
  onDesktop,
  async ({ page, database }) => {
    const withPanel = await openApp(database, withPolicy);
    const without = await openApp(database, { ...withPolicy, panel_enabled: false });
    const addresses = [panelAddress(withPanel, 'bob', { sslh: 'a-link' }), panelAddress(without, 'bob')];
    await page.clock.install();
    await stopTheClock(page);
    for (const address of addresses) {
      await page.goto(address.replace('/', '/policy'));
      await expect(page.getByRole('heading', title)).toBeFocused();
      await page.clock.runFor(3000);
      await expect(page.getByRole('heading', title)).toBeVisible();
    }
  },
);

test(
  'PO-03 accepting is recorded with the qualification, and nobody is asked twice',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database, withPolicy);
    await meetBob(database, app);
    const [first, second] = [await surveyHere(database), await surveyHere(database)];
    await page.goto(surveyAddress(app, first));
    const [request] = await Promise.all([
      page.waitForRequest('**/api/qualification'),
      page.getByRole('button', { name: 'Start the survey' }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ survey: first.hash, policy_optin: 1 });
    await expect(page.getByRole('button', { name: 'Participate' })).toBeVisible();
    expect(await usersOf(database.db, app)).toMatchObject([{ policy_optin: true }]);

    await page.goto(surveyAddress(app, second));
    await expect(page.getByRole('button', { name: 'Participate' })).toBeVisible();
  },
);

test(
  'PO-03 back and close lead to the tasks; without a panel there is neither',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database, withPolicy);
    const survey = await surveyHere(database);
    for (const name of ['Back', 'Close']) {
      await page.goto(surveyAddress(app, survey));
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
    }
    const without = await openApp(database, { ...withPolicy, panel_enabled: false });
    await page.goto(surveyAddress(without, survey));
    await expect(page.getByRole('heading', title)).toBeVisible();
    await expect(page.getByRole('button')).toHaveText(['Start the survey']);
  },
);

test('PO-03 by keyboard alone: from the title to the link to the button', { tag: '@keys' }, async ({
  page,
  database,
}) => {
  const app = await openApp(database, withPolicy);
  await page.goto(surveyAddress(app, await surveyHere(database)));
  await expect(page.getByRole('heading', title)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Read the privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(questions|qualify)/);
});

test.describe('RT-08 the privacy policy', () => {
  test('RT-08 opens for anybody, and closes to the tasks', async ({ page, database }) => {
    const app = await openApp(database);
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { name: 'What we keep about you' })).toBeVisible();
    await expectAccessible(page);

    await page.goto(panelAddress(app, 'bob').replace('/', '/privacy-policy'));
    await untilInteractive(page);
    await page.goBack();
    // A page that begins writes to the history, which ends whatever way through it is under way.
    await untilInteractive(page);
    await page.goForward();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
  });

  test('RT-08 in a tab of its own, close closes the tab', onDesktop, async ({ page, database }) => {
    const app = await openApp(database, withPolicy);
    await page.goto(surveyAddress(app, await surveyHere(database)));
    const policy = await newTab(page, () =>
      page.getByRole('link', { name: 'Read the privacy policy' }).click(),
    );
    const closed = policy.waitForEvent('close');
    await policy.getByRole('button', { name: 'Close' }).click();
    await closed;
  });

  test('RT-08 speaks the language of the panel it came from', onDesktop, async ({ page, database }) => {
    const app = await openApp(database, withPolicy);
    await page.goto(surveyAddress(app, await surveyHere(database), { language: 'ar' }));
    const policy = await newTab(page, () => page.locator('a[target=_blank]').click());
    await expect(policy.getByRole('heading', { name: 'سياسة الخصوصية' })).toBeVisible();
    await expect(policy.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('RT-08 loads the policy of one language, whole and in its direction', onDesktop, async ({ page }) => {
    const languages = [
      { language: 'ar', dir: 'rtl', first: 'ما نحتفظ به عنك', last: 'التواصل معنا' },
      { language: 'de', dir: 'ltr', first: 'Was wir über dich speichern', last: 'So erreichst du uns' },
      { language: 'ja', dir: 'ltr', first: '保存する情報', last: 'お問い合わせ' },
    ];
    for (const { language, dir, first, last } of languages) {
      await page.goto(`/privacy-policy?language=${language}`);
      const headings = page.getByRole('heading', { level: 2 });
      await expect(headings).toHaveCount(9);
      await expect(headings.first()).toHaveText(first);
      await expect(headings.last()).toHaveText(last);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('main')).toHaveCSS('direction', dir);
      await expectAccessible(page);
    }
  });
});
