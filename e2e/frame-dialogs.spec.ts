// Dialogs of a panel in a frame that the window around it shows in part: they open where the reader is (EM-01).
import type { FrameLocator, Page } from '@playwright/test';
import { onDesktop } from './support/devices.ts';
import { panelFrame } from './support/embed.ts';
import { expect, test } from './support/product.ts';
import { openApp } from './support/publisher.ts';
import { surveyTiles } from './support/survey-list.ts';
import { newTab } from './support/tabs.ts';

const window = { width: 1280, height: 900 };

/** How a page shows the panel, 500 pixels below its top; `{panel}` is the address, `{user}` the options of the script. */
const ways = {
  'a frame': '<iframe title="Rewards" style="width:100%;height:820px" src="{panel}"></iframe>',
  'a frame taller than the window':
    '<iframe title="Rewards" style="width:100%;height:3000px" src="{panel}"></iframe>',
  'the script': `<div id="earn" style="height:820px"></div><script>earnwall.push((embed) => embed.mount('#earn', {user}))</script>`,
  'the script, growing': `<div id="earn"></div><script>earnwall.push((embed) => embed.mount('#earn', { ...{user}, autoHeight: true }))</script>`,
  'a module of a single page': `<div id="earn"></div><script>earnwall.push((embed) => embed.mount('#earn', { ...{user}, autoHeight: true, mode: 'single-page' }))</script>`,
} as const;

const dialogIn = (panel: FrameLocator) => panel.getByRole('dialog', { name: 'Before you begin' });

/** All of the dialog is in the window, and what it asks to press can be reached in it. */
async function expectInSight(page: Page, panel: FrameLocator): Promise<void> {
  await expect(async () => {
    const box = await dialogIn(panel).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(window.height);
    expect(box?.height).toBeGreaterThan(200);
  }).toPass();
  await expect(dialogIn(panel).getByRole('heading', { name: 'Before you begin' })).toBeInViewport({
    ratio: 1,
  });
  await page.mouse.move(0, 0);
}

test.describe('EM-01 a dialog in a frame', () => {
  test.use({ viewport: window });

  for (const [way, body] of Object.entries(ways)) {
    test(
      `EM-01 by ${way}, the first one opens where the reader is, and stays there while the page scrolls`,
      onDesktop,
      async ({ page, database, publisherPage, baseURL }) => {
        const { id } = await openApp(database, {
          policy_required: true,
          allowed_origins: [publisherPage.origin],
        });
        publisherPage.html = `<html lang="en"><body style="margin:0"><h1 style="margin:0;height:500px">Publisher</h1>
          <script>window.earnwall ??= []</script>
          ${body
            .replace('{panel}', `${baseURL}/?app=${id}&uuid=alice`)
            .replace('{user}', `{ app: '${id}', uuid: 'alice' }`)}
          <p style="height:1500px">Below</p><script defer src="${baseURL}/v1/embed.js"></script>`;
        await page.goto(publisherPage.origin);
        const panel = page.frameLocator('iframe');
        // Pressed by key, so that nothing scrolls before.
        await surveyTiles(panel)
          .first()
          .evaluate((tile: HTMLElement) => tile.click());
        await expectInSight(page, panel);

        await page.evaluate(() => scrollTo(0, 450));
        await expectInSight(page, panel);
        await page.evaluate(() => scrollTo(0, 0));
        await expectInSight(page, panel);
      },
    );
  }

  test(
    'EM-01 in a modal and in a popup it is inside the window of the panel',
    onDesktop,
    async ({ page, database, publisherPage, baseURL }) => {
      const { id } = await openApp(database, {
        policy_required: true,
        allowed_origins: [publisherPage.origin],
      });
      publisherPage.html = `<html lang="en"><button id="modal">Modal</button><button id="popup">Popup</button>
        <script>(window.earnwall ??= []).push((embed) => {
          const user = { app: '${id}', uuid: 'alice' };
          embed.openModal({ ...user, trigger: '#modal' });
          embed.openPopup({ ...user, trigger: '#popup' });
        })</script><script defer src="${baseURL}/v1/embed.js"></script>`;
      await page.goto(publisherPage.origin);
      const popup = await newTab(page, () => page.getByRole('button', { name: 'Popup' }).click());
      await surveyTiles(popup).first().click();
      await expect(popup.getByRole('button', { name: 'Start the survey' })).toBeInViewport({ ratio: 1 });

      await page.getByRole('button', { name: 'Modal' }).click();
      const modal = await panelFrame(page);
      await surveyTiles(modal).first().click();
      await expectInSight(page, page.frameLocator('iframe'));
    },
  );
});
