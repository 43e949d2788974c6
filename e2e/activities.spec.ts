// What became of alice's surveys (AH-*), the last of them on the list (SL-10), and earnings that move.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { aPast, country, ended, fromCroatia, noon } from './support/activities.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { embed } from './support/embedded-panel.ts';
import { anOffer } from './support/offers.ts';
import { openedBy, paid, waiting } from './support/own-offers.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import { endWith, qualify, surveyPaying } from './support/supplier.ts';
import { recentLine } from './support/survey-list.ts';

test.use(fromCroatia);

const title = (page: Page, name = 'Activity') => page.getByRole('heading', { level: 1, name });
const list = (page: Page) => title(page, 'Earn rewards');
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const recent = (page: Page) => page.getByRole('region', { name: 'Recent activity' });
const isHistory = (url: URL) => url.pathname === '/api/surveys/activities';

test.describe('the history', () => {
  test('AH-03 every result has its label and its color', async ({ page, database }) => {
    const past = await aPast(database);
    await past.attempt({ ...ended('complete', 10, 500n) });
    await past.attempt({ ...ended('screen_out', 20, 25n) });
    await past.attempt({ ...ended('quota_full', 30) });
    await past.attempt({ ...ended('partial', 40, 200n) });
    await past.attempt({ state: 'started', started_at: noon(50) });
    await past.credit('bonus', 'Bonus for reached goals', 70n, noon(60));
    await past.credit('adjustment', 'From support', 30n, noon(70));
    await enter(page, past.address('surveys'));
    await expect(rows(page)).toHaveText([
      /From support.*30\s*coins.*Paid/,
      /Bonus for reached goals.*70\s*coins.*Reward/,
      /Survey \d+.*Clicked/,
      /Partly completed.*200\s*coins/,
      /Survey full.*0\s*coins.*Screen out/,
      /25\s*coins.*Screen out/,
      /500\s*coins.*Completed/,
    ]);
    const colors = rows(page).locator('.pill');
    for (const [index, tone] of ['reward', 'reward', 'info'].entries()) {
      await expect(colors.nth(index)).toHaveClass(`pill pill-${tone}`);
    }
    await expect(colors.nth(5)).toHaveClass('pill pill-danger');
    await expect(colors.nth(6)).toHaveClass('pill pill-brand');
    await expectAccessible(page);
  });

  test(
    'AH-03 an attempt that was only opened is Clicked, and has no reward to speak of',
    onDesktop,
    async ({ page, database }) => {
      const past = await aPast(database);
      await past.attempt({ state: 'opened', started_at: null });
      await enter(page, past.address('surveys'));
      await expect(rows(page)).toHaveText(/Survey \d+.*Clicked/);
      await expect(rows(page)).not.toContainText('coins');
    },
  );

  test('AH-04 reward, time, minutes and name, day by day', async ({ page, database }) => {
    const past = await aPast(database);
    await past.attempt({ ...ended('complete', 12, 500n), returned_at: noon(12) });
    await past.attempt({ ...ended('screen_out', 24 * 60 + 3), started_at: noon(24 * 60) });
    await enter(page, past.address('surveys'));
    const days = page.getByRole('main').getByRole('region');
    await expect(days.getByRole('heading')).toHaveText([/Tuesday, January 6/, /Monday, January 5/]);
    const row = days.last().getByRole('listitem');
    await expect(row).toHaveText(
      /^Survey \d{6}12:12 PM12 min500\s*coinsCompletedYour reward is in your balance\.$/,
    );
    await expect(row.locator('time')).toHaveAttribute('datetime', noon(12).toISOString());
  });

  test(
    'AH-03 without any there is no_activity, for surveys and for offers',
    onDesktop,
    async ({ page, database }) => {
      const past = await aPast(database);
      for (const tab of ['surveys', 'offers'] as const) {
        await enter(page, past.address(tab));
        await expect(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible();
      }
      await expectAccessible(page);
    },
  );

  test(
    'AH-04 a failure sends error info and stops the page; another try goes on',
    onDesktop,
    async ({ page, database }) => {
      const past = await aPast(database);
      await past.attempt({ ...ended('complete', 12, 500n) });
      await page.route(isHistory, (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', message: 'It broke' } }),
      );
      const [sent] = await Promise.all([
        page.waitForRequest('**/api/errors/js'),
        enter(page, past.address('surveys')),
      ]);
      expect(sent.postDataJSON().message).toContain('It broke');
      await expect(page.getByRole('heading', { name: 'We couldn’t load your activity' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
      await expectAccessible(page);
      await page.unroute(isHistory);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page)).toHaveCount(1);
    },
  );

  test(
    'AH-04 a long history comes in pages, ends with its latest 200 entries, and says so',
    onDesktop,
    async ({ page, database }) => {
      const past = await aPast(database);
      const all = Array.from({ length: 203 }, (_, minute) =>
        past.attempt({ ...ended('screen_out', minute) }),
      );
      await Promise.all(all);
      await enter(page, past.address('surveys'));
      const more = page.getByRole('button', { name: 'Show more' });
      await expect(rows(page)).toHaveCount(30);
      await more.press('Enter');
      await expect(rows(page)).toHaveCount(60);
      await expect(rows(page).nth(30)).toBeFocused();
      for (const shown of [90, 120, 150, 180, 200]) {
        await more.click();
        await expect(rows(page)).toHaveCount(shown);
      }
      await expect(more).toHaveCount(0);
      await expect(rows(page).nth(180)).toBeFocused();
      await expect(page.getByText('These are your latest 200 entries.')).toBeAttached();
    },
  );
});

test.describe('the history of offers', () => {
  const pending = (page: Page) => page.getByRole('region', { name: 'Pending points' });

  test('AH-02 points that wait: their sum, and behind a press what each is for and until when', async ({
    page,
    database,
  }) => {
    const past = await aPast(database);
    const [first, second] = [new Date('2099-03-10T12:00:00Z'), new Date('2099-04-02T12:00:00Z')];
    const game = await anOffer(database, {}, [
      { name: 'Install' },
      { name: 'Reach level 5', event_ref: 'play' },
    ]);
    const shop = await anOffer(database, {}, [{ name: 'Buy something' }]);
    await openedBy(database, past.alice, game, [paid, waiting(second)]);
    await openedBy(database, past.alice, shop, [waiting(first)]);
    await enter(page, past.address('offers'));
    await expect(pending(page)).toContainText(/1,000\s*coins/);
    await expect(pending(page).getByRole('listitem')).toHaveCount(0);
    await pending(page).getByRole('button', { name: 'Show' }).click();
    await expect(pending(page).getByRole('listitem')).toHaveText([
      new RegExp(`${shop.name}Buy somethinguntil Mar 10, 2099500\\s*coins`),
      new RegExp(`${game.name}Reach level 5until Apr 2, 2099500\\s*coins`),
    ]);
    await expectAccessible(page);
    await pending(page).getByRole('button', { name: 'Hide' }).click();
    await expect(pending(page).getByRole('listitem')).toHaveCount(0);

    // AH-04: offers that were opened are started, milestones that were paid are complete.
    await expect(rows(page).filter({ hasText: 'Completed' })).toHaveText(
      new RegExp(`${game.name}Install.*500\\s*coins`),
    );
    await expect(rows(page).filter({ hasText: 'Started' })).toHaveCount(2);
  });

  test(
    'AH-02 a list that does not come says so, and is asked for again',
    onDesktop,
    async ({ page, database }) => {
      const past = await aPast(database);
      await openedBy(database, past.alice, await anOffer(database), [waiting(new Date('2099-03-10'))]);
      await page.route('**/api/offers/pending-points', (route) => route.abort());
      await enter(page, past.address('offers'));
      await pending(page).getByRole('button', { name: 'Show' }).click();
      await expect(pending(page).getByRole('alert')).toContainText('We couldn’t load your pending points.');
      await page.unroute('**/api/offers/pending-points');
      await pending(page).getByRole('button', { name: 'Try again' }).click();
      await expect(pending(page).getByRole('listitem')).toHaveCount(1);
    },
  );

  test('AH-02 without any there is nothing of it', onDesktop, async ({ page, database }) => {
    const past = await aPast(database);
    await enter(page, past.address('offers'));
    await expect(page.getByText('No activity yet')).toBeVisible();
    await expect(pending(page)).toHaveCount(0);
  });
});

test.describe('AH-01 around the history', () => {
  test('AH-01 the header leads there; two tabs, each with its address; back leads to the list', async ({
    page,
    database,
  }) => {
    const past = await aPast(database);
    await past.attempt({ ...ended('complete', 12, 500n) });
    await enter(page, panelAddress(past.app, 'alice'));
    await page.getByRole('button', { name: 'Activity', exact: true }).click();
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Surveys' })).toBeChecked();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('radio', { name: 'Offers' }).check();
    await expect(page).toHaveURL(/\/activities-history\/offers/);
    await expect(page.getByText('No activity yet')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(list(page)).toBeVisible();
  });

  test(
    'AH-01 embedded there are no tabs, and surveys whatever the address says',
    onDesktop,
    async ({ page, database }) => {
      const past = await aPast(database);
      await past.attempt({ ...ended('complete', 12, 500n) });
      const address = past.address('surveys', { mode: 'iframe' });
      await enter(page, address.replace('/surveys', '/anything'));
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
      await page.getByRole('button', { name: 'Back to surveys' }).click();
      await expect(list(page)).toBeVisible();
    },
  );

  test(
    'AH-01 as a single-page module it has the module’s title, and back sends the page a message',
    onDesktop,
    async ({ page, database, publisherPage, baseURL }) => {
      const past = await aPast(database, { allowed_origins: [publisherPage.origin] });
      const address = `${baseURL}${past.address('surveys', { mode: 'single-page' })}`;
      const { panel, received } = await embed(page, publisherPage, address);
      await expect(panel.getByRole('heading', { level: 1, name: 'Your activity' })).toBeVisible();
      await expect(panel.getByText('No activity yet')).toBeVisible();
      await panel.getByRole('button', { name: 'Back' }).click();
      await expect.poll(received('click-back')).toEqual([{}]);
      await expect(panel.getByText('No activity yet')).toBeVisible();
    },
  );
});

test.describe('the story of an attempt', () => {
  test(
    'AH-04 an upgrade and a reversal are shown and explained; support gets the attempt',
    onDesktop,
    async ({ page, database }) => {
      const past = await aPast(database);
      const cid = await past.attempt({
        ...ended('quality', 12),
        ...{ returned_at: noon(12), returned_code: '30', rating_half_stars: 9, rated_at: noon(13) },
      });
      const [first, second] = [`${cid}-first`, `${cid}-second`];
      await past.report(cid, {
        ...{ outcome: 'partial', effect: 'credited', received_at: noon(12), amount: 200n },
        ...{ transaction: first, payout_micros: 400_000n },
      });
      await past.report(cid, {
        ...{
          outcome: 'complete',
          effect: 'upgraded',
          received_at: noon(60),
          amount: 300n,
          transaction: second,
        },
      });
      for (const [reverses, amount] of [
        [first, 0n],
        [second, -500n],
      ] as const) {
        const effect = amount ? 'reversed' : 'nothing';
        await past.report(cid, { outcome: 'quality', effect, received_at: noon(600), amount, reverses });
      }
      await enter(page, past.address('surveys'));
      await expect(rows(page)).toContainText('Reward taken back');
      await rows(page).getByRole('button').click();

      const dialog = page.getByRole('dialog', { name: /Survey \d{6}/ });
      await expect(dialog).toContainText('This reward was added first and taken back later');
      await expect(dialog).toContainText('A complete pays 500 coins');
      const steps = dialog.getByRole('listitem');
      await expect(steps.locator('.timeline-title')).toHaveText([
        'You chose this survey',
        'You started the survey',
        'You came back from the survey',
        /partial complete\+200\scoins/,
        'You rated it 4.5 of 5',
        /better result\+300\scoins/,
        'The survey reported once more',
        /The reward was taken back−500\scoins/,
      ]);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Ask support about this' }).click();
      await expect(page).toHaveURL(
        (url) => url.pathname === '/support' && url.searchParams.get('attempt') === cid,
      );
    },
  );

  test('AH-04 what is still awaited is shown, until when', onDesktop, async ({ page, database }) => {
    const past = await aPast(database);
    await past.attempt({ state: 'started', started_at: noon(1), duplicated_at: noon(2) });
    await enter(page, past.address('surveys'));
    await rows(page).getByRole('button').click();
    const steps = page.getByRole('dialog').getByRole('listitem');
    await expect(steps).toHaveText([
      /You chose this survey/,
      /You started the survey/,
      /You opened the survey a second time.*Only one of the two can count/,
      /Waiting for the survey’s report.*until.*2100/,
    ]);
  });

  test('AH-04 opens and closes by keys, and the focus comes back @keys', async ({ page, database }) => {
    const past = await aPast(database);
    await past.attempt({ ...ended('screen_out', 3) });
    await enter(page, past.address('surveys'));
    await rows(page).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('This survey was looking for somebody else.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rows(page).getByRole('button')).toBeFocused();
  });

  test(
    'AH-04 a timeline that cannot be loaded says so, and is asked for again',
    onDesktop,
    async ({ page, database }) => {
      const past = await aPast(database);
      await past.attempt({ ...ended('complete', 3, 500n) });
      await enter(page, past.address('surveys'));
      await page.route('**/timeline', (route) => route.abort());
      await rows(page).getByRole('button').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toContainText('We couldn’t load what happened.');
      await page.unroute('**/timeline');
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(dialog.getByRole('listitem').first()).toContainText('You chose this survey');
    },
  );
});

test.describe('SL-10 recent activity on the list', () => {
  test(
    'SL-10 shows the last ten surveys, their stories, and the way to all of them',
    onDesktop,
    async ({ page, database }) => {
      const past = await aPast(database);
      for (let minute = 1; minute <= 12; minute += 1)
        await past.attempt({ ...ended('complete', minute, 500n), opened_at: noon(minute) });
      await enter(page, panelAddress(past.app, 'alice'));
      await expect(recent(page).getByRole('listitem')).toHaveCount(10);
      await expect(recent(page).getByRole('listitem').first()).toContainText('12:12 PM');
      await expectAccessible(page);
      await recent(page).getByRole('listitem').first().getByRole('button').click();
      await expect(page.getByRole('dialog')).toContainText('The survey confirmed your answers');
      await page.keyboard.press('Escape');
      await recent(page).getByRole('button', { name: 'See all' }).click();
      await expect(page).toHaveURL(/\/activities-history\/surveys/);
      await expect(rows(page)).toHaveCount(12);
    },
  );

  test(
    'SL-10 on a phone a line above the list leads to it, with the last credit',
    onPhone,
    async ({ page, database }) => {
      const past = await aPast(database);
      await past.attempt({ ...ended('complete', 1, 500n), opened_at: noon(1) });
      await past.attempt({ ...ended('screen_out', 2, 0n), opened_at: noon(2) });
      await enter(page, panelAddress(past.app, 'alice'));
      await expect(recentLine(page)).toHaveText(/Recent activity.*\+500/);
      await expect(recentLine(page)).toBeInViewport();
      await recentLine(page).click();
      await expect(page).toHaveURL(/\/activities-history\/surveys/);
      await expect(rows(page)).toHaveCount(2);
    },
  );

  test(
    'SL-10 shows nothing to a newcomer, nor where the design has no activity',
    onDesktop,
    async ({ page, database }) => {
      const past = await aPast(database, { design: { activity: false } });
      await past.attempt({ ...ended('complete', 12, 500n) });
      const newcomers = await openApp(database);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const answered = page.waitForResponse((response) => isHistory(new URL(response.url())));
      // The signal of the background comes when all else is done.
      const isDone = () => asked.some((path) => /\/(fp|rdds\/rfg)$/.test(path));
      await enter(page, panelAddress(newcomers, 'bob'));
      await answered;
      await expect.poll(isDone).toBe(true);
      await expect(recent(page)).toHaveCount(0);

      // The page before has sent its last request.
      await page.goto('about:blank');
      asked.length = 0;
      await enter(page, panelAddress(past.app, 'alice'));
      await expect.poll(isDone).toBe(true);
      expect(asked).not.toContain('/api/surveys/activities');
      await expect(recent(page)).toHaveCount(0);
    },
  );
});

test.describe('earnings that move', onDesktop, () => {
  const today = (page: Page) =>
    page.getByRole('region', { name: 'Your earnings' }).getByRole('definition').first();
  const news = (page: Page) => page.getByRole('region', { name: 'Your earnings' }).getByRole('status');

  /** Every text the figure of today has had since then. */
  async function watchToday(page: Page): Promise<() => Promise<string[]>> {
    await expect(news(page)).toBeAttached();
    await today(page).evaluate((figure) => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(figure.textContent ?? '')).observe(figure, {
        ...{ childList: true, subtree: true, characterData: true },
      });
      Object.assign(window, { seen });
    });
    return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  }

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test.describe(`with ${reducedMotion}`, () => {
      test.use({ contextOptions: { reducedMotion } });

      test(`SL-01 a reward that arrives ${reducedMotion === 'reduce' ? 'is there at once' : 'counts up'}, and is said once`, async ({
        page,
        context,
        database,
      }) => {
        const app = await openApp(database);
        await enter(page, panelAddress(app, 'bob'));
        await expect(today(page)).toHaveText('0coins');
        const seen = await watchToday(page);
        await expect(news(page)).toBeEmpty();

        const survey = await context.newPage();
        const { url } = await qualify(survey, app, await surveyPaying(database, 2000, { country }));
        await survey.goto(url);
        await endWith(survey, '10', 'lost-return');
        await page.bringToFront();
        await expect(today(page)).toHaveText('2,000coins');
        await expect(news(page)).toHaveText('You earned 2,000 coins');
        await expect(page.locator('.stat-credit')).toHaveText('+2,000');
        const figures = await seen();
        if (reducedMotion === 'reduce') expect(figures).toEqual(['2,000coins']);
        // A busy machine draws few of the figures in between.
        else expect(figures.length).toBeGreaterThan(1);
        await expect(recent(page).getByRole('listitem')).toHaveText(/2,000\s*coins.*Completed/);
      });
    });
  }
});
