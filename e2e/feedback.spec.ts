// What went wrong? Asked of whoever comes back from a survey that ended without a complete (FB-01, FB-02).
import type { Database } from '@earnwall/server/parts/database';
import { feedbackIn } from '@earnwall/server/testing/feedback';
import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessible.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { embed } from './support/embedded-panel.ts';
import { appWithAlice } from './support/people.ts';
import { expect, test } from './support/product.ts';
import {
  aResult,
  completed,
  country,
  fromSlovenia,
  resultAddress,
  type Story,
  screenedOut,
} from './support/results.ts';
import { endWith, type Screen, surveyPaying } from './support/supplier.ts';
import { acceptAdvice, surveyTiles } from './support/survey-list.ts';
import { participateInTab } from './support/tabs.ts';
import { textsIn } from './support/texts.ts';

test.use(fromSlovenia);

const popup = (screen: Screen) => screen.getByRole('dialog', { name: 'What went wrong?' });
const thanks = (screen: Screen) => screen.getByRole('dialog', { name: 'Thank you' });
const choose = (screen: Screen, option: string) => popup(screen).getByRole('radio', { name: option }).check();
const send = (screen: Screen) => screen.getByRole('button', { name: 'Send' });
const list = { name: 'Earn rewards' };

/**
 * Out of a result, by its key: the next survey arrives above the button a moment later, and would move it from under a
 * pointer.
 */
async function leave(page: Page, label: string): Promise<void> {
  await expect(page.locator('h1:focus')).toBeVisible();
  await page.getByRole('button', { name: label }).press('Enter');
}

/** From the result of the survey back to the list. */
async function comeBack(page: Page, story: Story, parameters: Record<string, string> = {}): Promise<void> {
  const words = textsIn(parameters.language ?? 'en');
  await page.goto(resultAddress(story, parameters));
  await leave(page, words.back_to_surveys);
  await expect(page.getByRole('heading', { name: words.list_title })).toBeVisible();
}

function said({ db }: Database, { app }: Pick<Story, 'app'>) {
  return feedbackIn(db, app);
}

/** Whether this browser has done with asking; null when it never had to. */
const isOver = (page: Page) => () =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ended-surveys') ?? '[{"isOver":null}]')[0].isOver);

test(
  'FB-01 FB-02 the four options, a comment for the last of them, and a thank-you that goes by itself',
  onPhone,
  async ({ page, database }) => {
    const story = await aResult(database, screenedOut);
    await comeBack(page, story);
    await expect(popup(page)).toBeVisible();
    const options = page.getByRole('radiogroup', { name: 'What went wrong?' }).getByRole('radio');
    await expect(options).toHaveCount(4);
    await expect(options.first()).toBeFocused();
    await expect(send(page)).toBeDisabled();
    await expectAccessible(page);

    const comment = page.getByLabel('What happened?');
    await choose(page, 'The survey didn’t work');
    await expect(send(page)).toBeEnabled();
    await expect(comment).toHaveCount(0);
    await choose(page, 'Something else');
    await expect(send(page)).toBeDisabled();
    await comment.fill(' \n ');
    await expect(send(page)).toBeDisabled();
    await comment.fill('  It asked for my passport. ');
    await expectAccessible(page);

    const [request] = await Promise.all([page.waitForRequest('**/api/feedback'), send(page).click()]);
    expect(request.postDataJSON()).toEqual({
      survey_hash: story.survey.hash,
      option: 'other',
      message: 'It asked for my passport.',
    });
    await expect(page.getByText('Your word helps us')).toBeFocused();
    await expect(thanks(page)).toBeHidden();
    expect(await said(database, story)).toMatchObject([{ cid: story.cid, option: 'other' }]);
  },
);

test('FB-01 FB-02 keys alone send it, close it, and what was closed stays closed @keys', async ({
  page,
  database,
}) => {
  const story = await aResult(database, screenedOut);
  await comeBack(page, story);
  await expect(popup(page)).toBeVisible();
  const dismissed = page.waitForResponse('**/api/feedback/dismiss');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect.poll(isOver(page)).toBe(true);
  expect((await dismissed).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', list)).toBeVisible();
  await expect(popup(page)).toBeHidden();
  // Another browser learns from the server that the question was closed.
  await page.evaluate(() => localStorage.clear());
  await comeBack(page, story, { mode: 'in-app' });
  expect(await isOver(page)()).toBeNull();
  await expect(popup(page)).toBeHidden();

  const another = await aResult(database, screenedOut);
  await comeBack(page, another);
  await expect(popup(page).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thanks(page)).toBeHidden();
  expect(await said(database, another)).toMatchObject([{ option: 'dont_like_survey', message: null }]);
});

test(
  'FB-01 a failure is silent and loses nothing; without options nobody is asked, and nobody who completed',
  onDesktop,
  async ({ page, database }) => {
    const story = await aResult(database, screenedOut);
    await comeBack(page, story);
    await choose(page, 'Something else');
    await page.getByLabel('What happened?').fill('It never ended.');
    await page.route('**/api/feedback', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await send(page).click();
    await failed;
    await expect(send(page)).toBeEnabled();
    await expect(popup(page).getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('What happened?')).toHaveValue('It never ended.');
    await page.unroute('**/api/feedback');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();

    for (const answer of [{ json: [] }, { status: 500, json: {} }]) {
      await page.route('**/api/feedback/options', (route) => route.fulfill(answer));
      await comeBack(page, await aResult(database, screenedOut));
      await expect.poll(isOver(page)).toBe(true);
      await expect(popup(page)).toBeHidden();
      await page.unroute('**/api/feedback/options');
    }

    await page.evaluate(() => localStorage.clear());
    await comeBack(page, await aResult(database, completed));
    expect(await isOver(page)()).toBeNull();
    await expect(popup(page)).toBeHidden();
  },
);

test(
  'FB-01 RL-01 what was sent on one device closes the popup on another, which reads it in its own language',
  onDesktop,
  async ({ page, browser, database }) => {
    const story = await aResult(database, screenedOut);
    await comeBack(page, story);
    await expect(popup(page)).toBeVisible();

    const elsewhere = await browser.newContext(fromSlovenia);
    const phone = await elsewhere.newPage();
    const received: string[] = [];
    phone.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => void received.push(String(payload)));
    });
    // A phone app shows a result again that was seen on the desk.
    await comeBack(phone, story, { mode: 'in-app', language: 'ar' });
    await expect(phone.getByRole('radio', { name: 'لم يعمل الاستبيان' })).toBeVisible();
    await expect
      .poll(() => received)
      .toContain(JSON.stringify({ type: 'subscribed', channel: `feedback-${story.alice.uhash}` }));

    await choose(page, 'It asked for personal information');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(phone.getByRole('dialog')).toHaveCount(0);

    // And a device that has heard nothing learns it from the server.
    const [third] = await Promise.all([browser.newContext(fromSlovenia), elsewhere.close()]);
    const late = await third.newPage();
    await comeBack(late, story, { mode: 'in-app' });
    expect(await isOver(late)()).toBeNull();
    await expect(late.getByRole('dialog')).toHaveCount(0);
    await third.close();
  },
);

