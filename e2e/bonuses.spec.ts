// Bonuses as users meet them: badges over the list, popups, countdowns, goals and claims.
import { movementsIn } from '@earnwall/server/testing/ledger';
import { expectAccessible } from './support/accessible.ts';
import { aStory, aSurveyHere, badge, countdown, fromRomania, lookAgain, popup } from './support/bonuses.ts';
import { stopTheClock } from './support/clock.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { holdRequests } from './support/held-requests.ts';
import { expect, test } from './support/product.ts';
import { enter } from './support/publisher.ts';
import { surveyList, surveyTiles } from './support/survey-list.ts';

test.use(fromRomania);

test('SL-09 each bonus has a floating badge that opens its popup', onPhone, async ({ page, database }) => {
  const story = await aStory(database);
  await story.bonus();
  await story.special();
  await story.engagement();
  await aSurveyHere(database);
  await enter(page, story.address);
  const popups = [
    ['Special bonus', 'Special bonus', /750\s*coins/],
    ['+20% Bonus', 'Earn more right now', 'Every survey and every offer pays 20% more.'],
    ['+70% Bonus offer', 'Bonus offer', 'Gem Cascade'],
  ] as const;
  for (const [name, title, words] of popups) {
    await badge(page, name).click();
    await expect(popup(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(popup(page)).toContainText(words);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(badge(page, name)).toBeFocused();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Activity', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Your bonuses' })).toHaveCount(0);
});

test(
  'SL-06 a tile shows what it pays with the bonus and without it',
  onDesktop,
  async ({ page, database }) => {
    const story = await aStory(database);
    await story.bonus();
    await aSurveyHere(database);
    await enter(page, story.address);
    const tile = surveyTiles(page).first();
    await expect(tile.locator('.amount')).toHaveText('600coins');
    await expect(tile.locator('s')).toHaveText('500');
    await expect(tile.getByText('+20%', { exact: true })).toBeVisible();
  },
);

test.describe('BO-02 a countdown', () => {
  test(
    'BO-02 runs each second to zero; then it has expired, and prices are what they were',
    onDesktop,
    async ({ page, database }) => {
      const story = await aStory(database);
      const bonus = await story.bonus({ expires_at: new Date(Date.now() + 3_600_000) });
      await aSurveyHere(database);
      await page.clock.install();
      await enter(page, story.address);
      await badge(page, '+20% Bonus').click();
      await expect(countdown(page)).toHaveCount(3);
      await page.clock.pauseAt(new Date(Date.parse(bonus.expires_at?.toISOString() ?? '') - 3_000));
      await lookAgain(page);
      await expect(countdown(page)).toHaveText(['00', '00', '03']);
      for (const seconds of ['02', '01']) {
        await page.clock.runFor(1_000);
        await expect(countdown(page)).toHaveText(['00', '00', seconds]);
      }
      // The server's own clock is not the page's: there it expires now.
      await story.change(bonus, { expires_at: new Date() });
      await page.clock.runFor(1_000);
      await expect(popup(page).getByText('This bonus has expired.')).toBeVisible();
      await expect(countdown(page)).toHaveCount(0);
      await expect(badge(page, '+20% Bonus')).toHaveCount(0);
      await page.clock.resume();
      await popup(page).getByRole('button', { name: 'Got it' }).click();
      await expect(surveyList(page).locator('s')).toHaveCount(0);
    },
  );

  for (const [how, wake] of [
    ['the machine wakes up', 'timers'],
    ['somebody looks at the tab again', 'visibility'],
  ] as const) {
    test(`BO-02 of a tab that slept is right when ${how}`, onDesktop, async ({ page, database }) => {
      const story = await aStory(database);
      await story.special({ expires_at: new Date(Date.now() + 4 * 3_600_000) });
      await aSurveyHere(database);
      await page.clock.install();
      await enter(page, story.address);
      await badge(page, 'Special bonus').click();
      await expect(countdown(page).first()).toHaveText('03');
      // Timers go on after the sleep; where somebody looks, they are to have no part in it.
      if (wake === 'visibility') await stopTheClock(page);
      const sleep = async (hours: number) => {
        if (wake === 'timers') return page.clock.fastForward(hours * 3_600_000);
        const now = await page.evaluate(() => Date.now());
        await page.clock.setSystemTime(now + hours * 3_600_000);
        await lookAgain(page);
      };
      await sleep(2);
      await expect(countdown(page).first()).toHaveText('01');
      await sleep(2);
      await expect(popup(page).getByText('The time for these goals is over.')).toBeVisible();
      await expect(badge(page, 'Special bonus')).toHaveCount(0);
    });
  }
});

