// Proving a phone: number, code, verified; the codes are read from the sandbox's phones (PH-01).
import { randomInt } from 'node:crypto';
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord } from '@earnwall/server/testing/apps';
import { ageCodesByMinute } from '@earnwall/server/testing/phone-codes';
import type { APIRequestContext, Page } from '@playwright/test';

import { expectAccessible } from './support/accessible.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';

// Addresses of Germany, one for each story: an address has so many messages in an hour.
test.use({
  extraHTTPHeaders: async ({ browserName: _ }, use) =>
    use({ 'x-forwarded-for': `91.0.${randomInt(256)}.${randomInt(1, 255)}` }),
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your phone' });
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });
const number = (page: Page) => page.getByLabel('Phone number');
const sendCode = (page: Page) => page.getByRole('button', { name: 'Send code' });
const code = (page: Page) => page.getByLabel('6-digit code');
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' });
const resend = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A number of its own for each try; the last digits are not those of phones that never ring. */
const aGermanNumber = () => `170${randomInt(100, 999)}${randomInt(1000, 9999)}`;

async function openCheck(page: Page, database: Database): Promise<AppRecord> {
  const app = await openApp(database, { requires_phone: true });
  await enter(page, panelAddress(app, 'bob'));
  await page.getByRole('button', { name: 'Verify my phone' }).click();
  await expect(number(page)).toBeFocused();
  return app;
}

/** Newest first. */
async function messagesTo(request: APIRequestContext, sandboxUrl: string, phone: string): Promise<string[]> {
  const answer = await request.get(`${sandboxUrl}/sms/messages`, { params: { to: phone } });
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  return messages.map(({ text }) => text);
}

async function codeOf(request: APIRequestContext, sandboxUrl: string, phone: string): Promise<string> {
  const [text = ''] = await messagesTo(request, sandboxUrl, phone);
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

const otherThan = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

/** Into whatever has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

test(
  'PH-01 number, code, verified: a wrong code is told under the boxes, and the list comes everywhere',
  onPhone,
  async ({ page, context, database, request, sandboxUrl }) => {
    await openCheck(page, database);
    await expect(country(page)).toHaveValue('Germany (+49)');
    await expectAccessible(page);
    const digits = aGermanNumber();
    await number(page).pressSequentially(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    const asked = page.waitForRequest('**/api/verification/sms');
    await sendCode(page).click();
    expect((await asked).postDataJSON()).toEqual({ phone: `49${digits}`, cp: false });

    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page.getByText(`+49 ${digits}`)).toBeVisible();
    await expect(resend(page, /^Send a new code in \d+ s$/)).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    const right = await codeOf(request, sandboxUrl, `+49${digits}`);

    await code(page).pressSequentially('12ab345');
    await expect(confirm(page)).toBeDisabled();
    await expect(code(page)).toHaveValue('12345');
    await code(page).fill('');
    await code(page).pressSequentially(otherThan(right));
    await confirm(page).click();
    await expect(page.getByText('This code is not right. Tries left: 4.')).toBeVisible();
    await expect(code(page)).toHaveValue('');
    await expect(code(page)).toBeFocused();

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('button', { name: 'Verify my phone' })).toBeVisible();

    // A pasted code falls into the boxes.
    await code(page).focus();
    await paste(page, right);
    await expect(page.locator('.code-box')).toHaveText([...right]);
    const sent = page.waitForRequest('**/api/verification/sms/verify');
    await confirm(page).click();
    expect((await sent).postDataJSON()).toEqual({ phone: `49${digits}`, code: right });

    const verified = page.getByRole('dialog', { name: 'Phone verified' });
    await expect(verified).toBeVisible();
    await expectAccessible(page);
    await verified.getByRole('button', { name: 'Continue' }).click();
    await expect(verified).toBeHidden();
    for (const panel of [page, other])
      await expect(panel.getByRole('button', { name: 'Verify my phone' })).toBeHidden();
  },
);

