// A question to a person: the form, its files, and that nothing typed is ever lost (TK-01, TK-02, TK-03).
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { aPast, ended, fromCroatia, noon } from './support/activities.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter } from './support/publisher.ts';
import {
  aDocument,
  anAsker,
  bring,
  fileNamesOf,
  picture,
  recording,
  renamedProgram,
  ticketsOf,
} from './support/tickets.ts';

test.use(fromCroatia);

const email = (page: Page) => page.getByLabel('Your email');
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const files = (page: Page) => page.getByRole('main').getByRole('listitem');
const chooser = (page: Page) => page.getByLabel('Add photos or videos');
const send = (page: Page) => page.getByRole('button', { name: /^Send( again)?$/ });
const sent = (page: Page) => page.getByRole('heading', { name: 'We got your message' });
const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Everything you wrote is still here' });
const isTicket = (url: URL) => url.pathname === '/api/support-ticket';

async function write(page: Page, words = 'Where are my coins?'): Promise<void> {
  await email(page).fill('alice@example.com');
  await message(page).fill(words);
}

test('TK-01 files by click, drop and paste, looked at, and sent', async ({ page, database }) => {
  const asker = await anAsker(database);
  await enter(page, asker.address());
  await write(page);
  await chooser(page).setInputFiles([picture, aDocument]);
  await bring(page, 'drop', [recording]);
  await bring(page, 'paste', [{ ...picture, name: 'pasted.png' }, aDocument]);
  await expect(files(page)).toContainText(['screen.png', 'terms.pdf', 'recording.webm', 'pasted.png']);

  await page.getByRole('button', { name: 'Preview screen.png' }).click();
  const popup = page.getByRole('dialog', { name: 'screen.png' });
  const isDrawn = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;
  await expect.poll(() => popup.getByRole('img').evaluate(isDrawn)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Preview recording.webm' }).click();
  await expect(page.getByRole('dialog', { name: 'recording.webm' }).locator('video')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Remove terms.pdf' }).click();
  await expect(files(page)).toHaveCount(3);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await expect(page.getByText('We’ll reply within 24 hours.')).toBeVisible();
  // The last line to come: until then the button below it moves.
  await expect(page.getByText('Our reply goes to alice@example.com.')).toBeVisible();
  await expectAccessible(page);
  const [ticket] = await ticketsOf(database, asker);
  expect(ticket).toMatchObject({ email: 'alice@example.com', text: 'Where are my coins?', cid: null });
  expect(await fileNamesOf(database, ticket)).toEqual([
    'screen.png image/png',
    'recording.webm video/webm',
    'pasted.png image/png',
  ]);
  await page.getByRole('button', { name: 'Back to surveys' }).click();
  await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
});

test('TK-02 the rules, on leaving a field and on sending', onDesktop, async ({ page, database }) => {
  const { address } = await anAsker(database);
  await enter(page, address());
  await email(page).fill('alice@');
  await message(page).focus();
  await expect(page.getByText('Your email is invalid')).toBeVisible();
  await message(page).fill('   ');
  await send(page).click();
  await expect(page.getByText('Please enter your message')).toBeVisible();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('Your email is invalid');

  await write(page);
  const large = { ...picture, name: 'large.png', buffer: Buffer.alloc(1_048_577) };
  await chooser(page).setInputFiles([picture, aDocument, large, picture, picture, recording]);
  await expect(files(page).nth(1)).toContainText('Please choose PNG, JPEG, MP4 or WebM files');
  await expect(files(page).nth(2)).toContainText('Images can be up to 1 MB, videos up to 10 MB');
  await expect(page.getByText('You can add up to 5 files')).toBeVisible();
  await expectAccessible(page);
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Remove terms.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You can add up to 5 files')).toHaveCount(0);
});

test(
  'TK-02 a program that calls itself a picture is refused by the server, at its place in the list',
  onDesktop,
  async ({ page, database }) => {
    const asker = await anAsker(database);
    await enter(page, asker.address());
    await write(page);
    await chooser(page).setInputFiles([picture, renamedProgram, recording]);
    await send(page).click();
    await expect(files(page).nth(1)).toContainText('Please choose PNG, JPEG, MP4 or WebM files');
    await expect(page.getByRole('button', { name: 'Remove holiday.png' })).toBeFocused();
    await expect(message(page)).toHaveValue('Where are my coins?');
    expect(await ticketsOf(database, asker)).toEqual([]);
    await page.keyboard.press('Enter');
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    const [ticket] = await ticketsOf(database, asker);
    expect(await fileNamesOf(database, ticket)).toEqual([
      'screen.png image/png',
      'recording.webm video/webm',
    ]);
  },
);

test('TK-03 what failed is sent without typing again', onDesktop, async ({ page, database }) => {
  const asker = await anAsker(database);
  const reports: string[] = [];
  await page.route('**/api/errors/js', (route) => {
    reports.push(route.request().postDataJSON().message);
    return route.fulfill({ json: { result: true } });
  });
  await enter(page, asker.address());
  await write(page);
  await chooser(page).setInputFiles([picture]);

  await page.route(isTicket, (route) => route.fulfill({ json: { result: false } }));
  await send(page).click();
  await expect(notice(page)).toContainText('There has been error');
  expect(reports).toEqual([]);
  await expectAccessible(page);

  await page.unroute(isTicket);
  await page.route(isTicket, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'It broke' } }),
  );
  await send(page).click();
  const reported =
    /^support-ticket: .*It broke; message of 19 characters; files: image\/png \d+; no attempt$/;
  await expect.poll(() => reports).toContainEqual(expect.stringMatching(reported));
  expect(reports.join()).not.toMatch(/alice|coins|screen/);

  await page.unroute(isTicket);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  const all = await ticketsOf(database, asker);
  expect(all.map(({ text }) => text)).toEqual(['Where are my coins?']);
  expect(await fileNamesOf(database, all[0])).toEqual(['screen.png image/png']);
});

