// Help: six questions, the way to a person, and what was asked before (SU-01).
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { embed } from './support/embedded-panel.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import { anAsker, answer, aTicket, mailsAbout } from './support/tickets.ts';

const questions = (page: Page) => page.getByRole('region', { name: 'Frequent questions' }).locator('details');
const opened = (page: Page) =>
  page.getByRole('region', { name: 'Frequent questions' }).locator('details[open]');
const ask = (page: Page) => page.getByRole('button', { name: 'Ask a question' });
const requests = (page: Page) => page.getByRole('region', { name: 'Your requests' });

test('SU-01 six questions unfold one at a time; a person answers within 24 hours', async ({
  page,
  database,
}) => {
  const { address } = await anAsker(database);
  await enter(page, address('/support').replace('/support', '/'));
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help and support' })).toBeVisible();
  await expect(questions(page)).toHaveCount(6);
  await expect(page.getByText('Write to us. We reply within 24 hours.')).toBeVisible();
  await expect(opened(page)).toHaveCount(0);
  for (const [index, answered] of [/confirms that you completed it/, /New surveys arrive/].entries()) {
    await questions(page).nth(index).locator('summary').click();
    await expect(opened(page)).toHaveCount(1);
    await expect(page.getByText(answered)).toBeVisible();
  }
  await expectAccessible(page);
  await ask(page).click();
  await expect(page).toHaveURL((url) => url.pathname === '/support-create-ticket');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/support');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
});

test('SU-01 with keys alone', { tag: '@keys' }, async ({ page, database }) => {
  const { address } = await anAsker(database);
  await enter(page, address('/support'));
  await expect(questions(page)).toHaveCount(6);
  await expect(page.getByRole('main', { name: 'Help and support' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(questions(page).first().locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opened(page)).toHaveCount(1);
  // Five more of them, two about odds, and the way to how they hold.
  for (let key = 0; key < 9; key += 1) await page.keyboard.press('Tab');
  await expect(ask(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'Ask a question' })).toBeFocused();
});

test(
  'SU-01 the FS variant has a layout of its own: the person first',
  onDesktop,
  async ({ page, database }) => {
    const { address } = await anAsker(database, { settings: { fs_variant: true } });
    await enter(page, address('/support'));
    const [first, second] = await Promise.all([
      ask(page).boundingBox(),
      questions(page).first().boundingBox(),
    ]);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    const tops = await questions(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(tops[0]).toBe(tops[1]);
    await expectAccessible(page);
  },
);

test(
  'SU-01 a single-page module tells the page around it which step comes next',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const app = await openApp(database, { allowed_origins: [publisherPage.origin] });
    const show = (path: string) =>
      embed(
        page,
        publisherPage,
        `${baseURL}${panelAddress(app, 'alice', { mode: 'single-page' }).replace('/', path)}`,
      );
    const support = await show('/support');
    await support.panel.getByRole('button', { name: 'Ask a question' }).click();
    await expect
      .poll(support.received('step-change'))
      .toEqual([{ step: 'support-create-ticket', path: '/support-create-ticket' }]);
    const form = await show('/support-create-ticket');
    await form.panel.getByRole('button', { name: 'Back' }).click();
    await expect.poll(form.received('step-change')).toContainEqual({ step: 'support', path: '/support' });
  },
);

test(
  'what was asked is read and answered in place; news come by themselves',
  onPhone,
  async ({ page, request, database, sandboxUrl }) => {
    const asker = await anAsker(database);
    const ticket = await aTicket(database, asker, 'Where are my coins?');
    await enter(page, asker.address('/support'));
    await expect(requests(page)).toContainText(/Where are my coins\?.*Waiting for us/);
    await answer(request, ticket, 'They are on their way.');
    await expect(requests(page)).toContainText('New reply');
    const unread = page.getByRole('button', { name: 'You have a new reply' });
    await unread.press('Enter');
    await page.keyboard.press('Enter');
    const said = page.getByRole('log');
    await expect(said.getByRole('article')).toHaveText([
      /You.*Where are my coins\?/,
      /Support.*on their way/,
    ]);
    await expect(requests(page)).not.toContainText('New reply');
    // It stood above everything else, which moves up when it goes.
    await expect(unread).toBeHidden();
    await expectAccessible(page);

    const box = page.getByLabel('Your reply');
    const isReply = (url: URL) => url.pathname.endsWith('/replies');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Please enter your message')).toBeVisible();
    await box.fill('Thank you!');
    await page.route(isReply, (route) => route.abort());
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('We couldn’t send your reply.')).toBeVisible();
    await page.unroute(isReply);
    await page.reload();
    await requests(page).locator('summary').click();
    await expect(box).toHaveValue('Thank you!');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(said.getByRole('article')).toHaveCount(3);
    await expect(box).toHaveValue('');
    await answer(request, ticket, 'You are welcome.');
    await expect(said.getByRole('article').last()).toContainText('You are welcome.');
    // Whoever has left finds the same in their mailbox, in whatever order mails travelled.
    await expect
      .poll(async () => (await mailsAbout(request, sandboxUrl, ticket)).map(replyIn).sort())
      .toEqual(['> They are on their way.', '> You are welcome.']);
  },
);

const replyIn = (mail: string) => mail.match(/^> .*$/m)?.[0];
