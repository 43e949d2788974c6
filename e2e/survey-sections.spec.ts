// The best survey and the sections of the list, and the one list it is without them (decision 0102).
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { expect, test } from './support/product.ts';
import { enter, enterAsAlice, openApp, panelAddress } from './support/publisher.ts';
import { recentLine, surveyList, surveyTiles } from './support/survey-list.ts';

const withSections = { settings: { sections: true } };
const oneList = (page: Page) => page.getByRole('list', { name: 'Surveys', exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const seeAll = (page: Page, name: string) => section(page, name).getByRole('button', { name: 'See all' });

test('the best survey first, then sections, no survey twice, and nothing moves', async ({
  page,
  database,
  isMobile,
}) => {
  const shifts = await watchShifts(page);
  await enterAsAlice(page, database, withSections);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Best for you', 'Quick', 'High reward', 'New', 'More surveys']);
  await expect(section(page, 'Best for you')).toContainText('Complete your profile');
  await expect(section(page, 'High reward')).toContainText(/[\d,]+ coins and more/);
  await expect(seeAll(page, 'Quick')).toBeVisible();
  await expect(surveyTiles(page)).toHaveCount(24);
  const names = await surveyTiles(page).allTextContents();
  expect(new Set(names).size).toBe(names.length);
  for (const name of ['Quick', 'High reward', 'New'])
    await expect(section(page, name).getByRole('listitem')).toHaveCount(4);
  const columns = await section(page, 'Quick')
    .getByRole('list')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(isMobile ? 2 : 4);
  await expectAccessible(page);
  expect(await shifts(page)).toEqual([]);
});

test('the best survey starts by its button', onPhone, async ({ page, database }) => {
  await enterAsAlice(page, database, withSections);
  await section(page, 'Best for you')
    .getByRole('button', { name: /^Start Complete your profile/ })
    .click();
  await expect(page).toHaveURL(/\/questions/);
});

test(
  'a chosen sort, a layout of the address and an app without sections have the one list',
  onDesktop,
  async ({ page, database }) => {
    const app = await enterAsAlice(page, database, withSections);
    await expect(section(page, 'Quick')).toBeVisible();
    await page.getByRole('radio', { name: 'Time' }).check();
    await expect(oneList(page).getByRole('listitem')).toHaveCount(24);
    await expect(section(page, 'Quick')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Best match' }).check();
    await expect(section(page, 'Quick')).toBeVisible();

    for (const layout of ['default', 'vertical', 'horizontal']) {
      await enter(page, panelAddress(app, 'alice', { layout }));
      await expect(oneList(page), layout).toBeVisible();
    }
    await enter(page, panelAddress(await openApp(database), 'alice'));
    await expect(oneList(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0);
  },
);

test('See all opens a section in its place @keys', onDesktop, async ({ page, database }) => {
  await enterAsAlice(page, database, withSections);
  await seeAll(page, 'Quick').press('Enter');
  const less = section(page, 'Quick').getByRole('button', { name: 'Show less' });
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(await section(page, 'Quick').getByRole('listitem').count()).toBeGreaterThan(4);
  await less.press('Enter');
  await expect(section(page, 'Quick').getByRole('listitem')).toHaveCount(4);
});

test(
  'Show more goes on at the first new tile, and says how many show @keys',
  onDesktop,
  async ({ page, database }) => {
    await enterAsAlice(page, database);
    await expect(surveyTiles(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect(surveyTiles(page).nth(24)).toBeFocused();
    const total = await surveyTiles(page).count();
    await expect(page.getByRole('status').filter({ hasText: `Showing ${total} of ${total}` })).toBeAttached();
  },
);

test('the list grows as it is scrolled, and another order begins at its top', async ({ page, database }) => {
  const listed = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/surveys');
  await enterAsAlice(page, database);
  const { surveys } = await (await listed).json();
  expect(surveys.length).toBeGreaterThan(24);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  await expect(surveyTiles(page)).toHaveCount(24);
  await expect(oneList(page).getByRole('listitem').first()).toHaveAttribute(
    'aria-setsize',
    `${surveys.length}`,
  );
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(surveyTiles(page)).toHaveCount(surveys.length, { timeout: 500 });
  }).toPass();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Time' }).check();
  await expect(surveyTiles(page)).toHaveCount(24);
});

test('Recent activity is in reach without a scroll past the list', async ({ page, database, isMobile }) => {
  const shifts = await watchShifts(page);
  const app = await openApp(database, withSections);
  for (const parameters of [{}, { layout: 'default' }]) {
    await enter(page, panelAddress(app, 'alice', parameters));
    await expect(surveyList(page)).toBeVisible();
    if (isMobile) await expect(recentLine(page)).toBeInViewport();
    else await expect(recentLine(page)).toBeHidden();
    // Without a history it is empty, and its place is kept.
    await expect(page.locator('.list-rail')).toHaveCSS('display', isMobile ? 'none' : 'flex');
    expect(await shifts(page)).toEqual([]);
  }
  const without = await openApp(database, { ...withSections, design: { activity: false } });
  await enter(page, panelAddress(without, 'alice'));
  await expect(seeAll(page, 'Quick')).toBeVisible();
  await expect(page.locator('.recent-line, .list-rail')).toHaveCount(0);
});
