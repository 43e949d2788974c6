import type { Locator, Page } from '@playwright/test';
import { expectAccessible, ofColors } from './support/accessible.ts';
import {
  aConsolePerson,
  accept,
  anAddress,
  anInvitation,
  signIn,
  signInToDemo,
} from './support/console-people.ts';
import { expect, test } from './support/product.ts';

const url = () => process.env.E2E_PRODUCT_URL ?? '';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': anAddress() });
});

test('CO-04 signs in with password and code, and comes back to where one was', async ({ page }) => {
  const owner = await aConsolePerson(url(), 'owner', 'Olga Ruiz');
  await page.goto('/console/team?open=invite');
  await expect(page).toHaveURL(/\/console\/sign-in\?next=/);
  await page.getByLabel('Mail address').fill(owner.email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const code = owner.code();
  await page.getByLabel('Code', { exact: true }).fill(code);
  // A reload in the middle goes on where it was.
  await page.reload();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Invite somebody' })).toBeVisible();
  await expect(page).toHaveURL(/\/console\/team\?open=invite$/);

  // The same code once more, in another browser: refused, and the next one is taken.
  await page.context().clearCookies();
  await page.goto('/console/sign-in');
  await page.getByLabel('Mail address').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('was used before')).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
  await page.getByLabel('Code', { exact: true }).fill(owner.code());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/console\/$/);
});

