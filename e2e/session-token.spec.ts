// A publisher's server asks for a session token, and its page opens the panel by it (PB-04, decision 0089).
import type { Database } from '@earnwall/server/parts/database';
import { anApiKey } from '@earnwall/server/testing/api-keys';
import { onDesktop } from './support/devices.ts';
import { eventsOf, isReady, panelFrame, publish } from './support/embed.ts';
import { reload } from './support/frames.ts';
import { expect, test } from './support/product.ts';
import { openApp, untilInteractive } from './support/publisher.ts';
import { surveyList } from './support/survey-list.ts';
import { newTab } from './support/tabs.ts';

/** What the publisher's server does before it sends its page. */
async function mint(
  database: Database,
  baseURL: string | undefined,
  app: { id: string },
  body: { user_id: string; origin?: string },
): Promise<string> {
  const key = await anApiKey(database.db, app, { scopes: ['sessions'] });
  const response = await fetch(`${baseURL}/api/publisher/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

test(
  'PB-04 a publisher’s page opens the panel by a token, and after a refusal by a fresh one',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { origin } = publisherPage;
    const app = await openApp(database, { requires_security_hash: true, allowed_origins: [origin] });
    const token = await mint(database, baseURL, app, { user_id: 'alice', origin });
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<div id="earn"></div>',
      script: `watch('earn', embed.mount('#earn', { app: '${app.id}', token: '${token}' }))`,
    });
    await isReady(page, 'earn');
    const frame = await panelFrame(page);
    await expect(surveyList(frame)).toBeVisible();
    await untilInteractive(frame);
    const parameters = new URL(frame.url()).searchParams;
    expect([parameters.get('app'), parameters.has('st')]).toEqual([app.id, false]);

    // The visit does not need the token any more.
    await reload(frame);
    await expect.poll(async () => (await eventsOf(page, 'earn')).length).toBe(2);
    await expect(surveyList(frame)).toBeVisible();

    await page.evaluate(`panels.earn.update({ token: '${token.slice(0, -2)}' })`);
    await expect(frame.getByText('Hash invalid. Please contact support.')).toBeVisible();
    await expect(frame.locator('body')).not.toContainText('st1.');

    const fresh = await mint(database, baseURL, app, { user_id: 'alice' });
    await page.evaluate(`panels.earn.update({ token: '${fresh}' })`);
    await expect(surveyList(frame)).toBeVisible();
  },
);

test(
  'PB-04 a token of one page opens no panel on another',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const shop = 'https://shop.example';
    const app = await openApp(database, { allowed_origins: [publisherPage.origin, shop] });
    const token = await mint(database, baseURL, app, { user_id: 'alice', origin: shop });
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<div id="earn"></div>',
      script: `watch('earn', embed.mount('#earn', { app: '${app.id}', token: '${token}' }))`,
    });
    await refused;
    await expect(surveyList(await panelFrame(page))).toHaveCount(0);
  },
);

test(
  'PB-04 a token opens the panel in a window of its own, which keeps the visit over a reload',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { origin } = publisherPage;
    const app = await openApp(database, { requires_security_hash: true, allowed_origins: [origin] });
    const token = await mint(database, baseURL, app, { user_id: 'bob', origin });
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<button id="open">Earn</button>',
      script: `watch('earn', embed.openPopup({ trigger: '#open', app: '${app.id}', token: '${token}' }))`,
    });
    const popup = await newTab(page, () => page.getByRole('button', { name: 'Earn' }).click());
    await isReady(page, 'earn');
    await expect(surveyList(popup)).toBeVisible();
    await expect(popup).not.toHaveURL(/[?&]st=/);
    await popup.reload();
    await expect(surveyList(popup)).toBeVisible();
  },
);
