// Where bonuses stand: in places of their own, which cover nothing, and out of the way for whoever hides them.
import type { FrameLocator, Page } from '@playwright/test';
import { aStory, aSurveyHere, badge, fromRomania, popup, type Story } from './support/bonuses.ts';
import { onDesktop } from './support/devices.ts';
import { embed } from './support/embedded-panel.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { expect, test } from './support/product.ts';
import { enter } from './support/publisher.ts';
import { scrollToEnd } from './support/scrolling.ts';

test.use(fromRomania);

const dock = (screen: Page | FrameLocator) => screen.getByRole('complementary', { name: 'Your bonuses' });
const line = (page: Page) => page.getByRole('region', { name: 'Your earnings' }).locator('.bonus-line');

async function withAll(story: Story, database: Parameters<typeof aSurveyHere>[0]): Promise<void> {
  await story.bonus();
  await story.special();
  await story.engagement();
  for (let left = 12; left > 0; left -= 1) await aSurveyHere(database);
}

test.describe('SL-09 the badges cover nothing', () => {
  // The last two are a phone on its side, and a desktop at 400 %.
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 900],
    [640, 450],
    [320, 256],
  ] as const) {
    test(
      `SL-09 ${width}×${height}: the list ends above them, at any scroll`,
      onDesktop,
      async ({ page, database }) => {
        const story = await aStory(database);
        await withAll(story, database);
        await page.setViewportSize({ width, height });
        await enter(page, story.address);
        await expect(badge(page, '+20% Bonus')).toBeVisible();
        // One line, whatever the width.
        const heights = await dock(page).boundingBox();
        expect(heights?.height).toBeLessThan(80);
        for (const share of [0, 0.3, 0.7, 1]) {
          const covered = await page.evaluate((part) => {
            scrollTo(0, part * document.documentElement.scrollHeight);
            const strip = document.querySelector('aside.badges')?.getBoundingClientRect();
            if (!strip) return ['no badges'];
            const isSticky = strip.bottom >= innerHeight - 1 && strip.top < innerHeight;
            // A strip from edge to edge that nothing shines through is the end of the page to whoever sees it.
            const edges = [1, innerWidth / 2, document.documentElement.clientWidth - 1];
            const isWhole = edges.every((x) =>
              document
                .elementFromPoint(x, strip.top + strip.height / 2)
                ?.closest('aside.badges, .back-to-top'),
            );
            if (isSticky && isWhole) return [];
            const texts = [...document.querySelectorAll('main button, main .amount')];
            return texts
              .map((element) => element.getBoundingClientRect())
              .filter(({ top, bottom }) => top < strip.bottom && bottom > strip.top)
              .map(({ top }) => `covered at ${top}`);
          }, share);
          expect(covered).toEqual([]);
        }
        // The last tile is reached whole.
        await scrollToEnd(page);
        const last = await page.getByRole('main').boundingBox();
        const strip = await dock(page).boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);
      },
    );
  }
});

test('SL-09 hidden for the visit, the badges end the page; the line stays until it is hidden too', async ({
  page,
  database,
}) => {
  const story = await aStory(database);
  await withAll(story, database);
  await enter(page, story.address);
  await expect(line(page)).toHaveText(/\+20%\s*in every reward.* left/);
  await expect(page.locator('.badges-dock')).toBeVisible();
  await dock(page).getByRole('button', { name: 'Hide bonuses' }).click();
  await expect(page.locator('.badges-dock')).toHaveCount(0);
  await expect(dock(page)).toHaveCSS('position', 'static');
  // Back from another screen they are still out of the way, and at the end of the page they open as before.
  await page.getByRole('button', { name: 'Activity', exact: true }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(line(page)).toBeVisible();
  await scrollToEnd(page);
  await badge(page, '+20% Bonus').click();
  await expect(popup(page)).toContainText('20% more');
  await page.keyboard.press('Escape');
  await expect(page.locator('.badges-dock')).toHaveCount(0);

  await line(page).getByRole('button', { name: 'Hide bonuses' }).click();
  await expect(line(page)).toHaveCount(0);
});

test(
  'SL-09 in a frame of a page they stand above the list, in a place kept from the first paint',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const story = await aStory(database, { allowed_origins: [publisherPage.origin] });
    await withAll(story, database);
    const shifts = await watchShifts(page);
    const { panel } = await embed(page, publisherPage, `${baseURL}${story.address}`);
    await expect(dock(panel).getByRole('button', { name: '+20% Bonus' })).toBeVisible();
    const [strip, list] = [await dock(panel).boundingBox(), await panel.getByRole('main').boundingBox()];
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
    expect(await shifts(panel)).toEqual([]);
    await dock(panel).getByRole('button', { name: 'Hide bonuses' }).click();
    await expect(panel.locator('#badges-place')).toHaveCount(0);
    await expect(dock(panel)).toHaveCount(1);
  },
);
