// What the list shows and how it is laid out (SL-01, SL-02, SL-05, SL-06, SL-08, SL-12).
import type { Page } from '@playwright/test';
import { comingFrom } from './support/countries.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { surveyHere } from './support/luxembourg.ts';
import { expect, test } from './support/product.ts';
import { enter, enterAsAlice, openApp, panelAddress } from './support/publisher.ts';
import { scrollToEnd } from './support/scrolling.ts';
import { surveyList, surveyTiles } from './support/survey-list.ts';

/** The next GET /surveys answers with these tiles, whatever the inventory has. */
async function listing(page: Page, changes: readonly object[]): Promise<void> {
  await page.route('**/api/surveys*', async (route) => {
    const { surveys } = await (await route.fetch()).json();
    const [plain] = surveys.filter((survey: { onboarding: boolean }) => !survey.onboarding);
    const base = { ...plain, hot: false, feature: false };
    const tiles = changes.map((change, order) => ({ ...base, hash: `tile-${order}`, order, ...change }));
    await route.fulfill({ json: { result: 'success', surveys: tiles } });
  });
}

test('SL-01 header with its buttons by their flags, and what was earned in which currency', async ({
  page,
  database,
}) => {
  await enterAsAlice(page, database);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(2);
  const earnings = page.getByRole('region', { name: 'Your earnings' });
  await expect(earnings.getByRole('term')).toHaveText(['Today', 'Last 30 days']);
  await expect(earnings.getByRole('definition')).toHaveText(['0coins', '0coins']);
  await page.getByRole('button', { name: 'Activity', exact: true }).click();
  await expect(page).toHaveURL(/\/activities-history\/surveys/);
  await page.goBack();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/support/);

  const bare = await openApp(database, { design: { activity: false, help: false, stats: false } });
  await enter(page, panelAddress(bare, 'alice'));
  await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(earnings).toHaveCount(0);
});

test(
  'SL-02 the switch says what is new, and shows where there is something to switch',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database);
    const switcher = page.getByRole('radiogroup', { name: 'Ways to earn' });
    for (const path of ['/', '/surveys']) {
      await enter(page, panelAddress(app, 'alice').replace('/', path));
      await expect(switcher.getByRole('radio', { name: 'Games New' })).toBeVisible();
      await expect(switcher.getByRole('radio', { name: 'Surveys' })).toBeChecked();
    }
    await page.getByRole('radio', { name: 'Games New' }).click();
    await expect(page).toHaveURL(/\/offers/);

    const shown = page.getByRole('listitem').first();
    for (const mode of ['iframe', 'script', 'modal', 'popup', 'single-page', 'single-survey']) {
      await enter(page, panelAddress(app, 'alice', { mode }));
      await expect(shown).toBeVisible();
      await expect(switcher, mode).toHaveCount(0);
    }
    const without = await openApp(database, { design: { is_show_survey_games_option: false } });
    await enter(page, panelAddress(without, 'alice'));
    await expect(shown).toBeVisible();
    await expect(switcher).toHaveCount(0);
  },
);

