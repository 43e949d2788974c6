// The publisher's site of the sandbox, as a newcomer meets it after `npm start` (OP-01): every way to run the panel.
import { randomInt } from 'node:crypto';
import { expectAccessible } from './support/accessible.ts';
import { onDesktop } from './support/devices.ts';
import { hasGrown } from './support/embed.ts';
import { expect, test } from './support/product.ts';
import { openApp } from './support/publisher.ts';
import { surveyList, surveyTiles } from './support/survey-list.ts';
import { newTab } from './support/tabs.ts';

test('OP-01 the publisher’s page frames the panel for a demo user, and gets its messages', async ({
  page,
  sandboxUrl,
}) => {
  await page.goto(`${sandboxUrl}/?person=bob&app=demo-coins`);
  const panel = page.frameLocator('iframe');
  await expect(panel.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
  await surveyTiles(panel).nth(1).press('Enter');
  await expect(page.getByRole('log').getByText('ps-qualification-in-progress').first()).toBeVisible();
});

test(
  'OP-01 an app that wants a security hash gets it from the publisher’s server',
  onDesktop,
  async ({ page, sandboxUrl }) => {
    await page.goto(`${sandboxUrl}/?person=alice&app=demo-secure`);
    await expect(page.frameLocator('iframe').getByText('18.4K')).toBeVisible();
  },
);

test(
  'OP-01 a page that is not on the list cannot frame the panel',
  onDesktop,
  async ({ page, publisherPage, baseURL }) => {
    publisherPage.html = `<iframe title="panel" src="${baseURL}/?app=demo-coins&uuid=alice"></iframe>`;
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(publisherPage.origin);
    await refused;
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Earn rewards' })).toHaveCount(0);
  },
);

test(
  'EM-01 every way to run the panel is one press away, and the inspector hears each of them',
  onDesktop,
  async ({ page, sandboxUrl }) => {
    await page.goto(`${sandboxUrl}/?person=visitor-${randomInt(1e9)}`);
    const panel = page.frameLocator('iframe');
    const log = page.getByRole('log');
    /** Until it is shown: the way before has a button of the same name. */
    const choose = async (name: string, way: string) => {
      await page.getByRole('radio', { name, exact: true }).check();
      await expect(page).toHaveURL((url) => url.searchParams.get('way') === way);
    };
    const ready = (sender: string) =>
      expect(
        log.getByRole('listitem').filter({ hasText: 'ready', has: page.getByText(sender, { exact: true }) }),
      ).not.toHaveCount(0);
    await expect(surveyList(panel)).toBeVisible();

    await choose('Script', 'script');
    await ready('script');
    await page.getByRole('button', { name: 'panel.update' }).click();
    await expect(panel.getByRole('dialog', { name: 'Which devices do you have?' })).toBeVisible();
    await page.getByRole('button', { name: 'panel.destroy' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'embed.mount' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(surveyList(panel)).toBeVisible();
    // The games are an option of every way, as in the snippet beside it.
    await page.getByLabel('Opens with').selectOption('offers');
    await expect(panel.getByRole('dialog', { name: 'Which devices do you have?' })).toBeVisible();
    await expect(page.locator('#snippet')).toContainText("path: '/offers'");
    await page.getByLabel('Opens with').selectOption('surveys');
    await expect(surveyList(panel)).toBeVisible();
    // Another language is sent to the panel that is there.
    await page.getByLabel('Language').selectOption('ar');
    await expect(panel.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByLabel('Language').selectOption('');

    await choose('Single page', 'single-page');
    await ready('single-page');
    const site = page.getByRole('navigation', { name: 'Earning' });
    await site.getByRole('button', { name: 'Help' }).click();
    const ask = panel.getByRole('button', { name: /Ask/ });
    await expect(ask).toBeVisible();
    await hasGrown(page);
    await ask.click();
    await expect(log.getByText('step-change', { exact: true })).toBeVisible();
    await expect(panel.getByRole('textbox').first()).toBeVisible();
    await expect(site.getByRole('button', { name: 'Help' })).toHaveAttribute('aria-current', 'true');

    await choose('Modal', 'modal');
    const earn = page.getByRole('button', { name: 'Earn coins' });
    await expect(earn).toBeVisible();
    await expectAccessible(page);
    await earn.click();
    await ready('modal');
    await page.getByRole('dialog', { name: 'Earn coins' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Earn coins' })).toBeFocused();

    await choose('Button', 'button');
    await page.getByRole('button', { name: 'Earn coins' }).click();
    await expect(surveyList(panel)).toBeVisible();
    await page.getByRole('dialog', { name: 'Earn coins' }).getByRole('button', { name: 'Close' }).click();

    await choose('Popup', 'popup');
    await expect(page.getByRole('button', { name: 'Earn coins' })).toHaveCount(1);
    const popup = await newTab(page, () => page.getByRole('button', { name: 'Earn coins' }).click());
    await ready('popup');
    await popup.close();

    await choose('Phone app', 'in-app');
    await ready('in-app');
    await expect(
      panel.getByRole('navigation', { name: /Surveys/ }).or(panel.getByRole('radio', { name: /^Games/ })),
    ).toBeVisible();

    await choose('One survey', 'single-survey');
    const survey = await newTab(page, () => page.getByRole('link', { name: 'Take the survey' }).click());
    await expect(survey.getByRole('button', { name: 'Start the survey' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Phone app' })).toBeChecked();
  },
);

test(
  'EM-01 each snippet does what it says on a page that has nothing else',
  onDesktop,
  async ({ page, request, database, publisherPage, sandboxUrl }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    const inFrame = () => surveyList(page.frameLocator('iframe'));
    const open = () => page.getByRole('button', { name: 'Earn coins' }).click();
    const shows: Record<string, () => Promise<void>> = {
      iframe: () => expect(inFrame()).toBeVisible(),
      script: () => expect(inFrame()).toBeVisible(),
      'single-page': () => expect(inFrame()).toBeVisible(),
      modal: async () => {
        await open();
        await expect(inFrame()).toBeVisible();
      },
      button: async () => {
        await open();
        await expect(inFrame()).toBeVisible();
      },
      popup: async () => {
        const popup = await newTab(page, () => open());
        await expect(surveyList(popup)).toBeVisible();
      },
      page: async () => {
        const link = page.getByRole('link', { name: 'Earn coins' });
        const panel = await newTab(page, () => link.click());
        await expect(surveyList(panel)).toBeVisible();
      },
    };
    for (const [way, works] of Object.entries(shows)) {
      const answer = await request.get(`${sandboxUrl}/publisher/embed?person=bob&app=demo-coins&way=${way}`);
      publisherPage.html = (await answer.json()).snippet.replace('demo-coins', id);
      await page.goto(publisherPage.origin);
      await works();
    }
  },
);
