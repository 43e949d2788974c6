// From a snippet on a page of another origin to Live: the go-live page sees each step as it happens (CO-03).

import { verifyMessage } from '@earnwall/postbacks/signature';
import type { Database } from '@earnwall/server/parts/database';
import { securityHash } from '@earnwall/server/parts/security-hash';
import { type AppRecord, aPublisher } from '@earnwall/server/testing/apps';
import { type Receiver, startReceiver } from '@earnwall/server/testing/receiver';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/console.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { openApp } from './support/publisher.ts';
import { acceptAdvice, surveyTiles } from './support/survey-list.ts';
import { newTab, participateInTab } from './support/tabs.ts';

/** An app in Test, whose developer is signed in. */
async function appOfDeveloper(
  context: BrowserContext,
  database: Database,
  baseURL: string | undefined,
): Promise<AppRecord> {
  const publisher_id = await aPublisher(database.db);
  const app = await openApp(database, { publisher_id, test_mode: true, requires_security_hash: true });
  await signIn(context, database, baseURL, 'developer', { publisher_id });
  return app;
}

const goLive = (app: AppRecord) => `/console/apps/${app.id}/go-live`;
const selfCheck = (page: Page): Locator => page.getByRole('region', { name: 'Self-check' });
const check = (page: Page, name: string): Locator =>
  selfCheck(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** As the publisher's page fills the snippet in. */
async function snippetFor(page: Page, app: AppRecord, user: string): Promise<string> {
  const code = await page.getByRole('figure', { name: 'In your page' }).locator('code').innerText();
  return code.replace('USER_ID', user).replace('SECURITY_HASH', securityHash(app.secret, user));
}

/** Verifies as the guide says. */
function verifying(receiver: Receiver, secret: string): void {
  receiver.behave((response, { headers, body }) => {
    const isRight = verifyMessage({ headers, body }, [secret], new Date()) === 'ok';
    response.writeHead(isRight ? 204 : 401).end();
  });
}

test(
  'CO-03 a page of another origin, a test survey, its postback and a forged one turn the self-check green',
  onDesktop,
  async ({ page, context, browser, database, publisherPage, baseURL }) => {
    test.slow();
    const receiver = await startReceiver();
    const app = await appOfDeveloper(context, database, baseURL);
    await page.goto(goLive(app));
    await expect(page.getByRole('heading', { name: 'Go-live' })).toBeVisible();
    await expect(check(page, 'Visit')).toContainText('Waiting');
    await expectAccessible(page);

    // The snippet, on a page whose origin nobody has allowed yet.
    publisherPage.html = `<main>${await snippetFor(page, app, 'dev-1')}</main>`;
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(publisherPage.origin);
    await expect(page.getByText('One visit was refused')).toBeVisible();
    await expect(check(page, 'Visit')).toContainText(publisherPage.origin);
    await page.getByRole('button', { name: 'Add this origin' }).click();
    await expect(page.getByText('One visit was refused')).toHaveCount(0);
    await visitor.reload();
    await expect(check(page, 'Visit')).toContainText('Passed');
    await expect(check(page, 'Visit')).toContainText(
      `Origin ${publisherPage.origin}, hash right, user dev-1.`,
    );
    await expect(selfCheck(page).getByRole('status').filter({ hasText: 'Visit passed.' })).toBeAttached();

    // Where postbacks go; the secret is shown once.
    await page.getByRole('textbox', { name: 'Postback URL' }).fill('not an address');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('textbox', { name: 'Postback URL' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'Postback URL' }).fill(receiver.url);
    await page.getByRole('button', { name: 'Save' }).click();
    const secret = await page
      .locator('code')
      .filter({ hasText: /^whsec_/ })
      .innerText();
    verifying(receiver, secret);
    await page.getByRole('button', { name: 'I have stored it' }).click();

    // The test user takes the test survey.
    await page.getByRole('button', { name: 'Make a test user' }).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    const panel = await newTab(page, () => page.getByRole('link', { name: 'Open test panel' }).click());
    await surveyTiles(panel).filter({ hasText: '1 min' }).first().click();
    await acceptAdvice(panel);
    const survey = await participateInTab(panel);
    await expect(survey.getByRole('heading', { name: 'Test survey S-1' })).toBeVisible();
    await expectAccessible(survey);
    await expect(check(page, 'Start')).toContainText('Passed');
    await survey.getByRole('button', { name: 'Finish' }).click();
    await expect(survey.getByRole('heading', { name: 'Survey completed' })).toBeVisible();

    await expect(check(page, 'Complete')).toContainText('Passed');
    await expect(check(page, 'Postback 2xx')).toContainText('Your server answered 204');
    await expect(check(page, 'Forged postback refused')).toContainText('Your server answered 401');
    await expect(selfCheck(page)).toContainText('5 of 5 passed');
    await expect(page.getByText('5 of 5 ready')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Switch to Live' }).click();
    await expect(page.getByText('The app is live. Users are paid from now on.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch to Test' })).toBeVisible();
    // The toast before it may still be there.
    await page.getByRole('button', { name: /^Undo/ }).last().click();
    await expect(page.getByRole('button', { name: 'Switch to Live' })).toBeVisible();
    await receiver.stop();
  },
);

test('CO-03 what is missing is said before it goes live; one column on a phone', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  const app = await appOfDeveloper(context, database, baseURL);
  await page.goto(goLive(app));
  await page.getByRole('button', { name: 'Switch to Live after 5 checks' }).click();
  await expect(page.getByText('5 checks have not passed yet.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch anyway' })).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});
