// Postbacks in the console: why one failed, sending it again, and recovering an outage, in as few presses as promised (CO-02).
import type { Database } from '@earnwall/server/parts/database';
import { type AppRecord, aPublisher } from '@earnwall/server/testing/apps';
import { creditByOperator } from '@earnwall/server/testing/ledger';
import { aUser } from '@earnwall/server/testing/people';
import { anEndpoint, giveUpPostbacks, postbacksIn } from '@earnwall/server/testing/postbacks';
import { answers, type Receiver, startReceiver } from '@earnwall/server/testing/receiver';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/console.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { openApp } from './support/publisher.ts';

/** An app whose receiver is down while people earn. */
async function outage(database: Database, count: number): Promise<{ app: AppRecord; receiver: Receiver }> {
  const receiver = await startReceiver((response) => response.writeHead(502).end('upstream connect error'));
  const publisher_id = await aPublisher(database.db);
  const app = await openApp(database, { publisher_id, name: 'Coin Harbour' });
  await anEndpoint(database.db, app, { url: receiver.url });
  const bob = await aUser(database.db, app, 'bob');
  const credit = { kind: 'bonus', reason: 'A gift', amount: 460n } as const;
  for (let index = 0; index < count; index += 1)
    await creditByOperator(database, app, bob, { ...credit, at: new Date() });
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
  return { app, receiver };
}

const asDeveloper = (
  context: BrowserContext,
  database: Database,
  baseURL: string | undefined,
  { publisher_id }: AppRecord,
) => signIn(context, database, baseURL, 'developer', { publisher_id });

/** Presses of the pointer, counted. */
function hand() {
  const pressed = { count: 0 };
  const press = async (target: Locator) => {
    pressed.count += 1;
    await target.click();
  };
  return { pressed, press };
}

const card = (page: Page) => page.getByRole('link', { name: /^Open postbacks: \d+ postbacks? dead/ });
const row = (page: Page) => page.getByRole('table', { name: 'Postbacks' }).getByRole('row').nth(1);

test('CO-02 why a postback failed, and sent again, in three presses', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  const { app, receiver } = await outage(database, 1);
  await expect.poll(async () => (await postbacksIn(database.db, app))[0]?.attempts.length).toBeGreaterThan(0);
  await giveUpPostbacks(database.db, app, 1);
  receiver.behave(answers(200));
  await asDeveloper(context, database, baseURL, app);
  const { pressed, press } = hand();
  await page.goto('/console/');
  await press(card(page));
  await expect(page).toHaveURL(new RegExp(`/console/postbacks\\?app=${app.id}&state=dead$`));
  await press(row(page).getByRole('link'));
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('upstream connect error');
  await expect(drawer).toContainText('webhook-signature: v1,hidden');
  await expectAccessible(page);
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  const before = receiver.received.length;
  await press(drawer.getByRole('button', { name: /^Resend/ }));
  await expect(page.getByText('1 postback sent again')).toBeVisible();
  expect(pressed.count).toBeLessThanOrEqual(3);
  await expect.poll(() => receiver.received.length).toBe(before + 1);
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(id);
  await page.goto(`/console/postbacks?app=${app.id}&open=${id}`);
  await expect(page.getByRole('dialog').getByText('Sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'bob' })).toHaveAttribute(
    'href',
    new RegExp(`/console/users/${app.id}/`),
  );
  await receiver.stop();
});

test(
  'CO-02 a receiver down for 200 credits: the card, recover since, the same ids and none missing',
  onDesktop,
  async ({ page, context, database, baseURL }) => {
    test.slow();
    const { app, receiver } = await outage(database, 200);
    await giveUpPostbacks(database.db, app, 150);
    const missed = (await postbacksIn(database.db, app)).map(({ transaction_id }) => transaction_id);
    expect(missed).toHaveLength(200);
    await asDeveloper(context, database, baseURL, app);
    const { pressed, press } = hand();
    await page.goto('/console/');
    await press(card(page));
    await expect(page.getByText('200 not delivered: the receiver answered 502')).toBeVisible();
    await expect(page.getByRole('list', { name: 'What would be sent again' })).toContainText('150 dead');
    await expectAccessible(page);
    receiver.behave(answers(204));
    const from = receiver.received.length;
    await press(page.getByRole('button', { name: 'Send 200 again' }));
    await expect(page.getByText('Sending 200 again')).toBeVisible();
    await expect(page.getByText('Recovered: 200 acknowledged')).toBeVisible({ timeout: 30_000 });
    expect(pressed.count).toBeLessThanOrEqual(4);
    const accepted = receiver.received.slice(from).map(({ headers }) => String(headers['webhook-id']));
    const wire = missed.map((id) => `tx_${id.replaceAll('-', '')}`);
    expect([...new Set(accepted)].sort()).toEqual(wire.sort());
    await page.reload();
    await expect(page.getByText('Nothing fits these filters')).toBeVisible();
    await page.goto('/console/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await receiver.stop();
  },
);

test(
  'CO-02 several are chosen by keys and sent again; the endpoint is paused, and the pause undone',
  onDesktop,
  async ({ page, context, database, baseURL }) => {
    const { app, receiver } = await outage(database, 3);
    await giveUpPostbacks(database.db, app, 3);
    receiver.behave(answers(200));
    await asDeveloper(context, database, baseURL, app);
    await page.goto(`/console/postbacks?app=${app.id}&state=dead`);
    await expect(row(page)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const chosen = page.getByRole('region', { name: 'Chosen postbacks' });
    await expect(chosen).toContainText('2 postbacks chosen');
    await chosen.getByRole('button', { name: 'Resend chosen' }).click();
    await expect(page.getByText('2 postbacks sent again')).toBeVisible();

    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Paused: postbacks wait')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText(/^Test accepted: 200 in \d+ ms/)).toBeVisible();
    await receiver.stop();
  },
);
