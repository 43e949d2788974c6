// How our odds hold, for anyone, and for operators (OD-01, OD-04).
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';

test('OD-04 anyone can read how the odds hold and what is tried out, without login', async ({ page }) => {
  await page.goto('/odds');
  await expect(page.getByRole('heading', { level: 1, name: 'How our odds hold' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What we try out' })).toBeVisible();
  await expect(page.getByText('Sorting by earnings per hour')).toBeVisible();
  await expect(page.getByText('People with the earlier order')).toBeVisible();
  await expectAccessible(page);
});

test('OD-04 help leads there and back', async ({ page, database }) => {
  const app = await openApp(database);
  await enter(page, panelAddress(app, 'bob').replace('/', '/support'));
  await page.getByRole('button', { name: 'How our odds hold' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How our odds hold' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help and support' })).toBeVisible();
});
