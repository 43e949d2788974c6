// From a publisher's page to paid, in each of the ways a survey can open: the list, the questions, a survey really
// taken on its supplier's pages, the verified callback, the result, and what is left of it on the list.
import { randomInt } from 'node:crypto';
import type { Database } from '@earnwall/server/parts/database';
import { aQuestion } from '@earnwall/server/testing/questions';
import { onDesktop, onPhone } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { openApp, panelAddress, visitorsFrom } from './support/publisher.ts';
import { type Screen, surveyPaying, takeWholeSurvey } from './support/supplier.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': visitorsFrom.estonia } });

const drink = { text: 'What do you drink in the morning?', options: ['Coffee', 'Tea', 'Water'] };

/** A survey for people who drink tea; its reward is its name, which no other story and no second try has. */
async function surveyForTea(database: Database): Promise<{ coins: number; reward: string }> {
  const coins = randomInt(2_000, 10_000);
  const { id } = await aQuestion(database.db, drink);
  const targeting = { clauses: [{ question: id, answers: ['Tea'] }] };
  const rank = -Math.floor(Date.now() / 1000);
  await surveyPaying(database, coins, { country: 'EE', rank, targeting });
  return { coins, reward: coins.toLocaleString('en-US') };
}

/** From the list to the button that leads to the survey; who is new is given advice on the way. */
async function qualifyFromList(
  panel: Screen,
  reward: string,
  { policy = false }: { policy?: boolean } = {},
): Promise<void> {
  await panel.getByRole('button', { name: new RegExp(`^${reward} coins`) }).click();
  if (policy) await panel.getByRole('button', { name: 'Start the survey' }).click();
  await panel.getByRole('button', { name: 'Accept without sliding' }).click();
  await panel.getByRole('radio', { name: 'Tea' }).check();
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(panel.getByRole('heading', { name: 'You’re a match!' })).toBeVisible();
}

async function expectResult(screen: Screen, reward: string): Promise<void> {
  await expect(screen.getByRole('heading', { name: 'Survey completed' })).toBeVisible();
  await expect(screen.getByText(reward).first()).toBeVisible();
}

/** On the list: the figures have moved, the survey is gone, and the history has it. */
async function expectEarned(panel: Screen, reward: string): Promise<void> {
  await expect(panel.getByRole('region', { name: 'Your earnings' })).toContainText(
    new RegExp(`Today\\s*${reward}.*Last 30 days\\s*${reward}`),
  );
  await expect(panel.getByRole('button', { name: new RegExp(`^${reward} coins`) })).toHaveCount(0);
  const recent = panel.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(recent).toHaveText([new RegExp(`${reward}.*Completed`)]);
}

test('SV-01 from the sandbox publisher’s page, the survey in a tab of its own', async ({
  page,
  database,
  sandboxUrl,
}) => {
  const { coins, reward } = await surveyForTea(database);
  await page.goto(`${sandboxUrl}/?person=new&app=demo-coins`);
  const panel = page.frameLocator('iframe');
  await expect(panel.getByRole('button', { name: new RegExp(`^${reward} coins`) })).toBeVisible();
  // Steps open in the middle of the frame, which is taller than this window.
  await page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
  await qualifyFromList(panel, reward, { policy: true });
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    panel.getByRole('button', { name: 'Participate' }).click(),
  ]);
  await takeWholeSurvey(tab);
  await expectResult(tab, reward);

  // The panel behind it has heard of it by itself, and has told the publisher.
  const log = page.getByRole('log');
  await expect(log.getByText('ps-survey-completed', { exact: true })).toHaveCount(1);
  await expect(log).toContainText(`"user_reward": ${coins}`);
  await expectEarned(panel, reward);
});

test(
  'SV-01 from a link to the panel, the survey in the same window',
  onPhone,
  async ({ page, database, publisherPage, baseURL }) => {
    const app = await openApp(database, { redirect_type: 'same_window' });
    const { reward } = await surveyForTea(database);
    publisherPage.html = `<a href="${baseURL}${panelAddress(app, 'alice')}">Earn coins</a>`;
    await page.goto(publisherPage.origin);
    await page.getByRole('link', { name: 'Earn coins' }).click();
    await qualifyFromList(page, reward);
    await page.getByRole('button', { name: 'Participate' }).click();
    await takeWholeSurvey(page);
    await expectResult(page, reward);
    await page.getByRole('button', { name: 'Back to surveys' }).click();
    await expectEarned(page, reward);

    // All of it is there after a reload, and a press tells the whole story.
    await page.reload();
    await expectEarned(page, reward);
    await page.getByRole('region', { name: 'Recent activity' }).getByRole('button', { name: reward }).click();
    const story = page.getByRole('dialog').getByRole('listitem');
    await expect(story).toHaveText([
      /You chose this survey/,
      /You started the survey/,
      new RegExp(`The survey confirmed that you completed it.*${reward}`),
      /You came back from the survey/,
    ]);
  },
);

test(
  'SV-01 from a frame, the survey inside it',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const app = await openApp(database, {
      redirect_type: 'same_window',
      allowed_origins: [publisherPage.origin],
    });
    const { coins, reward } = await surveyForTea(database);
    publisherPage.html = `<script>heard = []; onmessage = (event) => heard.push(event.data)</script>
    <iframe title="panel" style="width:100%;height:680px;border:0" src="${baseURL}${panelAddress(app, 'alice')}"></iframe>`;
    await page.goto(publisherPage.origin);
    const panel = page.frameLocator('iframe');
    await qualifyFromList(panel, reward);
    await panel.getByRole('button', { name: 'Participate' }).click();
    await takeWholeSurvey(panel);
    await expectResult(panel, reward);

    const completed = async () =>
      (await page.evaluate<{ type: string; data: unknown }[]>('heard')).filter(
        ({ type }) => type === 'ps-survey-completed',
      );
    await expect.poll(completed).toMatchObject([{ data: { user_reward: coins, user_completes_count: 1 } }]);
    await panel.getByRole('button', { name: 'Back to surveys' }).click();
    await expectEarned(panel, reward);
    expect(await completed()).toHaveLength(1);
  },
);
