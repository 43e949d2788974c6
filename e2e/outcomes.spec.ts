// Every other way in which a survey can end, and in which its supplier can report it: shown, explained, and paid or not.
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord } from '@earnwall/server/testing/apps';
import { ageClicksByDays } from '@earnwall/server/testing/clicks';
import { aUser } from '@earnwall/server/testing/people';
import type { Page } from '@playwright/test';
import { comingFrom } from './support/countries.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import {
  actAsSupplier,
  answer,
  answersToCallbacks,
  answerWell,
  endWith,
  type Opened,
  qualify,
  surveyPaying,
} from './support/supplier.ts';

test.use(comingFrom('lithuania'));

const earnings = (page: Page) => page.getByRole('region', { name: 'Your earnings' });
const recent = (page: Page) => page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** An app that knows bob. */
async function bobsApp(database: Database): Promise<AppRecord> {
  const app = await openApp(database);
  await aUser(database.db, app, 'bob');
  return app;
}

/** bob stands before the first question of a survey that pays 2,000 coins. */
async function enterSurvey(page: Page, database: Database, app: AppRecord): Promise<Opened> {
  const opened = await qualify(page, app, await surveyPaying(database, 2000, { country: 'LT' }));
  await page.goto(opened.url);
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
  return opened;
}

interface Ending {
  take: (survey: Page) => Promise<void>;
  result: string;
  /** In the history: what it paid, its status, and why. */
  listed: RegExp;
}

const byAnswers: readonly Ending[] = [
  {
    take: (survey) => answer(survey, 'Somebody else'),
    result: 'Not a match this time',
    listed: /0\s*coins.*Screen out/,
  },
  {
    take: async (survey) => {
      await answerWell(survey, 2);
      await answer(survey, 'Never');
    },
    result: 'Not a match this time',
    listed: /25\s*coins.*Screen out/,
  },
  {
    take: async (survey) => {
      await answerWell(survey, 3);
      // Its pages take one press each: who presses while the last answer is on its way presses in vain.
      await expect(survey.getByText('Question 4 of 6')).toBeVisible();
      await survey.getByRole('button', { name: 'I have to stop here' }).click();
    },
    result: 'Partly completed',
    listed: /Partly completed.*200\s*coins/,
  },
  {
    take: async (survey) => {
      await survey.getByText('For testers').click();
      await survey.getByRole('button', { name: 'Close the quota' }).click();
      await expect(survey.getByText('The quota is closed')).toBeVisible();
      await answerWell(survey, 1);
    },
    result: 'The survey is full',
    listed: /Survey full.*0\s*coins.*Screen out/,
  },
  {
    take: async (survey) => {
      await answerWell(survey, 3);
      await answer(survey, 'Coffee');
    },
    result: 'This survey didn’t count',
    listed: /Answers not accepted.*0\s*coins.*Screen out/,
  },
];

const bySupplier: readonly Ending[] = [
  {
    take: (survey) => endWith(survey, '40'),
    result: 'The survey has closed',
    listed: /Survey closed.*0\s*coins/,
  },
  { take: (survey) => endWith(survey, '50'), result: 'Already taken', listed: /Taken before.*0\s*coins/ },
  {
    take: (survey) => endWith(survey, '70'),
    result: 'This survey didn’t count',
    listed: /Security check.*0\s*coins/,
  },
  {
    take: (survey) => endWith(survey, '80'),
    result: 'Time ran out',
    listed: /Ran out of time.*0\s*coins/,
  },
  // Three callbacks of one transaction pay once.
  {
    take: (survey) => endWith(survey, '10', 'repeated'),
    result: 'Survey completed',
    listed: /2,000\s*coins.*Completed/,
  },
];

const groups = [
  // 25 for the late screen-out, 200 for the partial one.
  ['that its answers lead to', byAnswers, '225'],
  ['that its supplier decides', bySupplier, '2,000'],
] as const;

