// Bonuses and announcements: planned in the console by an owner, met by alice in her open panel (CO-02).

import type { Database } from '@earnwall/server/parts/database';
import { aPublisher } from '@earnwall/server/testing/apps';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { aStory, aSurveyHere, badge, fromRomania, type Story } from './support/bonuses.ts';
import { signIn } from './support/console.ts';
import { onDesktop } from './support/devices.ts';
import { pointer } from './support/hands.ts';
import { expect, test } from './support/product.ts';
import { enter } from './support/publisher.ts';
import { surveyTiles } from './support/survey-list.ts';

test.use(fromRomania);

/** An owner with one app, which alice is in. */
async function anOwner(context: BrowserContext, database: Database, baseURL?: string): Promise<Story> {
  const publisher_id = await aPublisher(database.db);
  const story = await aStory(database, { publisher_id, name: 'Pixel Quest' });
  await signIn(context, database, baseURL, 'owner', { publisher_id });
  return story;
}

const preview = (page: Page) => page.frameLocator('iframe[title="Preview in the panel"]');

test(
  'CO-02 an owner plans a weekend bonus in four presses, sees it in the panel, and changes it',
  onDesktop,
  async ({ page, context, database, baseURL }) => {
    await anOwner(context, database, baseURL);
    await page.goto('/console/');
    const hands = pointer();
    await hands.press(page.getByRole('link', { name: 'Bonuses', exact: true }));
    await expect(page.getByText('No bonuses yet')).toBeVisible();
    await hands.press(page.getByRole('link', { name: 'New bonus' }));
    await hands.type(page.getByLabel('On top'), '25');
    await hands.press(page.getByRole('button', { name: 'This weekend' }));
    const starts = await page.getByLabel('Starts').inputValue();
    expect(new Date(`${starts}Z`).getUTCDay()).toBe(6);
    await expect(page.getByText('Based on the same days of the last 4 weeks')).toBeVisible();
    await expect(preview(page).getByText('+25% in every reward')).toBeVisible();
    await expectAccessible(page);
    await hands.press(page.getByRole('button', { name: 'Plan bonus' }));
    await expect(page.getByRole('heading', { name: '25% on surveys and offers' })).toBeVisible();
    expect(hands.presses).toBeLessThanOrEqual(4);
    await expect(page.getByText('Planned', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByLabel('On top').fill('2000');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Write a whole number from 1 to 1000.')).toBeVisible();
    await expect(page.getByLabel('On top')).toBeFocused();
    await expect(page.getByLabel('On top')).toHaveValue('2000');
    await page.getByLabel('On top').fill('30');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: '30% on surveys and offers' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel it' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).last().click();
    await expect(page.getByText('Planned', { exact: true })).toBeVisible();
  },
);

test(
  'CO-02 an open panel shows a bonus that starts now and its price, and that it ended; two presses make one',
  onDesktop,
  async ({ page, context, database, baseURL }) => {
    const story = await anOwner(context, database, baseURL);
    await aSurveyHere(database);
    const panel = await context.newPage();
    await enter(panel, story.address);
    const price = surveyTiles(panel).first().locator('.amount');
    await expect(price).toHaveText('500coins');

    await page.goto('/console/bonuses/new');
    await page.getByRole('button', { name: 'Now, for a day' }).click();
    await page.getByRole('button', { name: 'Start bonus' }).dblclick();
    await expect(page.getByRole('heading', { name: '20% on surveys and offers' })).toBeVisible();
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await expect(price).toHaveText('600coins');
    await expect(badge(panel, '+20% Bonus')).toBeVisible();

    await page.getByRole('button', { name: 'End now' }).click();
    await expect(page.getByText('Ended', { exact: true })).toBeVisible();
    await expect(price).toHaveText('500coins');
    await expect(badge(panel, '+20% Bonus')).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo/ }).last().click();
    await expect(price).toHaveText('600coins');
    await page.getByRole('button', { name: 'End now' }).click();
    await expect(price).toHaveText('500coins');

    await page.getByRole('link', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('On top')).toHaveValue('20');
    await page.goto('/console/bonuses');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText('Ended');
    await expectAccessible(page);
  },
);

test(
  'CO-02 a bonus for goals and one on an offer are previewed as people meet them',
  onDesktop,
  async ({ page, context, database, baseURL }) => {
    const story = await anOwner(context, database, baseURL);
    await page.goto(`/console/bonuses/new?app=${story.app.id}`);
    await page.getByText('For goals', { exact: true }).click();
    await page.getByRole('button', { name: 'Plan bonus' }).click();
    await expect(page.getByText('Set at least one goal.')).toBeVisible();
    await expect(page.getByText('The reward must be a whole number above 0.')).toBeVisible();
    await page.getByLabel('Surveys completed').fill('3');
    await page.getByLabel('Reward').fill('750');
    // By key: the frame is scaled, and pointers of tests do not know by how much.
    await preview(page)
      .getByRole('button', { name: /^Special bonus/ })
      .press('Enter');
    await expect(preview(page).getByRole('dialog')).toContainText('Complete 3 surveys');
    await expect(preview(page).getByRole('dialog')).toContainText('750');
    await page.getByLabel('Starts').fill('2026-03-29T02:30');
    await page.getByLabel('Ends').fill('2026-03-01T00:00');
    await page.getByRole('button', { name: 'Plan bonus' }).click();
    await expect(page.getByText(/This has passed|The end must be after the start/)).toBeVisible();
  },
);

test(
  'CO-02 an announcement appears in open panels in two languages, and ends',
  onDesktop,
  async ({ page, context, database, baseURL }) => {
    const story = await anOwner(context, database, baseURL);
    await aSurveyHere(database);
    const [english, german] = [await context.newPage(), await context.newPage()];
    await enter(english, story.address);
    await enter(german, `${story.address}&language=de`);

    await page.goto('/console/announcements');
    await page.getByRole('link', { name: 'New announcement' }).click();
    await page.getByRole('button', { name: 'Announce now' }).click();
    await expect(page.getByText('Write the English text: it stands in for others.')).toBeVisible();
    await page.getByLabel('Text in English').fill('Double points <b>tonight</b>.');
    await page.getByLabel('Link (optional)').fill('https://pixel.example/rules');
    await page.getByLabel('The link is called, in English').fill('The rules');
    await expect(preview(page).getByText('Double points tonight.')).toBeVisible();
    await page.getByRole('button', { name: /Add a language/ }).click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    // It goes to the German page, and shows the text on the English one until it is there.
    await expect(preview(page).getByRole('heading', { name: 'Prämien verdienen' })).toBeVisible();
    await page.getByLabel('Text in Deutsch').fill('Heute doppelte Punkte.');
    await expect(preview(page).getByText('Heute doppelte Punkte.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Announce now' }).dblclick();
    await expect(page.getByText('Announced', { exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);

    await expect(english.getByText('Double points tonight.')).toBeVisible();
    await expect(english.getByRole('link', { name: 'The rules' })).toHaveAttribute(
      'href',
      'https://pixel.example/rules',
    );
    await expect(german.getByText('Heute doppelte Punkte.')).toBeVisible();

    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Ended');
    await expect(english.getByText('Double points tonight.')).toHaveCount(0);
    await expect(german.getByText('Heute doppelte Punkte.')).toHaveCount(0);
    // The drawer goes, and its frame with it.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.frames().length).toBe(1);
    await expectAccessible(page);
  },
);