test(
  'TK-03 what was typed outlasts leaving, a cancelled upload, a lost connection and a reload',
  onDesktop,
  async ({ page, context, database }) => {
    const asker = await anAsker(database);
    await enter(page, asker.address());
    await write(page);
    await chooser(page).setInputFiles([picture]);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await expect(message(page)).toHaveValue('Where are my coins?');
    await expect(files(page)).toContainText(['screen.png']);

    await page.route(isTicket, () => undefined);
    await send(page).click();
    await expect(page.getByRole('progressbar', { name: 'Sending your message…' })).toBeVisible();
    await expect(message(page)).toBeDisabled();
    await expectAccessible(page);
    // What is held back must be gone before it is let go, or it would arrive after all.
    const gone = page.waitForEvent('requestfailed', (request) => isTicket(new URL(request.url())));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await gone;
    await expect(message(page)).toHaveValue('Where are my coins?');
    await page.unroute(isTicket);

    await context.setOffline(true);
    await expect(notice(page)).toContainText('You’re offline');
    await send(page).click();
    await expect(send(page)).toHaveText('Send again');
    await context.setOffline(false);

    await page.reload();
    await expect(email(page)).toHaveValue('alice@example.com');
    await expect(message(page)).toHaveValue('Where are my coins?');
    await expect(page.getByText('The reload lost a file. Please add it again.')).toBeVisible();
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await expect(email(page)).toHaveValue('alice@example.com');
    await expect(message(page)).toHaveValue('');
    expect(await ticketsOf(database, asker)).toHaveLength(1);
  },
);

test(
  'a question about an attempt carries it along, unless the user takes it off',
  onDesktop,
  async ({ page, database }) => {
    const past = await aPast(database);
    const cid = await past.attempt({ ...ended('screen_out', 12), started_at: noon(2) });
    await enter(page, past.address('surveys'));
    await page.getByRole('main').getByRole('listitem').getByRole('button').click();
    // What happened comes above the button, and moves it.
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: 'Ask support about this' }).click();
    await expect(page.getByText('The survey you came from will be attached')).toBeVisible();
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const chip = page.locator('.attempt-chip');
    await expect(chip).toContainText(/AboutSurvey \d{6}Jan 5.*12:0\d PM.*Screen out/);
    await expectAccessible(page);
    await write(page, 'I finished it.');
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    await expect(page.getByText('Our reply goes to alice@example.com.')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await page.getByRole('button', { name: 'Don’t attach this survey' }).click();
    await expect(chip).toHaveCount(0);
    await message(page).fill('Something else.');
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    const all = await ticketsOf(database, past);
    expect(all.map(({ text, cid: about }) => [text, about])).toEqual([
      ['I finished it.', cid],
      ['Something else.', null],
    ]);
  },
);

test('TK-01 with keys alone', { tag: '@keys' }, async ({ page, database }) => {
  const asker = await anAsker(database);
  await enter(page, asker.address());
  // Whoever waits for it early enough does not miss it.
  const choosing = page.waitForEvent('filechooser');
  await expect(page.getByRole('main', { name: 'Ask a question' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('alice@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keys');
  await page.keyboard.press('Tab');
  await expect(chooser(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles([picture]);
  await expect(files(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Preview screen.png' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'screen.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview screen.png' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove screen.png' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sent(page)).toBeVisible();
  expect(await ticketsOf(database, asker)).toHaveLength(1);
});

test('a notice about the location begins the message', onPhone, async ({ page, database }) => {
  const { address } = await anAsker(database);
  await enter(page, address('/support-create-ticket', { topic: 'location_error' }));
  await expect(message(page)).toHaveValue(/out of my country/);
});
