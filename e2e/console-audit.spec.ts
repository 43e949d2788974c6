// The audit reverts a change where it is found, and the toast takes that back (CO-06).
import { aPublisher } from '@earnwall/server/testing/apps';
import { expectAccessible } from './support/accessible.ts';
import { ofConsole, signIn } from './support/console.ts';
import { expect, test } from './support/product.ts';
import { openApp } from './support/publisher.ts';

test('CO-06 a change is reverted with a reason from its drawer, and that undone', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  const publisher_id = await aPublisher(database.db);
  const app = await openApp(database, { publisher_id, name: 'Before' });
  await signIn(context, database, baseURL, 'owner', { publisher_id });
  const data = { version: 1, name: 'After' };
  const changed = await page.request.put(`/api/console/apps/${app.id}`, { data, headers: ofConsole });
  expect(changed.status()).toBe(200);
  const nameNow = async () => {
    const answer = await page.request.get(`/api/console/apps/${app.id}`);
    return ((await answer.json()) as { app: { settings: { name: string } } }).app.settings.name;
  };

  await page.goto(`/console/audit?app=${app.id}&kind=change`);
  await page.getByRole('link', { name: 'settings: Name' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Revert' }).click();
  await expect(drawer.getByText('Say why in a few words.')).toBeVisible();
  await drawer.getByLabel('Reason').fill('A wrong name');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Revert' }).click();
  await expect(page.getByText('Reverted: settings: Name')).toBeVisible();
  expect(await nameNow()).toBe('Before');
  await expect(drawer.getByText(/^event \d+$/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Revert' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(nameNow).toBe('After');
});
