// Surveys from outside (SV-01): what a supplier opens is in the next list, what it closes is gone.
import { isInventoryRead } from '@earnwall/server/testing/surveys';
import { comingFrom } from './support/countries.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import { surveyTiles } from './support/survey-list.ts';

test.use(comingFrom('france'));

test(
  'SV-01 a list follows its supplier: new surveys arrive, closed ones leave',
  onDesktop,
  async ({ page, database, sandboxUrl }) => {
    // The first reading comes a moment after the first stories.
    await expect.poll(() => isInventoryRead(database.db, 'sandbox-exchange')).toBe(true);
    const app = await openApp(database);
    await enter(page, panelAddress(app, 'bob'));
    const tiles = surveyTiles(page);
    const names = async () => {
      await page.reload();
      await expect(tiles.first()).toBeVisible();
      return tiles.evaluateAll((all) => all.map((tile) => tile.textContent ?? ''));
    };
    const before = await names();

    // Three days later every survey has ended, and others have begun.
    const moved = await page.request.post(`${sandboxUrl}/supplier/clock`, {
      headers: { 'x-api-key': process.env.E2E_SANDBOX_API_KEY ?? '' },
      data: { forward_minutes: 3 * 24 * 60 },
    });
    expect(moved.ok()).toBe(true);
    await expect
      .poll(async () => {
        const after = await names();
        return {
          arrived: after.some((name) => !before.includes(name)),
          left: before.some((name) => !after.includes(name)),
        };
      })
      .toEqual({ arrived: true, left: true });
  },
);

test('the supplier shows people what is open', onDesktop, async ({ page, sandboxUrl }) => {
  await page.goto(`${sandboxUrl}/supplier`);
  await page.getByRole('link', { name: /^FRA/ }).click();
  await expect(page.getByRole('heading', { name: 'Open projects · FRA' })).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(1);
});
