// The way through a qualification: advice, switches, failures, returns and ends (QU-*, AP-07).
import type { Database } from '@earnwall/server/parts/database';
import { changeUser } from '@earnwall/server/testing/people';
import { anAnswer, aQuestion } from '@earnwall/server/testing/questions';
import { aTargetedSurvey, changeSurvey } from '@earnwall/server/testing/surveys';
import type { Page } from '@playwright/test';

import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import {
  answersSent,
  aStory,
  country,
  drink,
  fromLatvia,
  heading,
  type NewQuestion,
  next,
} from './support/questions.ts';
import { acceptAdvice } from './support/survey-list.ts';

test.use(fromLatvia);

const pet: NewQuestion = { text: 'Do you have a pet?', options: ['Yes', 'No'], wants: ['Yes'] };

const isCall = (path: string) => (request: { url(): string; method(): string }) =>
  request.method() === 'POST' && new URL(request.url()).pathname === `/api${path}`;

async function answerTea(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Tea' }).check();
  await next(page).click();
}

test.describe('QU-10 advice', () => {
  const slider = (page: Page) => page.getByRole('slider', { name: 'Slide to accept' });

  /** Drags the thumb along a share of its way, with the mouse or with a finger. */
  async function slide(page: Page, share: number, hasTouch: boolean): Promise<void> {
    // Where it rests once its screen has slid in.
    await slider(page).hover({ trial: true });
    const thumb = await slider(page).boundingBox();
    const track = await page.locator('.slide').boundingBox();
    if (!thumb || !track) throw new Error('There is no slide on the screen');
    const y = thumb.y + thumb.height / 2;
    const from = thumb.x + thumb.width / 2;
    const places = [0.25, 0.5, 0.75, 1].map((part) => from + (track.width - thumb.width) * share * part);
    if (!hasTouch) {
      await page.mouse.move(from, y);
      await page.mouse.down();
      for (const x of places) await page.mouse.move(x, y);
      await page.mouse.up();
      return;
    }
    const touches = await page.context().newCDPSession(page);
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
    for (const x of places) {
      await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    }
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('QU-10 three tips come before a first question; half a slide goes back, a whole one goes on', async ({
    page,
    database,
    hasTouch,
  }) => {
    const { address } = await aStory(database, [drink], { newcomer: true });
    await page.goto(address);
    await expect(page.getByRole('listitem')).toHaveCount(3);
    await expect(slider(page)).toHaveCSS('touch-action', 'pan-y');
    await expect(page.locator('.slide-carrier')).toHaveCSS('transition-duration', '0.2s');

    /** Of the thumb in its track, which may itself still be sliding in. */
    const place = () =>
      slider(page).evaluate((thumb) =>
        Math.round(
          thumb.getBoundingClientRect().x -
            (thumb.closest('.slide')?.getBoundingClientRect().x ?? Number.NaN),
        ),
      );
    const start = await place();
    await slide(page, 0.6, Boolean(hasTouch));
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
    // On its way back it is not where a second drag would take hold of it.
    await expect.poll(place).toBe(start);
    const latencies = page.waitForRequest(isCall('/t/mml'));
    await slide(page, 1.1, Boolean(hasTouch));
    await expect(heading(page)).toHaveText('What do you drink in the morning?');
    const { l } = (await latencies).postDataJSON();
    expect(l.length).toBeGreaterThan(3);
    expect(l.every((ms: number) => ms >= 0)).toBe(true);
  });

  test('QU-10 keys slide it too', { tag: '@keys' }, async ({ page, database }) => {
    const { address } = await aStory(database, [drink], { newcomer: true });
    await page.goto(address);
    await slider(page).press('ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '10');
    await slider(page).press('End');
    await expect(heading(page)).toHaveText('What do you drink in the morning?');
  });

  test(
    'QU-10 it is accepted without sliding, and stands before the qualify screen where nothing is asked',
    onDesktop,
    async ({ page, database }) => {
      const { address } = await aStory(database, [], { newcomer: true });
      await page.goto(address);
      await expect(page.getByRole('listitem')).toHaveCount(3);
      await acceptAdvice(page);
      await expect(page).toHaveURL(/\/qualify/);
    },
  );
});

test.describe('QU-11 surveys that change and calls that fail', onDesktop, () => {
  test('QU-11 a survey that closed on the way is followed by another one', async ({ page, database }) => {
    const bodies = answersSent(page);
    const { address, survey, app } = await aStory(database, [drink]);
    const { wants, ...question } = pet;
    const { id } = await aQuestion(database.db, question);
    // Ahead of whatever the same story has left behind on another device.
    const bestRank = -Math.floor(Date.now() / 1000);
    const other = await aTargetedSurvey(database.db, { [id]: wants }, { country, rank: bestRank });
    await page.goto(address);
    await page.getByRole('radio', { name: 'Tea' }).check();
    // Nodes learn of new surveys a moment after they were written.
    const headers = { ...fromLatvia.extraHTTPHeaders, authorization: `Bearer alice:${app.id}` };
    const list = async () => (await page.request.get('/api/surveys', { headers })).text();
    await expect.poll(list).toContain(other.hash);
    await changeSurvey(database.db, survey, { status: 'closed' });

    await next(page).click();
    await expect(heading(page)).toHaveText('Do you have a pet?');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await next(page).click();
    await expect(page).toHaveURL(/\/qualify/);
    expect(bodies.map((body) => body.survey)).toEqual([survey.hash, other.hash]);
  });

  test('QU-11 POST /qualification is tried three times, then it is a connection error', async ({
    page,
    database,
  }) => {
    const { address } = await aStory(database, [drink]);
    let tries = 0;
    await page.route('**/api/qualification', (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto(address);
    await expect(page.getByText('Connection Error')).toBeVisible();
    expect(tries).toBe(3);
    await page.unroute('**/api/qualification');
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('AP-07 POST /qualification that returns nothing closes the questions', async ({ page, database }) => {
    const { address } = await aStory(database, [drink]);
    await page.route('**/api/qualification', (route) => route.fulfill({ json: null }));
    await page.goto(address);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
  });
});

test.describe('QU-13 nothing is lost, nothing doubled', () => {
  test(
    'QU-13 a lost connection keeps the answer and resets the skip',
    onDesktop,
    async ({ page, database }) => {
      const bodies = answersSent(page);
      const { address } = await aStory(database, [{ ...drink, is_skippable: true }]);
      await page.goto(address);
      await page.getByRole('radio', { name: 'Tea' }).check();
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Skip this question' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Skip', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(/couldn’t send your answer/);
      await expect(page.getByRole('radio', { name: 'Tea' })).toBeChecked();
      await expect(next(page)).toBeEnabled();
      await page.context().setOffline(false);
      await next(page).click();
      await expect(page).toHaveURL(/\/qualify/);
      expect(bodies.map(({ answer, skip_question }) => [answer, skip_question])).toEqual([
        [[], true],
        [['Tea'], false],
      ]);
    },
  );

  test(
    'a double press on Next sends once and leaves the next question alone',
    onDesktop,
    async ({ page, database }) => {
      const bodies = answersSent(page);
      const { address } = await aStory(database, [drink, { ...pet, stale: ['Yes'] }]);
      await page.goto(address);
      await page.getByRole('radio', { name: 'Tea' }).check();
      await next(page).dblclick();
      await expect(heading(page)).toHaveText('Do you have a pet?');
      await expect(next(page)).toBeEnabled();
      expect(bodies).toHaveLength(1);
    },
  );

  test('a reload in the middle goes on with the same question', onDesktop, async ({ page, database }) => {
    const { address } = await aStory(database, [drink, pet]);
    await page.goto(address);
    await answerTea(page);
    await expect(heading(page)).toHaveText('Do you have a pet?');
    await page.reload();
    await expect(heading(page)).toHaveText('Do you have a pet?');
    await expect(page).toHaveURL(/\/questions/);
  });

  test(
    'Back leads from the first question to the list, and forward to the same question',
    onDesktop,
    async ({ page, database }) => {
      const { address, app } = await aStory(database, [drink, pet]);
      await page.goto(`/?app=${app.id}&uuid=alice`);
      await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
      await page.goto(address);
      await expect(heading(page)).toHaveText('What do you drink in the morning?');
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
      await page.goBack();
      await answerTea(page);
      await expect(heading(page)).toHaveText('Do you have a pet?');
      await page.reload();
      await expect(heading(page)).toHaveText('Do you have a pet?');
    },
  );

  test('a second tab that has gone on takes the first one along', onDesktop, async ({ page, database }) => {
    const { address } = await aStory(database, [drink, pet]);
    await page.goto(address);
    await expect(heading(page)).toHaveText('What do you drink in the morning?');
    const second = await page.context().newPage();
    await second.goto(address);
    await answerTea(second);
    await expect(heading(second)).toHaveText('Do you have a pet?');
    await page.getByRole('radio', { name: 'Coffee' }).check();
    await next(page).click();
    await expect(heading(page)).toHaveText('Do you have a pet?');
  });
});

test.describe('QU-14 the profile review opens before the qualify screen where it is due', () => {
  /** alice has told long ago what she drinks, and something else that nobody has asked for since. */
  async function longAgo(database: Database) {
    const story = await aStory(database, []);
    const { db } = database;
    await changeUser(db, story.alice, { created_at: new Date('2025-01-01') });
    const tea = await aQuestion(db, {
      text: 'What do you drink?',
      options: ['Coffee', 'Tea'],
      shelf_life_days: 3650,
    });
    await anAnswer(db, story.alice, tea, ['Tea'], new Date('2025-02-01'));
    const survey = await aTargetedSurvey(db, { [tea.id]: ['Tea'] }, { country });
    return story.address.replace(story.survey.hash, survey.hash);
  }
  const review = (page: Page) => page.getByRole('dialog', { name: 'Review your profile' });

  test('QU-14 confirmed, it leads on', onDesktop, async ({ page, database }) => {
    await page.goto(await longAgo(database));
    await expect(review(page).getByRole('listitem')).toHaveText(/What do you drink\?.*Tea/);
    await expect(page).toHaveURL(/\/questions/);
    await review(page).getByRole('button', { name: 'Everything is correct' }).click();
    await review(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/qualify/);
    await expect(page.getByRole('button', { name: 'Participate' })).toBeVisible();
  });

  test('QU-14 whoever changes an answer there is qualified anew', onDesktop, async ({ page, database }) => {
    await page.goto(await longAgo(database));
    await review(page)
      .getByRole('button', { name: /What do you drink/ })
      .click();
    await review(page).getByRole('radio', { name: 'Coffee' }).check();
    await review(page).getByRole('button', { name: 'Save' }).click();
    await review(page).getByRole('button', { name: 'Everything is correct' }).click();
    await review(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/qualify/);
    await expect(heading(page)).toHaveText('Not a match this time');
  });
});

test.describe('QU-01 ends', () => {
  test('QU-01 a user who does not fit is shown so, and nothing is asked after it', async ({
    page,
    database,
  }) => {
    const { address } = await aStory(database, [drink, pet]);
    await page.goto(address);
    await page.getByRole('radio', { name: 'Water' }).check();
    await next(page).click();
    await expect(page).toHaveURL(/\/qualify/);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/questions/);
  });

  test(
    'QU-01 without a panel, who does not fit leaves to the address of the publisher',
    onDesktop,
    async ({ page, database, publisherPage }) => {
      const { address } = await aStory(database, [drink], {
        app: { panel_enabled: false, return_url: `${publisherPage.origin}/sorry` },
      });
      await page.goto(address);
      await page.getByRole('radio', { name: 'Water' }).check();
      await next(page).click();
      await expect(page).toHaveURL(`${publisherPage.origin}/sorry`);
    },
  );

  test('QU-01 without a panel a reload finds the question again', onDesktop, async ({ page, database }) => {
    const { address } = await aStory(database, [drink, pet], { app: { panel_enabled: false } });
    await page.goto(address);
    await answerTea(page);
    await expect(heading(page)).toHaveText('Do you have a pet?');
    await page.goto('/');
    await expect(heading(page)).toHaveText('Do you have a pet?');
  });

  test('QU-01 closing gives the survey up', onDesktop, async ({ page, database }) => {
    const { address } = await aStory(database, [drink]);
    await page.goto(address);
    await expect(heading(page)).toHaveText('What do you drink in the morning?');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
  });
});
