// From an empty database to a paid survey on a page of another origin, as docs/operating.md tells it (CO-03, CO-04).

import { verifyMessage } from '@earnwall/postbacks/signature';
import { securityHash } from '@earnwall/server/parts/security-hash';
import { type Receiver, startReceiver } from '@earnwall/server/testing/receiver';
import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/accessible.ts';
import { onDesktop } from './support/devices.ts';
import { type FreshProduct, startFreshProduct } from './support/fresh-product.ts';
import { type Hands, keys, pointer } from './support/hands.ts';
import { expect, test } from './support/product.ts';
import { acceptAdvice, surveyTiles } from './support/survey-list.ts';
import { participateInTab } from './support/tabs.ts';

let product: FreshProduct;
let receiver: Receiver;
test.beforeEach(async () => {
  [product, receiver] = await Promise.all([startFreshProduct(), startReceiver()]);
});
test.afterEach(async () => {
  await Promise.all([product.stop(), receiver.stop()]);
});

/** Everything a person presses between the printed link and Live; typing is not counted. */
const mostPresses = 16;
const fiveMinutesMs = 5 * 60_000;

for (const [how, handsOn] of [
  ['by pointer', () => pointer()],
  ['by keys alone', keys],
] as const)
  test(
    `CO-03 from an empty database to a paid survey and Live, ${how}`,
    onDesktop,
    async ({ page, browser, publisherPage }) => {
      test.slow();
      const started = Date.now();
      const hands = handsOn(page);
      await becomeFirstAdmin(page, hands);
      const secret = await createApp(page, hands, publisherPage.origin);
      await publishDesign(page, hands);
      await setEndpoint(page, hands);

      const user = 'player-1';
      publisherPage.html = `<main>${await snippetFor(page, user, secret)}</main>`;
      const visitor = await (await browser.newContext()).newPage();
      await visitor.goto(publisherPage.origin);
      await expect(check(page, 'Visit')).toContainText(`Origin ${publisherPage.origin}, hash right`);
      await takeSurvey(visitor);

      await expect(selfCheck(page)).toContainText('5 of 5 passed');
      const paid = receiver.received.map(({ body }) => JSON.parse(body || '{}'));
      expect(paid).toContainEqual(
        expect.objectContaining({
          data: expect.objectContaining({ user_id: user, amount: 700, test: true }),
        }),
      );
      await hands.press(page.getByRole('button', { name: 'Switch to Live' }));
      await expect(page.getByText('The app is live. Users are paid from now on.')).toBeVisible();
      await expectAccessible(page);

      expect(hands.presses).toBeLessThanOrEqual(mostPresses);
      expect(Date.now() - started).toBeLessThan(fiveMinutesMs);
      await visitor.context().close();
    },
  );

async function becomeFirstAdmin(page: Page, hands: Hands): Promise<void> {
  await page.goto(product.setUp);
  await hands.type(page.getByLabel('Your name'), 'Dana Okafor');
  // The key is in nobody's history.
  expect(page.url()).toBe(`${product.url}/console/set-up`);
  await hands.type(page.getByLabel('Mail address'), 'dana@earnwall.example');
  await hands.type(page.getByLabel('Password', { exact: true }), 'some words that nobody guesses');
  await hands.press(page.getByRole('button', { name: 'Continue' }));

  const shown = await page
    .locator('code')
    .filter({ hasText: /^[A-Z2-7 ]{16,}$/ })
    .innerText();
  const authenticator = new TOTP({ secret: Secret.fromBase32(shown.replaceAll(/\s/g, '')) });
  await hands.type(page.getByLabel('Code', { exact: true }), authenticator.generate());
  await hands.press(page.getByRole('button', { name: 'Add the app' }));
  await hands.press(page.getByRole('button', { name: 'I have stored them' }));
  await expect(page.getByText('No app yet')).toBeVisible();
  await expectAccessible(page);
}

/** Answers the app's secret, which is shown once. */
async function createApp(page: Page, hands: Hands, origin: string): Promise<string> {
  await hands.press(page.getByRole('link', { name: 'Create the first app' }));
  await hands.type(page.getByLabel('Name', { exact: true }), 'Coinloop');
  await hands.type(page.getByLabel('Name of the publisher'), 'Coinloop Ltd');
  await hands.type(page.getByLabel('Origins that may embed the panel'), origin);
  await expect(page.getByText('A $1.00 survey shows 700 Coins.')).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Create app' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Coinloop is created' })).toBeVisible();
  const secret = await page.locator('.c-secret-value').innerText();
  await hands.press(page.getByRole('button', { name: 'I have stored it' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Go-live' })).toBeVisible();
  return secret.trim();
}

async function publishDesign(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Design' }));
  await hands.press(page.getByRole('button', { name: 'Vivid' }));
  await hands.press(page.getByRole('button', { name: 'Publish v2' }));
  await expect(page.getByText('v2 is live. Open panels follow now.')).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Go-live' }));
}

async function setEndpoint(page: Page, hands: Hands): Promise<void> {
  await hands.type(page.getByRole('textbox', { name: 'Postback URL' }), receiver.url);
  await hands.press(page.getByRole('button', { name: 'Save' }));
  const shown = page.locator('code').filter({ hasText: /^whsec_/ });
  const secret = await shown.innerText();
  receiver.behave((response, { headers, body }) => {
    const isRight = verifyMessage({ headers, body }, [secret], new Date()) === 'ok';
    response.writeHead(isRight ? 204 : 401).end();
  });
  await hands.press(page.getByRole('button', { name: 'I have stored it' }));
}

const selfCheck = (page: Page): Locator => page.getByRole('region', { name: 'Self-check' });
const check = (page: Page, name: string): Locator =>
  selfCheck(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** As the publisher's server fills the snippet in. */
async function snippetFor(page: Page, user: string, secret: string): Promise<string> {
  const code = await page.getByRole('figure', { name: 'In your page' }).locator('code').innerText();
  return code.replace('USER_ID', user).replace('SECURITY_HASH', securityHash(secret, user));
}

/** The publisher's user, in the panel on the publisher's page. */
async function takeSurvey(visitor: Page): Promise<void> {
  const panel = visitor.frameLocator('iframe');
  await surveyTiles(panel).filter({ hasText: '1 min' }).first().click();
  await panel.getByRole('button', { name: 'Start the survey' }).click();
  await acceptAdvice(panel);
  const survey = await participateInTab(visitor, panel);
  await survey.getByRole('button', { name: 'Finish' }).click();
  await expect(survey.getByRole('heading', { name: 'Survey completed' })).toBeVisible();
}