test(
  'PH-01 errors stand under the number: ours, the server’s, and what the provider says',
  onDesktop,
  async ({ page, database }) => {
    await openCheck(page, database);
    const problem = (text: string) => expect(page.locator('.field-error')).toHaveText(text);
    for (const wrong of ['', '123', '0170123456', '17012x4567', '123456789012345']) {
      await number(page).fill(wrong);
      await sendCode(page).click();
      await problem('Invalid phone number');
      await expect(number(page)).toHaveAttribute('aria-invalid', 'true');
    }
    // A landline has the form of a number; only the server knows better.
    await number(page).fill('30123456');
    await expect(page.locator('.field-error')).toHaveCount(0);
    await sendCode(page).click();
    await problem('Invalid phone number');
    await number(page).fill(`170${randomInt(100, 999)}0000`);
    await sendCode(page).click();
    await problem('No message can be sent to this number.');
    await number(page).fill(`170${randomInt(100, 999)}0001`);
    await sendCode(page).click();
    await problem('The message could not be sent. Please try again.');
    await expect(number(page)).toBeFocused();

    await page.route('**/api/verification/sms', (route) => route.abort());
    await sendCode(page).click();
    await problem('Oh, seems like you lost internet');
    await page.route('**/api/verification/sms', (route) => route.fulfill({ status: 422, body: '{}' }));
    await sendCode(page).click();
    await problem('Invalid phone number');
  },
);

test(
  'PH-01 a pasted number brings its country; Wrong number goes back, and a corrected one is sent to at once',
  onPhone,
  async ({ page, database, request, sandboxUrl }) => {
    const app = await openCheck(page, database);
    const mistyped = `41523${randomInt(1, 5)}${randomInt(1000, 9999)}`;
    const digits = `41523${randomInt(5, 10)}${randomInt(1000, 9999)}`;
    await paste(page, `+1 (415) 23${mistyped.slice(5)}`);
    await expect(country(page)).toHaveValue('United States (+1)');
    const asked = page.waitForRequest('**/api/verification/sms');
    await sendCode(page).click();
    expect((await asked).postDataJSON()).toEqual({ phone: `1${mistyped}`, cp: true });
    await expect(code(page)).toBeFocused();

    await resend(page, 'Wrong number?').click();
    await expect(number(page)).toBeFocused();
    await expect(number(page)).toHaveValue(mistyped);
    await number(page).fill(digits);
    await number(page).press('Enter');
    await expect(code(page)).toBeFocused();
    expect(await messagesTo(request, sandboxUrl, `+1${digits}`)).toHaveLength(1);

    // Whoever goes back and changes nothing comes back to the code that is under way.
    await resend(page, 'Wrong number?').click();
    await number(page).press('Enter');
    await expect(code(page)).toBeFocused();
    expect(await messagesTo(request, sandboxUrl, `+1${digits}`)).toHaveLength(1);

    // A minute later, for the server and for the page.
    await ageCodesByMinute(database.db, app);
    await page.clock.install();
    await page.clock.fastForward(61_000);
    await resend(page, 'Send a new code').click();
    await expect(page.getByText('A new code is on its way.')).toBeAttached();
    expect(await messagesTo(request, sandboxUrl, `+1${digits}`)).toHaveLength(2);
    await code(page).fill(await codeOf(request, sandboxUrl, `+1${digits}`));
    await confirm(page).click();
    await expect(page.getByRole('dialog', { name: 'Phone verified' })).toBeVisible();
  },
);

test('PH-01 by keys alone: a country is found by name or code, Escape closes its list and then the dialog', {
  tag: ['@keys', '@desktop'],
}, async ({ page, database, request, sandboxUrl }) => {
  await openCheck(page, database);
  await page.keyboard.press('Shift+Tab');
  await expect(country(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(75);
  await expect(options.first().locator('img')).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  await page.keyboard.type('+37');
  await expect(options).toHaveText([/Estonia.*\+372/, /Latvia.*\+371/, /Lithuania.*\+370/]);
  await page.keyboard.press('Escape');
  await expect(country(page)).toHaveValue('Germany (+49)');
  await page.keyboard.type('franc');
  await page.keyboard.press('Enter');
  await expect(country(page)).toHaveValue('France (+33)');
  await expect(dialog(page).locator('img')).toHaveAttribute('src', /\/assets\/FR-.*\.svg$/);

  const digits = `612${randomInt(10, 99)}${randomInt(1000, 9999)}`;
  await page.keyboard.press('Tab');
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(await codeOf(request, sandboxUrl, `+33${digits}`));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. This phone belongs to your account now.')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