for (const [which, endings, earned] of groups) {
  test(
    `RS-04 each end of a survey ${which} has its own result, and its own line in the history`,
    onDesktop,
    async ({ page, database }) => {
      const app = await bobsApp(database);
      for (const { take, result } of endings) {
        await test.step(result, async () => {
          await enterSurvey(page, database, app);
          await take(page);
          await expect(title(page)).toHaveText(result);
        });
      }
      await page.goto(panelAddress(app, 'bob'));
      await expect(earnings(page)).toContainText(new RegExp(`Today\\s*${earned}`));
      await expect(recent(page)).toHaveText(endings.map(({ listed }) => listed).toReversed());
    },
  );
}

test(
  'SV-01 a browser that is lost on its way back is paid all the same',
  onDesktop,
  async ({ page, context, database }) => {
    const app = await bobsApp(database);
    await enter(page, panelAddress(app, 'bob'));
    await expect(earnings(page)).toContainText(/Today\s*0/);
    const survey = await context.newPage();
    await enterSurvey(survey, database, app);
    await endWith(survey, '10', 'lost-return');
    await expect(title(survey)).toHaveText('Thank you');
    // Without a reload.
    await expect(earnings(page)).toContainText('2,000');
  },
);

test(
  'RS-02 a result waits for a callback that comes late, and becomes final by itself',
  onDesktop,
  async ({ page, database, sandboxUrl }) => {
    const { cid } = await enterSurvey(page, database, await bobsApp(database));
    await endWith(page, '10', 'late');
    await expect(title(page)).toHaveText('One moment');
    await actAsSupplier(page.request, sandboxUrl, cid, 'send');
    await expect(title(page)).toHaveText('Survey completed');
    await expect(page.getByText('2,000').first()).toBeVisible();
  },
);

test(
  'SV-06 a forged callback, one cut off, and a way back taken twice pay nothing',
  onDesktop,
  async ({ page, database, sandboxUrl }) => {
    const app = await bobsApp(database);
    for (const delivery of ['forged', 'truncated', 'no-callback']) {
      const { cid } = await enterSurvey(page, database, app);
      const cameBack = page.waitForRequest('**/return/**');
      await endWith(page, '10', delivery);
      await expect(title(page)).toHaveText('One moment');
      const answers = await answersToCallbacks(page.request, sandboxUrl, cid);
      expect(answers).toEqual(delivery === 'no-callback' ? [] : [401]);
      await page.goto((await cameBack).url());
      await expect(title(page)).toHaveText('One moment');
    }

    // Nor does a changed one help whoever was screened out.
    await enterSurvey(page, database, app);
    const cameBack = page.waitForRequest('**/return/**');
    await endWith(page, '20');
    await expect(title(page)).toHaveText('Not a match this time');
    await page.goto((await cameBack).url().replace('code=20', 'code=10'));
    await expect(title(page)).not.toHaveText('Survey completed');

    await page.goto(panelAddress(app, 'bob'));
    await expect(recent(page)).toHaveCount(4);
    await expect(earnings(page)).toContainText(/Today\s*0.*Last 30 days\s*0/);
  },
);

test(
  'SV-04 what a supplier changes days later is told: a reward taken back, and one found after all',
  onDesktop,
  async ({ page, database, sandboxUrl }) => {
    const app = await bobsApp(database);
    const paid = await enterSurvey(page, database, app);
    await endWith(page, '10');
    await expect(title(page)).toHaveText('Survey completed');
    const missed = await enterSurvey(page, database, app);
    await endWith(page, '20');
    await expect(title(page)).toHaveText('Not a match this time');
    await ageClicksByDays(database.db, app, 5);

    await page.goto(`${sandboxUrl}/supplier/attempts`);
    await page.getByRole('button', { name: `Reverse: ${paid.cid.slice(0, 8)}` }).click();
    await expect(page.getByRole('row', { name: paid.cid.slice(0, 8) })).toContainText('Reversal');
    await actAsSupplier(page.request, sandboxUrl, missed.cid, 'upgrade');

    await page.goto(panelAddress(app, 'bob'));
    await expect(recent(page)).toHaveText([/2,000\s*coins.*Completed/, /Reward taken back.*0\s*coins/]);
    const story = page.getByRole('dialog').getByRole('listitem');
    await recent(page).first().getByRole('button').click();
    await expect(story.last()).toHaveText(/The survey reported a better result.*2,000/);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await recent(page).last().getByRole('button').click();
    await expect(story.last()).toHaveText(/The reward was taken back.*2,000/);
  },
);