test(
  'BO-02 a special bonus is in progress, completed, and claimed once',
  onDesktop,
  async ({ page, database }) => {
    const story = await aStory(database);
    await story.special();
    await story.completes();
    await aSurveyHere(database);
    await enter(page, story.address);
    await badge(page, 'Special bonus').click();
    const goal = popup(page).getByRole('progressbar', { name: 'Complete 2 surveys' });
    await expect(goal).toHaveAttribute('aria-valuetext', '1 of 2');
    await expect(popup(page)).toContainText('Reach every goal to earn this reward.');
    await expect(popup(page).getByRole('button', { name: 'Claim reward' })).toHaveCount(0);

    await story.completes();
    await enter(page, story.address);
    await badge(page, 'Claim your bonus').click();
    await expect(popup(page)).toContainText('All goals reached. Your reward is ready.');
    await popup(page).getByRole('button', { name: 'Claim reward' }).click();
    await expect(popup(page)).toContainText('Reward claimed');
    await expect(popup(page).getByRole('button', { name: 'Claim reward' })).toHaveCount(0);
    await expectAccessible(page);
    await popup(page).getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByRole('region', { name: 'Your earnings' })).toContainText('750');

    await enter(page, story.address);
    await expect(badge(page, 'Special bonus').locator('.badge-words')).toHaveText(
      'Special bonusReward claimed',
    );
    await badge(page, 'Special bonus').click();
    await expect(popup(page)).toContainText('Reward claimed');
    await expect(countdown(page)).toHaveCount(0);
    expect(await movementsIn(database.db, story.app)).toMatchObject([{ kind: 'bonus' }]);
  },
);

test('BO-05 a failed claim is only logged, and can be tried again', onDesktop, async ({ page, database }) => {
  const story = await aStory(database);
  await story.special({ goal_completes_surveys: 1 });
  await story.completes();
  await aSurveyHere(database);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const letGo = await holdRequests(page, '**/api/bonus/claim', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not now.' } }),
  );
  await enter(page, story.address);
  await badge(page, 'Claim your bonus').click();
  const claim = popup(page).getByRole('button', { name: 'Claim reward' });
  await claim.click();
  const busy = popup(page).getByRole('button', { name: 'Claiming…' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  letGo();
  await expect(claim).toBeEnabled();
  await expect(claim).toBeFocused();
  await expect(popup(page)).toContainText('All goals reached.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(logged.filter((line) => line.startsWith('The bonus was not claimed'))).toHaveLength(1);

  await page.unroute('**/api/bonus/claim');
  await claim.click();
  await expect(popup(page)).toContainText('Reward claimed');
});

test(
  'BO-05 the engagement popup shows its offer and its end, and leads to the offer',
  onDesktop,
  async ({ page, database }) => {
    const story = await aStory(database);
    const { offer_id } = await story.engagement();
    await aSurveyHere(database);
    await enter(page, story.address);
    await badge(page, '+50% Bonus offer').click();
    await expect(popup(page).getByRole('heading', { name: 'Gem Cascade' })).toBeVisible();
    await expect(popup(page).locator('.amount')).toHaveText('600coins400');
    await expect(countdown(page).first()).toHaveText('23');
    await popup(page).getByRole('button', { name: 'See the offer' }).click();
    await expect(page).toHaveURL(new RegExp(`/offer\\?.*offer_id=${offer_id}`));
    await expect(page.getByRole('complementary', { name: 'Your bonuses' })).toHaveCount(0);
  },
);

test('BO-05 where offers are off nothing is said of them', onDesktop, async ({ page, database }) => {
  const story = await aStory(database, { offers_enabled: false });
  await story.engagement();
  await story.bonus({ entities: ['offers'] });
  await story.special();
  await aSurveyHere(database);
  await enter(page, story.address);
  const badges = page.getByRole('complementary', { name: 'Your bonuses' }).locator('.badge');
  await expect(badges).toHaveText([/Special bonus/]);
});
