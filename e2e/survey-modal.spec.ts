// From a tile into a survey: a page of its own, or a modal over the list where the panel is embedded (SL-07).
import { expectAccessible } from './support/accessible.ts';
import { onDesktop } from './support/devices.ts';
import { embed } from './support/embedded-panel.ts';
import { frameOf, reload } from './support/frames.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import { surveyTiles } from './support/survey-list.ts';

const withPolicy = { policy_required: true };

test(
  'SL-07 a tile opens the policy, or the questions where there is none',
  onDesktop,
  async ({ page, database }) => {
    const [app, without] = [await openApp(database, withPolicy), await openApp(database)];
    const tile = surveyTiles(page).nth(1);
    await enter(page, panelAddress(app, 'alice'));
    await tile.click();
    await expect(page).toHaveURL(/\/policy/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await enter(page, panelAddress(without, 'alice'));
    await tile.click();
    await expect(page).toHaveURL(/\/questions/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test.describe('SL-07 inside a publisher’s page', () => {
  test('SL-07 a modal of that name opens over the list, and the page gets a message', async ({
    page,
    database,
    publisherPage,
    baseURL,
    isMobile,
  }) => {
    const app = await openApp(database, { ...withPolicy, allowed_origins: [publisherPage.origin] });
    const { panel, received } = await embed(page, publisherPage, `${baseURL}${panelAddress(app, 'alice')}`);
    const tile = surveyTiles(panel).nth(1);
    await tile.click();
    const modal = panel.getByRole('dialog', { name: 'Before you begin' });
    await expect(modal.getByRole('heading', { name: 'Before you begin' })).toBeFocused();
    await expect
      .poll(received('ps-qualification-in-progress'))
      .toContainEqual({ survey_hash: expect.any(String) });
    await expectAccessible(page);

    // On a phone it is a sheet that stands on the edge of the screen.
    const [box, frame] = [await modal.boundingBox(), await page.locator('iframe').boundingBox()];
    const gap = (frame?.y ?? 0) + (frame?.height ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
    expect(Math.round(gap) === 0).toBe(isMobile);

    await modal.getByRole('button', { name: 'Start the survey' }).click();
    await expect(panel.getByRole('dialog', { name: 'Questions' })).toBeVisible();
    await expect(panel.getByRole('dialog')).toHaveCount(1);
  });

  test(
    'SL-07 Escape and its corner close it, the list is as it was and has the focus back',
    onDesktop,
    async ({ page, database, publisherPage, baseURL }) => {
      const app = await openApp(database, { ...withPolicy, allowed_origins: [publisherPage.origin] });
      const { panel } = await embed(page, publisherPage, `${baseURL}${panelAddress(app, 'alice')}`);
      const tile = surveyTiles(panel).nth(12);
      const modal = panel.getByRole('dialog');
      await tile.focus();
      await page.keyboard.press('Enter');
      await expect(modal).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
      await expect(tile).toBeFocused();
      await expect(tile).toBeInViewport();

      await page.keyboard.press('Enter');
      await modal.getByRole('button', { name: 'Close' }).click();
      await expect(modal).toHaveCount(0);
      await expect(tile).toBeFocused();
      await expect(tile).toHaveAccessibleName(/^(?!.*Continue)/);
    },
  );

  test(
    'SL-07 a reload in the middle comes back to the modal',
    onDesktop,
    async ({ page, database, publisherPage, baseURL }) => {
      const app = await openApp(database, { ...withPolicy, allowed_origins: [publisherPage.origin] });
      const { panel } = await embed(page, publisherPage, `${baseURL}${panelAddress(app, 'alice')}`);
      await surveyTiles(panel).nth(1).click();
      await expect(panel.getByRole('dialog')).toBeVisible();
      await reload(await frameOf(page));
      await expect(panel.getByRole('dialog', { name: 'Before you begin' })).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'Earn rewards' })).toBeAttached();
    },
  );

  test(
    'SL-07 without a list to lie over it is a page',
    onDesktop,
    async ({ page, database, publisherPage, baseURL }) => {
      const app = await openApp(database, {
        ...withPolicy,
        panel_enabled: false,
        allowed_origins: [publisherPage.origin],
      });
      const address = panelAddress(app, 'alice', { sh: 'a-survey' }).replace('/', '/survey');
      const { panel } = await embed(page, publisherPage, `${baseURL}${address}`);
      await expect(panel.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
      await expect(panel.getByRole('dialog')).toHaveCount(0);
    },
  );
});