/** alice is about to take part in a survey of 500 coins, which opens in a tab of its own. */
async function beforeSurvey(database: Database, origin?: string) {
  const { app, alice } = await appWithAlice(database, origin ? { allowed_origins: [origin] } : {});
  const survey = await surveyPaying(database, 500, { country });
  const query = new URLSearchParams({ app: app.id, uuid: 'alice', sh: survey.hash });
  return { app, alice, address: `/survey?${query}` };
}

/** The survey opens in a tab of its own, and the list comes back. */
async function participate(page: Page, panel: Screen): Promise<Page> {
  await acceptAdvice(panel);
  const tab = await participateInTab(page, panel);
  await expect(panel.getByRole('heading', list)).toBeVisible();
  return tab;
}

test(
  'FB-02 from a page: the list behind the survey’s tab asks as well as the tab, and one answer is enough',
  onDesktop,
  async ({ page, database }) => {
    const story = await beforeSurvey(database);
    await page.goto(story.address);
    const tab = await participate(page, page);
    await endWith(tab, '20');
    await expect(popup(page)).toBeVisible();
    await leave(tab, 'Back to surveys');
    await expect(popup(tab)).toBeVisible();
    await choose(tab, 'I didn’t like the survey');
    await send(tab).click();
    await expect(thanks(tab)).toBeVisible();
    await expect(popup(page)).toBeHidden();
    await expect(tab.getByRole('dialog')).toBeHidden();
    expect(await said(database, story)).toMatchObject([{ option: 'dont_like_survey' }]);
  },
);

test(
  'FB-01 RL-01 what was said about one survey leaves the question about the next open',
  onDesktop,
  async ({ page, database }) => {
    const coins = 4321;
    await surveyPaying(database, coins, { country });
    const story = await beforeSurvey(database);
    await page.goto(story.address);
    await endWith(await participate(page, page), '20');
    await choose(page, 'I didn’t like the survey');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(thanks(page)).toBeHidden();

    // Within the seconds in which the server repeats the event of that feedback to whoever begins to listen.
    await surveyTiles(page)
      .filter({ hasText: coins.toLocaleString('en') })
      .first()
      .click();
    await endWith(await participateInTab(page), '20');
    await choose(page, 'The survey didn’t work');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    const options = (await said(database, story)).map(({ option }) => option);
    expect(options.sort()).toEqual(['broken_survey', 'dont_like_survey']);
  },
);

test(
  'FB-02 from a frame: the panel asks over its list, and never over the next survey',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const story = await beforeSurvey(database, publisherPage.origin);
    const { panel } = await embed(page, publisherPage, `${baseURL}${story.address}`);
    const tab = await participate(page, panel);
    const tile = panel.getByRole('button', { name: /coins.*min/ }).first();
    await tile.click();
    const step = panel.getByRole('dialog').first();
    await expect(step.getByRole('heading')).toBeVisible();
    const learned = page.waitForResponse(async (answer) => {
      if (!answer.url().includes('peek=')) return false;
      // A look that another one replaced has no body.
      const sent = await answer.json().catch(() => null);
      return sent?.result === 'screen_out';
    });
    await endWith(tab, '20');
    await learned;
    await expect(step).toBeVisible();
    await expect(popup(panel)).toBeHidden();
    await step.getByRole('button', { name: 'Close' }).click();
    await expect(popup(panel)).toBeVisible();
    await choose(panel, 'The survey didn’t work');
    await send(panel).click();
    await expect(thanks(panel)).toBeVisible();
    expect(await said(database, story)).toMatchObject([{ option: 'broken_survey' }]);
  },
);

test(
  'FB-02 from a modal of the publisher’s: asked in it, and left in peace after Not now',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const story = await beforeSurvey(database, publisherPage.origin);
    const { panel } = await embed(page, publisherPage, `${baseURL}${story.address}&mode=modal`);
    const tab = await participate(page, panel);
    await endWith(tab, '20');
    await expect(tab.getByRole('heading', { name: 'Not a match this time' })).toBeVisible();
    await expect(popup(panel)).toBeVisible();
    await panel.getByRole('button', { name: 'Not now' }).click();
    await expect(popup(panel)).toBeHidden();
    expect(await said(database, story)).toEqual([]);
  },
);
