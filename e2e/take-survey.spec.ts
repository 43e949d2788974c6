// From a publisher's page to paid, in each of the ways a survey can open: the list, the questions, a survey really
// taken on its supplier's pages, the verified callback, the result, and what is left of it on the list.
import { comingFrom } from './support/countries.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { openApp, panelAddress } from './support/publisher.ts';
import { type Screen, takeWholeSurvey } from './support/supplier.ts';
import { recentLine } from './support/survey-list.ts';
import { participateInTab } from './support/tabs.ts';
import { qualifyForTea, surveyForTea } from './support/tea.ts';

test.use(comingFrom('estonia'));

async function expectResult(screen: Screen, reward: string): Promise<void> {
  await expect(screen.getByRole('heading', { name: 'Survey completed' })).toBeVisible();
  await expect(screen.getByText(reward).first()).toBeVisible();
}

/** On the list: the figures have moved, the survey is gone, and the history has it. */
async function expectEarned(panel: Screen, reward: string): Promise<void> {
  await expect(panel.getByRole('region', { name: 'Your earnings' })).toContainText(
    new RegExp(`Today\\s*${reward}.*Last 30 days\\s*${reward}`),
  );
  await expect(panel.getByRole('button', { name: new RegExp(`^(Start )?${reward} coins`) })).toHaveCount(0);
  // Beside the list, or on a phone in the line that leads to it.
  const row = panel.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(row.or(recentLine(panel))).toHaveText(new RegExp(`${reward}`));
}

test('SV-01 from the sandbox publisher’s page, the survey in a tab of its own', async ({
  page,
  database,
  sandboxUrl,
}) => {
  const survey = await surveyForTea(database, 'EE');
  const { coins, reward } = survey;
  await page.goto(`${sandboxUrl}/?person=new&app=demo-coins`);
  const panel = page.frameLocator('iframe');
  await expect(panel.getByRole('button', survey.tile)).toBeVisible();
  // Steps open in the middle of the frame, which is taller than this window.
  await page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
  await qualifyForTea(panel, survey, { policy: true });
  const tab = await participateInTab(page, panel);
  await takeWholeSurvey(tab);
  await expectResult(tab, reward);

  // The panel behind it got the event by itself, and has sent it to the publisher's page.
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
    const survey = await surveyForTea(database, 'EE');
    const { reward } = survey;
    publisherPage.html = `<a href="${baseURL}${panelAddress(app, 'alice')}">Earn coins</a>`;
    await page.goto(publisherPage.origin);
    await page.getByRole('link', { name: 'Earn coins' }).click();
    await qualifyForTea(page, survey);
    await page.getByRole('button', { name: 'Participate' }).click();
    await takeWholeSurvey(page);
    await expectResult(page, reward);
    await page.getByRole('button', { name: 'Back to surveys' }).click();
    await expectEarned(page, reward);

    // All of it is there after a reload, and a press shows the whole timeline.
    await page.reload();
    await expectEarned(page, reward);
    await recentLine(page).click();
    await page.getByRole('button', { name: reward }).click();
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
    const survey = await surveyForTea(database, 'EE');
    const { coins, reward } = survey;
    publisherPage.html = `<script>received = []; onmessage = (event) => received.push(event.data)</script>
    <iframe title="panel" style="width:100%;height:680px;border:0" src="${baseURL}${panelAddress(app, 'alice')}"></iframe>`;
    await page.goto(publisherPage.origin);
    const panel = page.frameLocator('iframe');
    await qualifyForTea(panel, survey);
    await panel.getByRole('button', { name: 'Participate' }).click();
    await takeWholeSurvey(panel);
    await expectResult(panel, reward);

    const completed = async () =>
      (await page.evaluate<{ type: string; data: unknown }[]>('received')).filter(
        ({ type }) => type === 'ps-survey-completed',
      );
    await expect.poll(completed).toMatchObject([{ data: { user_reward: coins, user_completes_count: 1 } }]);
    await panel.getByRole('button', { name: 'Back to surveys' }).click();
    await expectEarned(panel, reward);
    expect(await completed()).toHaveLength(1);
  },
);
