// From a publisher's page to paid with the panel embedded by the script: the page gets each event once (EM-02).
import { aSurveyLink } from '@earnwall/server/testing/surveys';
import { comingFrom } from './support/countries.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { eventsOf, hasGrown, isReady, panelFrame, publish, publishMounted } from './support/embed.ts';
import { reload } from './support/frames.ts';
import { expect, test } from './support/product.ts';
import { openApp } from './support/publisher.ts';
import { takeWholeSurvey } from './support/supplier.ts';
import { surveyList } from './support/survey-list.ts';
import { participateInTab } from './support/tabs.ts';
import { qualifyForTea, surveyForTea, type TeaSurvey } from './support/tea.ts';

test.use(comingFrom('slovakia'));

/** The page gets the events of a click in their order, each once, except for panels that reload on the way. */
async function expectTold(page: Parameters<typeof eventsOf>[0], { hash, coins }: TeaSurvey): Promise<void> {
  const sid = expect.any(String);
  await expect
    .poll(async () =>
      (await eventsOf(page, 'earn')).filter(({ event }) => !['ready', 'open'].includes(event)),
    )
    .toEqual([
      { event: 'qualification-in-progress', data: { survey_hash: hash } },
      { event: 'survey-started', data: { sid } },
      { event: 'survey-completed', data: { sid, user_reward: coins, user_completes_count: 1 } },
    ]);
}

test(
  'EM-02 a part of the page, the survey in a tab of its own',
  onPhone,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    const survey = await surveyForTea(database, 'SK');
    await publishMounted({ page, publisherPage, baseURL }, { id });
    const panel = page.frameLocator('iframe');
    await qualifyForTea(panel, survey, { inModal: true });
    const tab = await participateInTab(page, panel);
    await takeWholeSurvey(tab);
    await expect(tab.getByRole('heading', { name: 'Survey completed' })).toBeVisible();
    await expectTold(page, survey);
    // The list goes on as if nothing had happened, and a reload sends nothing again.
    const frame = await panelFrame(page);
    await expect(frame.getByRole('button', survey.tile)).toHaveCount(0);
    await reload(frame);
    await expect.poll(async () => (await eventsOf(page, 'earn')).at(-1)?.event).toBe('ready');
    await expectTold(page, survey);
  },
);

test(
  'EM-02 over the page, the survey inside it',
  onDesktop,
  async ({ page, database, publisherPage, baseURL, sandboxUrl }) => {
    const { id } = await openApp(database, {
      redirect_type: 'same_window',
      allowed_origins: [publisherPage.origin],
    });
    // One more, so that a list is left when the other one is taken.
    await surveyForTea(database, 'SK');
    const survey = await surveyForTea(database, 'SK');
    await publish({
      ...{ page, publisherPage, baseURL },
      // A survey inside the frame is shown on this page.
      frames: [sandboxUrl],
      body: '<button id="earn">Earn coins</button>',
      script: `watch('earn', embed.openModal({ app: '${id}', uuid: 'alice', trigger: '#earn' }))`,
    });
    await page.getByRole('button', { name: 'Earn coins' }).click();
    await isReady(page, 'earn');
    const panel = page.frameLocator('iframe');
    await qualifyForTea(panel, survey, { inModal: true });
    await panel.getByRole('button', { name: 'Participate' }).click();
    await takeWholeSurvey(panel);
    await expect(panel.getByRole('heading', { name: 'Survey completed' })).toBeVisible();
    await expectTold(page, survey);
    await panel.getByRole('button', { name: 'Back to surveys' }).click();
    await expect(surveyList(panel)).toBeVisible();
    await expect(panel.getByRole('button', survey.tile)).toHaveCount(0);
    await expectTold(page, survey);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test(
  'EM-01 one survey by its link, for whoever comes: nothing leads elsewhere',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id: app_id } = await openApp(database, {
      ...{ panel_enabled: false, single_survey: true },
      allowed_origins: [publisherPage.origin],
    });
    const survey = await surveyForTea(database, 'SK');
    const hash = await aSurveyLink(database.db, { id: app_id }, survey);
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<div id="earn"></div>',
      script: `watch('earn', embed.mount('#earn', { app: '${app_id}', mode: 'single-survey',
        path: '/single-survey', params: { sslh: '${hash}', subid1: 'campaign' }, autoHeight: true }))`,
    });
    const panel = page.frameLocator('iframe');
    const accept = panel.getByRole('button', { name: 'Accept without sliding' });
    await expect(accept).toBeVisible();
    await hasGrown(page);
    await accept.click();
    await expect(panel.getByRole('heading', { name: 'What do you drink in the morning?' })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^(Back|Close)$/ })).toHaveCount(0);
    await isReady(page, 'earn');
  },
);