test('CO-04 wrong passwords slow down, and lock nobody out @desktop', async ({ page }) => {
  const owner = await aConsolePerson(url(), 'owner');
  await page.goto('/console/sign-in');
  await page.getByLabel('Mail address').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const press = page.getByRole('button', { name: 'Sign in', exact: true });
  const wait = page.getByText('You can try again in');
  // The first few are free; then each wait is twice as long as the one before.
  await expect(async () => {
    await press.click();
    await expect(page.getByText('Mail or password is wrong.').or(wait)).toBeVisible();
    await expect(wait).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(page.getByRole('status').filter({ hasText: 'Too many tries.' })).toHaveText(
    /Wait \d+ seconds?, then try again\./,
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  await expect(page.getByRole('status').filter({ hasText: 'You can try again now.' })).toHaveCount(1);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await press.click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
});

test('CO-04 a passkey is added, and signs in alone @desktop', async ({ page, baseURL }) => {
  // Browsers give passkeys to names, not to numbers.
  const there = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const developer = await aConsolePerson(url(), 'developer', 'Dev Okoye');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  await signIn(page, developer, `${there}/console/sign-in?next=%2Fme`);
  await page.getByRole('button', { name: 'Add a factor' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a factor' });
  await adding.getByText('Passkey', { exact: true }).click();
  await adding.getByLabel('Name').fill('Laptop');
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(adding).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);

  // The browser suggests it below the mail field; this authenticator takes the suggestion by itself.
  await page.context().clearCookies();
  await page.goto(`${there}/console/sign-in`);
  await expect(page.getByRole('button', { name: /^You: Dev Okoye/ })).toBeVisible();

  // By the button, in a browser that suggests nothing.
  await page.context().clearCookies();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(`${there}/console/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: /^You: Dev Okoye/ })).toBeVisible();
});

test('CO-05 an invitation makes a developer, who sees no team', async ({ page }) => {
  const { link, email } = await anInvitation(url(), 'developer');
  await page.goto(new URL(link).pathname);
  await expect(page.getByText('Developer', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Mail address')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Use at least 12 characters; these are 5.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('quite a few words here');
  await expect(page.getByText('This will do.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/console\/$/);
  await page.goto('/console/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Team' })).toHaveCount(0);

  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { name: 'This invitation is no longer good' })).toBeVisible();
});

test('CO-04 a session ended elsewhere is begun again over the page, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  const owner = await aConsolePerson(url(), 'owner', 'Petra Novak');
  await signIn(page, owner, '/console/sign-in?next=%2Fme');
  await page.getByLabel('Your name').fill('Petra Nováková');

  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': anAddress() } });
  const other = await elsewhere.newPage();
  await signIn(other, owner, `${url()}/console/sign-in?next=%2Fme`);
  await other.getByRole('button', { name: 'End all others' }).click();
  await expect(other.getByText(/sessions? ha(s|ve) ended\./)).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Save the name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel(/^Password of/)).toBeFocused();
  await dialog.getByLabel(/^Password of/).fill(owner.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Three codes were good at once; a fourth would have to be waited for.
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code').fill(owner.recoveryCode());
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your name is Petra Nováková.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Petra Nováková');
});

test('CO-05 an owner invites, copies the link once, changes a role and removes @desktop', async ({
  page,
}) => {
  await signInToDemo(page, 'Owner', '/team');
  const mail = `temp-${Date.now()}@example.com`;
  await page.getByRole('button', { name: 'Invite' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Invite' }).click();
  await expect(drawer.getByText('Enter their name.')).toBeVisible();
  await drawer.getByLabel('Name', { exact: true }).fill('Tim Temp');
  await drawer.getByLabel('Mail address').fill(mail);
  // Owners give the roles of their publisher alone.
  await expect(drawer.getByRole('radio')).toHaveCount(3);
  await drawer.getByRole('radio', { name: /^Analyst/ }).check();
  await drawer.getByRole('button', { name: 'Invite' }).click();
  const link = await drawer.locator('.c-secret-value').innerText();
  expect(link).toContain('/console/invitation/');
  await drawer.getByRole('button', { name: 'I have stored it' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'New link for Tim Temp' }).first()).toBeVisible();

  await accept(url(), link);
  await page.reload();
  await page.getByRole('button', { name: new RegExp(mail) }).click();
  const person = page.getByRole('dialog', { name: 'Tim Temp' });
  await person.getByRole('button', { name: 'Change the role' }).click();
  await person.getByRole('radio', { name: /^Developer/ }).check();
  await person.getByRole('button', { name: 'Save the role' }).click();
  await expect(page.getByText('Tim Temp is Developer. Their sessions have ended.')).toBeVisible();
  await person.getByRole('button', { name: 'Remove' }).click();
  await person.getByLabel('Type Tim Temp to confirm').fill('Tim');
  await person.getByRole('button', { name: 'Remove Tim Temp' }).click();
  await expect(person.getByText('This is not Tim Temp.')).toBeVisible();
  await person.getByLabel('Type Tim Temp to confirm').fill('Tim Temp');
  await person.getByRole('button', { name: 'Remove Tim Temp' }).click();
  await expect(page.getByRole('button', { name: new RegExp(mail) })).toHaveCount(0);
});

test('CO-04 a link for a new password is good once, and asks for the factor @desktop', async ({
  page,
  browser,
}) => {
  const owner = await aConsolePerson(url(), 'owner', 'Lost Password');
  await signInToDemo(page, 'Admin', '/team');
  await page.getByRole('button', { name: new RegExp(owner.email) }).click();
  await page.getByRole('button', { name: 'Link for a new password' }).click();
  const link = new URL(await page.locator('.c-secret-value').innerText());

  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': anAddress() } });
  const other = await elsewhere.newPage();
  await other.goto(url() + link.pathname);
  await other.getByLabel('New password').fill('quite other words now');
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByLabel('Code', { exact: true }).fill('000000');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('This code is wrong, or was used before.')).toBeVisible();
  await other.getByLabel('Code', { exact: true }).fill(owner.code());
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await signIn(other, { ...owner, password: 'quite other words now' }, `${url()}/console/sign-in`);
  await expect(other.getByRole('button', { name: /^You: Lost Password/ })).toBeVisible();
  await other.goto(url() + link.pathname);
  await expect(other.getByRole('heading', { name: 'This link is no longer good' })).toBeVisible();
  await elsewhere.close();
});

test('CO-04 signing in, inviting and leaving go by keys alone @keys', async ({ page }) => {
  const owner = await aConsolePerson(url(), 'owner', 'Kim Keys');
  const { keyboard } = page;
  await page.goto('/console/sign-in?next=%2Fteam');
  await expect(page.getByLabel('Mail address')).toBeFocused();
  await keyboard.type(owner.email);
  await keyboard.press('Tab');
  await keyboard.type(owner.password);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await keyboard.type(owner.code());
  await keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'People' })).toBeVisible();

  const invite = page.getByRole('button', { name: 'Invite' });
  while (!(await isFocused(invite))) await keyboard.press('Tab');
  await keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Invite somebody' });
  const name = drawer.getByLabel('Name', { exact: true });
  while (!(await isFocused(name))) await keyboard.press('Tab');
  await keyboard.type('Ann Keys');
  await keyboard.press('Tab');
  await keyboard.type(`ann-${Date.now()}@example.com`);
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(drawer.getByRole('radio', { name: /^Analyst|^Developer/, checked: true })).toBeFocused();
  await keyboard.press('Enter');
  const stored = page.getByRole('button', { name: 'I have stored it' });
  await expect(stored).toBeVisible();
  while (!(await isFocused(stored))) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Ann Keys')).toBeVisible();

  const you = page.getByRole('button', { name: /^You: Kim Keys/ });
  while (!(await isFocused(you))) await keyboard.press('Shift+Tab');
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Axe finds nothing in light and dark, on a phone and a desktop, and nothing is wider than the window. */
async function expectGoodEverywhere(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, { as: colorScheme, ...(colorScheme === 'dark' && { rules: ofColors }) });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

/** Pages as they are opened are looked at by console-pages.spec.ts; here are the states that presses lead to. */
test('CO-04 the pages without a session are accessible @desktop', async ({ page }) => {
  // Four looks at each of many pages.
  test.slow();
  await page.goto('/console/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in as Analyst' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectGoodEverywhere(page);
  await page.goto('/console/reset');
  await page.getByLabel('Mail address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: /Look into your mail|Ask for a link/ })).toBeVisible();
  await expectGoodEverywhere(page);
  await page.goto('/console/reset/long-gone');
  await expect(page.getByRole('heading', { name: 'This link is no longer good' })).toBeVisible();
  await expectGoodEverywhere(page);

  const { link } = await anInvitation(url(), 'owner');
  await page.goto(new URL(link).pathname);
  await page.getByLabel('Password', { exact: true }).fill('quite a few words here');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await expectGoodEverywhere(page);

  // The product of the stories has its admin: only the page is another's.
  await page.context().clearCookies();
  await page.route('**/api/console/set-up', (route) => route.fulfill({ json: { needed: true } }));
  await page.goto('/console/set-up');
  await expect(page.getByText('npm start')).toBeVisible();
  await expectGoodEverywhere(page);
  await page.goto('about:blank');
  await page.goto('/console/set-up#key=of-the-operators');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/set-up$/);
  await expectGoodEverywhere(page);
});

test('CO-05 the pages of people are accessible @desktop', async ({ page }) => {
  // Four looks at each of many pages.
  test.slow();
  const owner = await aConsolePerson(url(), 'owner', 'Axel Owner');
  await signIn(page, owner, '/console/sign-in?next=%2Fme');
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Add a factor' }).click();
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await expectGoodEverywhere(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Make ten new ones' }).click();
  await expect(page.getByRole('listitem')).not.toHaveCount(0);
  await expectGoodEverywhere(page);
  await page.getByRole('button', { name: 'I have stored them' }).click();

  await page.context().clearCookies();
  await signInToDemo(page, 'Admin', '/team');
  await expect(page.getByRole('table', { name: 'Publishers' })).toBeVisible();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('radio', { name: /^Owner/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Choose the publisher they work for.')).toBeVisible();
  await expectGoodEverywhere(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: new RegExp(owner.email) }).click();
  await page.getByRole('button', { name: 'Change the role' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expectGoodEverywhere(page);
});