test.describe('SL-05 layouts', () => {
  for (const tileLayout of ['current', 'new1', 'new2'] as const) {
    test(`SL-05 tiles ${tileLayout}`, async ({ page, database }) => {
      await enterAsAlice(page, database, { settings: { tile_layout: tileLayout } });
      await expect(surveyList(page)).toHaveClass(new RegExp(`tiles-${tileLayout}`));
      await expectNothingCutOff(page);
    });
  }

  for (const layout of ['default', 'vertical', 'horizontal'] as const) {
    test(`SL-05 list ${layout}`, async ({ page, database }) => {
      await enterAsAlice(page, database, { settings: { layout } });
      await expect(surveyList(page)).toHaveClass(new RegExp(`grid-${layout}`));
      const [first, second] = await Promise.all([boxOf(page, 1), boxOf(page, 2)]);
      expect(first.x === second.x).toBe(layout === 'vertical');
      if (layout !== 'default') await expect(surveyTiles(page)).toHaveCount(12);
      await expectNothingCutOff(page);
    });
  }

  test('SL-05 columns and the gap between them', async ({ page, database, isMobile }) => {
    const app = await openApp(database);
    const shape = () =>
      page.locator('.grid').evaluate((element) => {
        const { gridTemplateColumns, columnGap, rowGap } = getComputedStyle(element);
        return [gridTemplateColumns.split(' ').length, columnGap, rowGap];
      });
    const wide = { '3': 24, '4': 16, '5': 14, '6': 14 };
    const phone = { '1': 24, '4': 16, '5': 14 };
    for (const [col_qty, px] of Object.entries(isMobile ? phone : wide)) {
      await enter(page, panelAddress(app, 'alice', { col_qty }));
      const columns = isMobile ? Math.min(Number(col_qty), 2) : Number(col_qty);
      await expect.poll(shape).toEqual([columns, `${px}px`, `${px}px`]);
    }
    for (const layout of ['vertical', 'horizontal'] as const) {
      await enter(page, panelAddress(app, 'alice', { col_qty: '4', layout }));
      await expect.poll(async () => (await shape()).slice(1)).toEqual(['16px', '16px']);
    }
    if (isMobile) return;
    // Before metadata is there, three, or what the address says; the server's own placeholders too.
    await page.route('**/api/app*', () => undefined);
    for (const [search, columns, gap] of [
      ['', 3, '24px'],
      ['?col_qty=4', 4, '16px'],
    ] as const) {
      const shell = await (await page.request.get(`/${search}`, { headers: { accept: 'text/html' } })).text();
      expect(/--columns:(\d+)/.exec(shell)?.[1]).toBe(String(columns));
      await page.goto(`/${search}`);
      await expect(page.locator('.tile-skeleton').first()).toBeVisible();
      expect(await shape()).toEqual([columns, gap, gap]);
    }
  });
});

test.describe('SL-06 a tile', () => {
  test(
    'SL-06 shows reward and the value without bonus, bonus, time, rating and praise',
    onPhone,
    async ({ page, database }) => {
      await enterAsAlice(page, database);
      await listing(page, [
        {
          ...{ user_reward: 720, user_reward_without_bonus: 600, bonus: 20, loi: 601 },
          ...{ hot: true, feature: true, flag: 'Double points' },
        },
        { user_reward: 310, user_reward_without_bonus: 310, bonus: 0, loi: 60, feature: true },
        { user_reward: 200, user_reward_without_bonus: 200, loi: 1, user_rating_ct: 0, flag: 'Quick one' },
      ]);
      await page.goto('/');
      const tiles = surveyTiles(page);
      await expect(tiles).toHaveCount(3);
      await expect(tiles.nth(0).locator('s')).toHaveText('600');
      await expect(tiles.nth(0)).toHaveAccessibleName(
        /^(.+, )?720 coins, 11 minutes, .*rated .* people, \+20%, Double points, Popular, Featured$/,
      );
      await expect(tiles.nth(0).locator('.tile-bonus')).toHaveText('600+20%');
      const marks = tiles.nth(0).locator('.tile-bonus, .pill, [title]');
      await expect(marks).toHaveCount(4);
      for (const mark of await marks.all()) await expect(mark).toBeVisible();
      await expect(tiles.nth(1).locator('s')).toHaveCount(0);
      await expect(tiles.nth(1)).toHaveAccessibleName(/310 coins, 1 minute, .*Featured$/);
      await expect(tiles.nth(2)).toHaveAccessibleName(/(^|, )200 coins, 1 minute, .*odds.*, Quick one$/i);
    },
  );

  test(
    'SL-06 what the inventory knows of a survey reaches its tile',
    onDesktop,
    async ({ browser, database, baseURL }) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        ...comingFrom('luxembourg'),
      });
      const page = await context.newPage();
      const app = await openApp(database, { settings: { fs_variant: true } });
      await surveyHere(database, {
        ...{ payout_micros: 5_558_000n, payout_type: 2, loi_seconds: 125, hot: true, flag: 'Brand new' },
        // Before those of other stories: a long list shows its first part.
        ...{ rating_count: 2, rating_half_stars: 17, rank: -Math.floor(Date.now() / 1000) },
      });
      const tile = page.getByRole('button', { name: /^2,779 coins/ }).first();
      await expect(async () => {
        await enter(page, panelAddress(app, 'alice'));
        await expect(tile).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(tile).toHaveAccessibleName(
        /^2,779 coins, 3 minutes, .*rated 4\.3 of 5 by 2 people, Special payout, Brand new, Popular$/,
      );
      await context.close();
    },
  );
});

