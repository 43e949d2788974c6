// How a survey ended, as its user sees it (RS-*).

import { aSurvey } from '@earnwall/server/testing/surveys';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { embed } from './support/embedded-panel.ts';
import { frameOf, reload } from './support/frames.ts';
import { holdRequests } from './support/held-requests.ts';
import { expect, test } from './support/product.ts';
import {
  anotherResult,
  aResult,
  completed,
  country,
  fromSlovenia,
  report,
  resultAddress,
  screenedOut,
  starsOf,
  startedClick,
} from './support/results.ts';
import { withoutSockets } from './support/sockets.ts';

test.use(fromSlovenia);

const won = { name: 'Survey completed' };
const tasks = { name: 'Earn rewards' };
const toTasks = { name: 'Back to surveys' };
const startNext = { name: 'Start the next one' };

/** How often confetti has come to the page. */
async function watchConfetti(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { confetti: 0 });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const holds = (node: Node) =>
        node instanceof Element && (node.matches('.confetti') || node.querySelector('.confetti'));
      if (added.some(holds)) (window as unknown as { confetti: number }).confetti += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { confetti: number }).confetti);
}

test.describe('RS-02 a completed survey', () => {
  test('RS-02 shows title, text, reward and stars, and celebrates', async ({ page, database }) => {
    const story = await aResult(database, completed);
    const confetti = await watchConfetti(page);
    await page.goto(resultAddress(story));
    await expect(page.getByRole('heading', won)).toBeFocused();
    await expect(page.getByText('Nice work! Your reward is in your balance.')).toBeVisible();
    await expect(page.locator('.count-up-whole')).toHaveText('+500coins');
    await expect(page.locator('.count-up-shown')).toHaveText('+500coins');
    await expect(page.getByRole('status').filter({ hasText: /^You earned 500 coins$/ })).toHaveCount(1);
    // It flies once, and then it is gone.
    await expect(page.locator('.confetti')).toHaveCount(0);
    expect(await confetti()).toBe(1);
    await expect(page.getByRole('slider', { name: 'How was it?' })).toBeVisible();
    await expectAccessible(page);
  });

  test('RS-02 a pointer previews halves, chooses them, and the rating is saved', async ({
    page,
    database,
    isMobile,
  }) => {
    const story = await aResult(database, completed);
    await page.goto(resultAddress(story));
    const stars = page.locator('.stars');
    const lit = page.locator('.stars-lit');
    const slider = page.getByRole('slider', { name: 'How was it?' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Not rated yet');
    const { width, height } = (await stars.boundingBox()) ?? { width: 0, height: 0 };
    const at = (count: number) => ({ x: (count / 5) * width - 2, y: height / 2 });
    const litStars = async () => Math.round(((await lit.boundingBox())?.width ?? 0) / (width / 10)) / 2;

    if (!isMobile) {
      await stars.hover({ position: at(2.5) });
      await expect.poll(litStars).toBe(2.5);
      await stars.hover({ position: at(4) });
      await expect.poll(litStars).toBe(4);
      await page.getByRole('heading', won).hover();
      await expect.poll(litStars).toBe(0);
      await stars.click({ position: at(3.5) });
    } else await stars.tap({ position: at(3.5) });
    await expect(slider).toHaveAttribute('aria-valuetext', '3.5 of 5 stars');
    await expect(page.getByText('Thank you, that helps others choose.')).toBeVisible();
    expect(await starsOf(database, story.cid)).toBe(3.5);
    await expect.poll(litStars).toBe(3.5);
  });

  test('RS-02 keys rate too @keys', async ({ page, database }) => {
    const story = await aResult(database, completed);
    await page.goto(resultAddress(story));
    const slider = page.getByRole('slider', { name: 'How was it?' });
    await expect(page.getByRole('heading', won)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(slider).toBeFocused();
    for (let half = 0; half < 9; half += 1) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '0.5 of 5 stars');
    await page.keyboard.press('End');
    await expect(page.getByText('Thank you, that helps others choose.')).toBeVisible();
    await expect.poll(() => starsOf(database, story.cid)).toBe(5);
  });

  test(
    'RS-02 a rating that was not saved says so, and is tried again',
    onDesktop,
    async ({ page, database }) => {
      const story = await aResult(database, completed);
      await page.goto(resultAddress(story));
      await page.route('**/api/ratings', (route) => route.abort());
      await page.getByRole('slider').fill('2');
      await expect(page.getByText('We couldn’t save your rating.')).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/api/ratings');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Thank you, that helps others choose.')).toBeVisible();
      expect(await starsOf(database, story.cid)).toBe(2);
    },
  );

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('RS-02 nothing flies and nothing counts', async ({ page, database }) => {
      const story = await aResult(database, completed);
      const files: string[] = [];
      page.on('request', (request) => files.push(request.url()));
      const confetti = await watchConfetti(page);
      await page.goto(resultAddress(story));
      await expect(page.getByRole('heading', won)).toBeVisible();
      await expect(page.locator('.count-up-shown')).toHaveText('+500coins');
      // The signal that reduced motion is preferred goes out when all else is done.
      await expect.poll(() => files.some((file) => file.endsWith('/t/wr/true'))).toBe(true);
      expect(await confetti()).toBe(0);
    });
  });
});

