// The publisher's site of the sandbox, as a newcomer meets it after `npm start` (OP-01).
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';

test('OP-01 the publisher’s page frames the panel for a demo user, and hears what happens in it', async ({
  page,
  sandboxUrl,
}) => {
  await page.goto(`${sandboxUrl}/?person=bob&app=demo-coins`);
  const panel = page.frameLocator('iframe');
  await expect(panel.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
  await panel.getByRole('list', { name: 'Surveys' }).getByRole('button').nth(1).press('Enter');
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
