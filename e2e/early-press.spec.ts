// A painted list looks alive before its code has arrived: who presses a tile in between has pressed it.
import { holdRequests } from './support/held-requests.ts';
import { expect, test } from './support/product.ts';
import { openApp, panelAddress } from './support/publisher.ts';
import { surveyTiles } from './support/survey-list.ts';

test('SL-07 a press on a painted tile is answered once the panel has come alive', async ({
  page,
  database,
}) => {
  const app = await openApp(database, { policy_required: true });
  const arrive = await holdRequests(page, '**/assets/*.js');
  await page.goto(panelAddress(app, 'alice'), { waitUntil: 'commit' });
  await surveyTiles(page).nth(1).click();
  expect(new URL(page.url()).pathname).toBe('/');
  arrive();
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await expect(page).toHaveURL(/\/policy/);
});