test('SL-08 back to top appears with the second screenful, and sorts stay in reach', async ({
  page,
  database,
}) => {
  await enterAsAlice(page, database);
  const up = page.getByRole('button', { name: 'Back to top' });
  await expect(page.getByRole('radiogroup', { name: 'Sort by' }).getByRole('radio')).toHaveCount(3);
  await expect(up).toHaveCount(0);
  // At first the list has a screenful and a bit.
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(async () => {
    await surveyTiles(page).last().scrollIntoViewIfNeeded();
    await expect(up).toBeVisible({ timeout: 500 });
  }).toPass();
  await up.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up).toHaveCount(0);
});

test.describe('SL-12 what metadata changes', onDesktop, () => {
  test('SL-12 no rewards, no filters, a way to support', async ({ page, database }) => {
    await enterAsAlice(page, database, { show_rewards: false, show_filters: false, chat_available: true });
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText('coins')).toHaveCount(0);
    await expect(page.getByRole('radiogroup', { name: 'Sort by' })).toHaveCount(0);
    // Under the list, which grows as it is scrolled.
    await scrollToEnd(page);
    await page.getByRole('button', { name: 'Questions? Contact support' }).click();
    await expect(page).toHaveURL(/\/support/);
  });

  test('SL-12 the announcement is shown, and nothing in it acts', async ({ page, database }) => {
    const html = `<p onclick="hacked=1">Double <b>coins</b> <a href="https://publisher.example/more" target="_top">today</a></p>
      <a href="javascript:hacked=1">or not</a><script>hacked=1</script><img src=x onerror="hacked=1"><style>p{display:none}</style>`;
    const app = await openApp(database, { html });
    const announcement = page.getByRole('complementary').filter({ hasText: 'Double' });
    await enter(page, panelAddress(app, 'alice'));
    await expect(announcement.getByRole('link', { name: 'today' })).toHaveAttribute('rel', /noopener/);

    // A server that forgets to clean must not matter either.
    await page.route('**/api/app*', async (route) => {
      const metadata = await (await route.fetch()).json();
      await route.fulfill({ json: { ...metadata, html } });
    });
    await page.goto('/');
    await expect(announcement.getByRole('link', { name: 'today' })).toHaveAttribute('target', '_blank');
    const left = await announcement.evaluate((element) => element.innerHTML);
    expect(left).not.toMatch(/script|onclick|onerror|style|img/);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

async function boxOf(page: Page, place: number): Promise<{ x: number; y: number }> {
  const box = await surveyTiles(page).nth(place).boundingBox();
  if (!box) throw new Error(`There is no tile ${place}`);
  return box;
}

/** No tile's words leave the tile, and the page does not scroll sideways. */
async function expectNothingCutOff(page: Page): Promise<void> {
  const wide = await surveyList(page)
    .getByRole('button')
    .evaluateAll((tiles) => tiles.filter((tile) => tile.scrollWidth > tile.clientWidth).length);
  expect(wide).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}
