// What people are told before they go into a survey: their odds, the minutes and what a minute is worth (OD-02).
import { countEntries } from '@earnwall/server/testing/outcomes';
import { expectAccessible } from './support/accessible.ts';
import { fromLuxembourg, meetBob, surveyAddress, surveyHere } from './support/luxembourg.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';

test.use(fromLuxembourg);

/** The product of the stories looks at what was counted every two seconds. */
const untilCounted = { timeout: 30_000, intervals: [1_000] };

test('OD-02 odds, minutes and reward per minute, in words and numbers, on tile and match screen', async ({
  page,
  database,
  isMobile,
}) => {
  const app = await openApp(database, { settings: { sections: false } });
  await meetBob(database, app);
  // By their rewards the tiles are known, each on its own device.
  const [known, unknown] = isMobile ? [1_616, 1_617] : [1_626, 1_627];
  const paying = (coins: number) => ({ payout_micros: BigInt(coins) * 2_000n, loi_seconds: 720 });
  // Before those of other stories: a long list shows its first part.
  const first = { rank: -Math.floor(Date.now() / 1000) };
  const survey = await surveyHere(database, { ...paying(known), ...first });
  await surveyHere(database, { ...paying(unknown), ...first });
  await countEntries(database.db, survey, {
    ...{ entrants: 212, completes: 127, day: new Date(Date.now() - 86_400_000) },
    devices: ['desktop', 'mobile', 'tablet'],
  });

  const named = (coins: number) => new RegExp(`^(.+, )?${coins.toLocaleString('en')} coins, 12 minutes`);
  const tile = page.getByRole('button', { name: named(known) }).first();
  await expect(async () => {
    await enter(page, panelAddress(app, 'bob'));
    await expect(tile).toHaveAccessibleName(/12 minutes, Good odds, about 60%/, { timeout: 1_000 });
  }).toPass(untilCounted);
  await expect(tile.locator('.tile-odds')).toHaveText('Good odds · ≈60%');
  const newcomer = page.getByRole('button', { name: named(unknown) }).first();
  await expect(newcomer).toHaveAccessibleName(/, Odds not known yet/);
  await expect(newcomer.locator('.tile-odds')).toHaveText('Odds not known yet');
  await expectAccessible(page);

  await page.goto(surveyAddress(app, survey));
  await expect(page.getByRole('heading', { name: 'You’re a match!' })).toBeFocused();
  const facts = page.locator('.qualify-facts');
  for (const said of [
    'Good odds · about 60%',
    /Of \d+ who started this week, \d+ finished\./,
    /Those who finish take about \d+ min, those turned away about \d+ min\./,
    /≈ [\d.,]+\scoins\/min, turn-aways included/,
  ])
    await expect(facts).toContainText(said);
  await expectAccessible(page);
});
