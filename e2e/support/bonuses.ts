// Stories about bonuses: alice in an app of her own, in a country whose surveys are theirs alone.
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord, NewApp } from '@earnwall/server/testing/apps';
import { aBonus, type BonusRecord, changeBonus, type NewBonus } from '@earnwall/server/testing/bonuses';
import { aClick } from '@earnwall/server/testing/clicks';
import { anOfferOfMilestones } from '@earnwall/server/testing/offers';
import type { UserRecord } from '@earnwall/server/testing/people';
import { aSurvey } from '@earnwall/server/testing/surveys';
import type { Page } from '@playwright/test';
import { comingFrom } from './countries.ts';
import { appWithAlice } from './people.ts';
import { panelAddress } from './publisher.ts';

const country = 'RO';

/** For `test.use`. */
export const fromRomania = comingFrom('romania');

/** Not a whole one, where the time that is left changes its form, and with it its width. */
const aboutADayMs = 24 * 3_600_000 - 60_000;

export interface Story {
  app: AppRecord;
  alice: UserRecord;
  address: string;
  /** Of 20 percent on everything for about a day, unless said otherwise. */
  bonus(given?: Partial<NewBonus>): Promise<BonusRecord>;
  /** 750 coins for two completed surveys. */
  special(given?: Partial<NewBonus>): Promise<BonusRecord>;
  /** Half as much again on a game of 400 coins. */
  engagement(given?: Partial<NewBonus>): Promise<BonusRecord>;
  change(bonus: BonusRecord, change: Partial<NewBonus>): Promise<void>;
  /** alice completes a survey, as far as goals are concerned. */
  completes(): Promise<void>;
}

export async function aStory(database: Database, given: NewApp = {}): Promise<Story> {
  const { db } = database;
  const { app, alice } = await appWithAlice(database, given, country);
  const taken = await aSurvey(db, { country, status: 'closed' });
  const bonus = (more: Partial<NewBonus> = {}) =>
    aBonus(database, app, new Date(), {
      ...{ percentage: 20, expires_at: new Date(Date.now() + aboutADayMs) },
      ...more,
    });
  return {
    app,
    alice,
    address: panelAddress(app, 'alice'),
    bonus,
    special: (more) =>
      bonus({ type: 'special', percentage: null, goal_completes_surveys: 2, user_reward: 750n, ...more }),
    engagement: async (more) => {
      const offer_id = await anOfferOfMilestones(db, 4, {
        name: 'Gem Cascade',
        title: 'Gem Cascade',
        countries: [country],
      });
      return bonus({ type: 'offer_engagement', entities: ['offers'], percentage: 50, offer_id, ...more });
    },
    change: (saved, change) => changeBonus(database, saved, change),
    completes: async () => {
      await aClick(db, alice, taken, { state: 'complete', started_at: new Date(), ended_at: new Date() });
    },
  };
}

/** A survey of 500 coins that everybody here may take. */
export async function aSurveyHere(database: Database): Promise<void> {
  await aSurvey(database.db, { country });
}

export const badge = (page: Page, name: string | RegExp) =>
  page.getByRole('complementary', { name: 'Your bonuses' }).getByRole('button', { name });

export const popup = (page: Page) => page.getByRole('dialog');

/** The figures of the countdown, as "23:59:59". */
export const countdown = (page: Page) => page.locator('.countdown-cell b');

/** Somebody looks at the tab again: it reads the clock at once, also where a jump of the clock fell between two ticks. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