test.describe('RS-01 where a result comes from', onDesktop, () => {
  test('RS-01 the path names the click as well as the query', async ({ page, database }) => {
    const story = await aResult(database, completed);
    const { cid, app } = story;
    await page.goto(`/result/${cid}?app=${app.id}&uuid=alice`);
    await expect(page.getByRole('heading', won)).toBeVisible();
  });

  test('RS-01 missing, invalid or used leads to the tasks', async ({ page, database }) => {
    const story = await aResult(database, completed);
    const list = page.getByRole('heading', tasks);
    await page.goto(resultAddress(story, { cid: '' }));
    await expect(list).toBeVisible();
    await page.goto(resultAddress(story, { cid: 'no-such-click' }));
    await expect(list).toBeVisible();
    await page.goto(resultAddress(story));
    await expect(page.getByRole('heading', won)).toBeVisible();
    await page.goto(resultAddress(story));
    await expect(list).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/' && !url.searchParams.has('cid'));
  });

  test('RS-01 somebody else’s result looks like none', async ({ page, database }) => {
    const story = await aResult(database, completed);
    await page.goto(resultAddress(story, { uuid: 'bob' }));
    await expect(page.getByRole('heading', tasks)).toBeVisible();
    await page.goto(resultAddress(story));
    await expect(page.getByRole('heading', won)).toBeVisible();
  });

  test('RS-01 a mobile wrapper stays where it is', async ({ page, database }) => {
    const story = await aResult(database, completed);
    for (const _ of ['first', 'second time']) {
      await page.goto(resultAddress(story, { mode: 'in-app' }));
      await expect(page.getByRole('heading', won)).toBeVisible();
    }
    await page.goto(resultAddress(story, { mode: 'in-app', cid: 'no-such-click' }));
    await expect(page.getByRole('heading', { name: 'This result is no longer here' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', toTasks).click();
    await expect(page.getByRole('heading', tasks)).toBeVisible();
  });
});

test.describe('RS-03 inside a publisher’s page', onDesktop, () => {
  const message = (sid: string) => ({ sid, user_reward: 500, user_completes_count: 1 });

  test('RS-03 a completed survey is sent to the page once, past a reload', async ({
    page,
    database,
    publisherPage,
    baseURL,
  }) => {
    const story = await aResult(database, completed, { allowed_origins: [publisherPage.origin] });
    const { panel, received } = await embed(page, publisherPage, `${baseURL}${resultAddress(story)}`);
    await expect(panel.getByRole('heading', won)).toBeVisible();
    await expect.poll(received('ps-survey-completed')).toEqual([message(story.survey.hash)]);
    await page.reload();
    await expect(panel.getByRole('heading', tasks)).toBeVisible();
    expect(await received('ps-survey-completed')()).toHaveLength(1);
  });

  test('RS-05 as a script the panel emits close-results, read or none to read, and goes on if nobody acts', async ({
    page,
    database,
    publisherPage,
    baseURL,
  }) => {
    const story = await aResult(database, completed, { allowed_origins: [publisherPage.origin] });
    const address = `${baseURL}${resultAddress(story, { mode: 'script' })}`;
    const { panel, received } = await embed(page, publisherPage, address);
    await expect(panel.getByRole('heading', won)).toBeVisible();
    expect(await received('close-results')()).toEqual([]);
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect.poll(received('close-results')).toEqual([{}]);
    await expect(panel.getByRole('heading', tasks)).toBeVisible();
    await page.reload();
    await expect.poll(received('close-results')).toEqual([{}, {}]);
    await expect(panel.getByRole('heading', tasks)).toBeVisible();
  });

  test('RS-03 a frame whose storage is blocked comes back without a login, and sends its page the message all the same', async ({
    page,
    database,
    publisherPage,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const story = await aResult(database, completed, { allowed_origins: [publisherPage.origin] });
    const { panel, received } = await embed(page, publisherPage, `${baseURL}/result?cid=${story.cid}`);
    await expect(panel.getByRole('heading', won)).toBeVisible();
    await expect.poll(received('ps-survey-completed')).toEqual([message(story.survey.hash)]);
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(panel.getByRole('heading', { name: 'All finished' })).toBeFocused();
    await expect.poll(received('close-results')).toEqual([{}]);
  });

  test('RS-03 the panel that started a survey in a new tab learns its outcome, once', async ({
    page,
    context,
    database,
    publisherPage,
    baseURL,
  }) => {
    await withoutSockets(page);
    const { app, alice } = await aResult(database, screenedOut, { allowed_origins: [publisherPage.origin] });
    // 1,212 coins, by which its tile is known; the first, as a long list shows a part of itself.
    const rank = -Math.floor(Date.now() / 1000);
    const survey = await aSurvey(database.db, { country, payout_micros: 2_424_000n, rank });
    await context.route('**/go/**', (route) => route.fulfill({ body: 'The survey' }));
    const asked = page.waitForResponse('**/api/qualification');
    const query = new URLSearchParams({ app: app.id, uuid: alice.uuid, sh: survey.hash });
    const { panel, received } = await embed(page, publisherPage, `${baseURL}/survey?${query}`);
    await panel.getByRole('button', { name: 'Participate' }).click();
    const { cid, sid } = await (await asked).json();
    const tile = panel.getByRole('button', { name: /^1,212 coins.*Continue$/ });
    await expect(tile).toBeVisible();

    // A reload in the middle of it all loses nothing.
    await reload(await frameOf(page));
    await expect(tile).toBeVisible();
    await report(database, cid, { ...completed, credited: 1212n });
    const sent = { sid, user_reward: 1212, user_completes_count: 1 };
    await expect.poll(received('ps-survey-completed'), { timeout: 30_000 }).toEqual([sent]);
    await expect(tile).toHaveCount(0);
    await reload(await frameOf(page));
    await expect(panel.getByRole('region', { name: 'Recent activity' })).toContainText('1,212');
    await expect(panel.getByRole('button', { name: /Continue$/ })).toHaveCount(0);
    expect(await received('ps-survey-completed')()).toEqual([sent]);
  });
});

test.describe('RS-04 every outcome says why it paid what it paid', () => {
  const ended = (state: 'partial' | 'screen_out' | 'quota_full' | 'closed' | 'duplicate', credited = 0n) =>
    ({ ...completed, state, credited }) as const;
  const outcomes = [
    [ended('partial', 120n), 'Partly completed', 'were paid for that part', '120coins'],
    [ended('partial'), 'Partly completed', 'pays nothing for that part', null],
    [ended('screen_out', 20n), 'Not a match this time', 'paid something for your time', '+20'],
    [ended('screen_out'), 'Not a match this time', 'looking for somebody else', null],
    [ended('quota_full'), 'The survey is full', 'Enough people like you', null],
    [ended('closed'), 'The survey has closed', 'closed before you could finish', null],
    [ended('duplicate'), 'Already taken', 'already been taken', null],
    [
      { ...completed, state: 'quality', credited: 0n },
      'This survey didn’t count',
      'too quick or contradictory',
      null,
    ],
    [{ ...completed, state: 'security', credited: 0n }, 'This survey didn’t count', 'VPN or proxy', null],
    [{ ...completed, state: 'timeout', credited: 0n }, 'No word from the survey', 'never reported', null],
    [
      { ...completed, state: 'error', credited: 0n },
      'The survey had a problem',
      'broke on the survey’s side',
      null,
    ],
  ] as const;

  test(
    'RS-04 complete, partial, screen-out, disqualified, each in its own words',
    onPhone,
    async ({ page, database }) => {
      test.slow();
      const story = await aResult(database, screenedOut);
      for (const [click, title, why, amount] of outcomes) {
        const { cid } = await anotherResult(database, story.alice, click);
        await page.goto(resultAddress({ ...story, cid }));
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.locator('.result-text')).toContainText(why);
        if (amount) {
          await expect(page.locator('.count-up-whole, .signed-amount bdi').first()).toContainText(amount);
          await expect(page.getByText('The whole survey pays 500 coins')).toBeVisible();
        } else await expect(page.getByText(/You earned|Paid for your time/)).toHaveCount(0);
      }
      await expectAccessible(page);
    },
  );

  test('RS-04 an app may have a partial message of its own', onDesktop, async ({ page, database }) => {
    const settings = { partial_message: true };
    const story = await aResult(database, ended('partial', 120n), { settings });
    await page.goto(resultAddress(story));
    await expect(page.getByRole('heading', { name: 'Every answer counts' })).toBeVisible();
    await expect(page.getByText('the part you answered was paid')).toBeVisible();
  });

  test('RS-04 who never got in is asked for no stars', onDesktop, async ({ page, database }) => {
    const story = await aResult(database, { ...ended('closed'), started_at: null });
    await page.goto(resultAddress(story));
    await expect(page.getByRole('heading', { name: 'The survey has closed' })).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });

  // A phone has the button at the foot of the screen, where nothing moves it.
  test(
    'RS-04 the next best survey moves nothing when it comes: its place is kept',
    onDesktop,
    async ({ page, database }) => {
      const story = await aResult(database, screenedOut);
      // One in the card, and three rows below it.
      for (const rank of [1, 2, 3, 4]) await aSurvey(database.db, { country, rank });
      const bringList = await holdRequests(page, '**/api/surveys*');
      await page.goto(resultAddress(story));
      const leave = page.getByRole('button', toTasks);
      await expect(page.locator('.next-card-skeleton')).toBeVisible();
      const before = await leave.boundingBox();
      bringList();
      await expect(page.getByRole('button', startNext)).toBeVisible();
      expect(await leave.boundingBox()).toEqual(before);
    },
  );

  test('RS-04 after a screen-out the next best survey is one tap away', async ({ page, database }) => {
    const story = await aResult(database, screenedOut);
    await aSurvey(database.db, { country, rank: 1 });
    await page.goto(resultAddress(story));
    await expect(page.getByRole('heading', { name: 'Not a match this time' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Try this one instead' })).toBeVisible();
    await expectAccessible(page);
    const [request] = await Promise.all([
      page.waitForRequest('**/api/qualification'),
      page.getByRole('button', startNext).click(),
    ]);
    expect(request.postDataJSON().survey).not.toBe(story.survey.hash);
    await expect(page).toHaveURL((url) => !url.searchParams.has('cid'));
  });

  test('RS-04 after a complete the next surveys fill the lower half; a row starts one, too', async ({
    page,
    database,
  }) => {
    const story = await aResult(database, completed);
    for (let rank = 1; rank <= 2; rank += 1) await aSurvey(database.db, { country, rank, topic: 'travel' });
    await page.goto(resultAddress(story));
    const next = page.getByRole('region', { name: 'Next for you' });
    await expect(next.getByRole('button', startNext)).toBeVisible();
    await expect(page.locator('.button-solid')).toHaveCount(1);
    await expectAccessible(page);
    const [request] = await Promise.all([
      page.waitForRequest('**/api/qualification'),
      next.getByRole('listitem').first().getByRole('button').click(),
    ]);
    expect(request.postDataJSON().survey).not.toBe(story.survey.hash);
  });

  test('RS-04 a turn-away leads to a ticket about the attempt', onDesktop, async ({ page, database }) => {
    const story = await aResult(database, screenedOut);
    await page.goto(resultAddress(story));
    await page.getByRole('button', { name: 'Ask support about this' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('attempt') === story.cid);
    await expect(page.locator('.attempt-chip')).toContainText(/Survey \d{6}.*Screen out/);
  });

  test('RS-04 next surveys that do not come are asked for again', onDesktop, async ({ page, database }) => {
    const story = await aResult(database, completed);
    await aSurvey(database.db, { country, rank: 1 });
    await page.route('**/api/surveys*', (route) => route.abort());
    await page.goto(resultAddress(story));
    const next = page.getByRole('region', { name: 'Next for you' });
    await expect(next.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/surveys*');
    await next.getByRole('button', { name: 'Try again' }).click();
    await expect(next.getByRole('button', startNext)).toBeVisible();
  });
});

test.describe('a result that waits for the survey’s report', onDesktop, () => {
  test.beforeEach(({ page }) => withoutSockets(page));

  test('RS-01 says so in peace, and shows it once it is there', async ({ page, database }) => {
    const story = await aResult(database, startedClick);
    await page.goto(resultAddress(story));
    await expect(page.getByRole('heading', { name: 'One moment' })).toBeFocused();
    await expect(page.getByRole('status')).toContainText('waiting for the survey to confirm');
    await expectAccessible(page);
    await report(database, story.cid, completed);
    await expect(page.getByRole('heading', won)).toBeFocused({ timeout: 30_000 });
    await expect(page.locator('.count-up-whole')).toHaveText('+500coins');
  });

  test('RS-01 nobody has to wait for it: the list learns of it', async ({ page, database }) => {
    const story = await aResult(database, startedClick);
    await page.goto(resultAddress(story));
    await page.getByRole('button', toTasks).click();
    await expect(page.getByRole('heading', tasks)).toBeVisible();
    const looks = page.waitForResponse(
      async (answer) => answer.url().includes('peek=') && (await answer.json()).result === 'complete',
    );
    await report(database, story.cid, completed);
    await looks;
    // Looking used nothing up: the result can still be seen.
    await page.goto(resultAddress(story));
    await expect(page.getByRole('heading', won)).toBeVisible();
  });

  test('a server that cannot be reached is asked again', async ({ page, database }) => {
    const story = await aResult(database, completed);
    await page.route('**/api/results*', (route) => route.abort());
    await page.goto(resultAddress(story));
    await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
    await expectAccessible(page);
    // It is polled as well: until the press nobody answers, so that there is something to press.
    const answerNow = await holdRequests(page, '**/api/results*');
    await page.getByRole('button', { name: 'Try again' }).click();
    answerNow();
    await expect(page.getByRole('heading', won)).toBeVisible();
  });
});

test(
  'RS-05 the button leads to the tasks of the same user in the same app',
  onDesktop,
  async ({ page, database }) => {
    const story = await aResult(database, completed);
    await page.goto(resultAddress(story));
    await page.getByRole('button', toTasks).click();
    await expect(page.getByRole('heading', tasks)).toBeVisible();
    await expect(page).toHaveURL((url) => url.searchParams.get('app') === story.app.id);
    const again = page.waitForRequest('**/api/surveys*');
    await page.reload();
    expect((await again).headers().authorization).toBe(`Bearer alice:${story.app.id}`);
    await expect(page.getByRole('heading', tasks)).toBeVisible();
  },
);

test.describe('RS-06 a result looks like its app', onDesktop, () => {
  const dark = {
    palette: 'dark',
    pages_bg: '#0b0c10',
    components_bg: '#181a22',
    first_color: '#ff5500',
  } as const;

  test('RS-06 its own design and currency, even in a tab without a login', async ({ page, database }) => {
    const story = await aResult(database, completed, { currency_name: 'gems', design: dark, decimals: 0 });
    await page.goto(`/result?cid=${story.cid}`);
    await expect(page.getByRole('heading', won)).toBeVisible();
    await expect(page.locator('.count-up-whole')).toHaveText('+500gems');
    await expect(page.locator('main')).toHaveCSS('background-color', 'rgb(24, 26, 34)');
    await page.getByRole('slider').fill('4');
    await expect(page.getByText('Thank you, that helps others choose.')).toBeVisible();
    await expect(page.getByRole('button', toTasks)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'All finished' })).toBeVisible();
  });

  test('RS-06 another user’s login stored in this browser does not hide it, and stays', async ({
    page,
    database,
  }) => {
    const elsewhere = await aResult(database, screenedOut);
    await page.goto(resultAddress(elsewhere));
    await expect(page.getByRole('heading', { name: 'Not a match this time' })).toBeVisible();
    const story = await aResult(database, completed, { currency_name: 'gems' });
    await page.goto(`/result?cid=${story.cid}`);
    await expect(page.getByRole('heading', won)).toBeVisible();
    await expect(page.locator('.count-up-whole')).toHaveText('+500gems');
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', tasks)).toBeVisible();
  });

  test('RS-06 the new results are a moment of their own, the others a card like every step', async ({
    page,
    database,
  }) => {
    const story = await aResult(database, completed);
    await page.goto(resultAddress(story));
    await expect(page.getByRole('heading', won)).toHaveCSS('text-align', 'center');
    const plain = await aResult(database, completed, { settings: { new_results_ui: false } });
    await page.goto(resultAddress(plain));
    await expect(page.getByRole('heading', won)).toHaveCSS('text-align', 'start');
    await expect(page.locator('.count-up-whole')).toHaveText('+500coins');
    await expectAccessible(page);
  });

  test('RS-06 an app that shows no rewards shows none here', async ({ page, database }) => {
    const story = await aResult(database, completed, { show_rewards: false });
    await page.goto(resultAddress(story));
    await expect(page.getByRole('heading', won)).toBeVisible();
    await expect(page.getByText('coins')).toHaveCount(0);
  });
});
