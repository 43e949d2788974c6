// Links into one survey (SS-*): a visitor needs no account and no panel.
import { usersOf } from '@earnwall/server/testing/people';
import { aSurveyLink, type SurveyRecord } from '@earnwall/server/testing/surveys';
import { expectAccessible } from './support/accessible.ts';
import { onDesktop } from './support/devices.ts';
import { forDogs, fromLuxembourg, meetBob, surveyAddress, surveyHere } from './support/luxembourg.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import { acceptAdvice } from './support/survey-list.ts';

test.use(fromLuxembourg);

const noPanel = { panel_enabled: false, single_survey: true };
const petsQuestion = { name: 'Which pets live in your household?' };

type Database = Parameters<typeof openApp>[0];

async function linkTo(
  database: Database,
  app: { id: string },
  survey: SurveyRecord,
  subid: Record<string, string> = { subid1: 'campaign' },
): Promise<string> {
  const hash = await aSurveyLink(database.db, app, survey);
  return `/single-survey?${new URLSearchParams({ sslh: hash, ...subid })}`;
}

const stored = () => ({ ...localStorage });

test('SS-01 a stranger goes from the link to the survey’s questions, with the publisher’s markers', async ({
  page,
  database,
}) => {
  const app = await openApp(database, noPanel);
  const survey = await surveyHere(database, forDogs);
  const link = await linkTo(database, app, survey, { subid1: 'campaign', 'subid-x': 'ü' });
  const [request] = await Promise.all([page.waitForRequest('**/api/single-survey'), page.goto(link)]);
  const sslh = new URLSearchParams(link.split('?')[1]).get('sslh');
  const subid = { subid1: 'campaign', 'subid-x': 'ü' };
  expect(request.postDataJSON()).toEqual({ hash: sslh, subid });
  expect(request.headers()).toMatchObject({ 'x-account-id': app.id });
  await acceptAdvice(page);
  await expect(page.getByRole('heading', petsQuestion)).toBeVisible();

  const [user] = await usersOf(database.db, app);
  expect(await page.evaluate(stored)).toMatchObject({
    ...{ sslh, surveySubid: JSON.stringify(subid), surveyHash: survey.hash },
    ...{ primeuh: user?.uhash, primeapp: app.id },
  });
  await expectAccessible(page);
});

test('SS-01 goes by the policy where the app requires one', onDesktop, async ({ page, database }) => {
  const app = await openApp(database, { ...noPanel, policy_required: true });
  await page.goto(await linkTo(database, app, await surveyHere(database)));
  await page.getByRole('button', { name: 'Start the survey' }).click();
  await acceptAdvice(page);
  await expect(page.getByRole('button', { name: 'Participate' })).toBeVisible();
});

test(
  'SS-01 the page without its parameters reads those stored, and it stays one visitor',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database, noPanel);
    await page.goto(await linkTo(database, app, await surveyHere(database, forDogs)));
    await acceptAdvice(page);
    await expect(page.getByRole('heading', petsQuestion)).toBeVisible();
    await page.goto('/single-survey');
    await acceptAdvice(page);
    await expect(page.getByRole('heading', petsQuestion)).toBeVisible();
    await page.reload();
    await acceptAdvice(page);
    await expect(page.getByRole('heading', petsQuestion)).toBeVisible();
    expect(await usersOf(database.db, app)).toHaveLength(1);
  },
);

test(
  'SS-01 a visitor with a stored login of another app comes in as a stranger',
  onDesktop,
  async ({ page, database }) => {
    const other = await openApp(database);
    await enter(page, panelAddress(other, 'alice'));
    await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
    const app = await openApp(database, noPanel);
    await page.goto(await linkTo(database, app, await surveyHere(database, forDogs)));
    await acceptAdvice(page);
    await expect(page.getByRole('heading', petsQuestion)).toBeVisible();
    expect(await usersOf(database.db, app)).toHaveLength(1);
  },
);

test(
  'SS-01 a survey that is closed to the visitor leaves for the publisher’s page',
  onDesktop,
  async ({ page, database, publisherPage }) => {
    const app = await openApp(database, { ...noPanel, return_url: `${publisherPage.origin}/sorry` });
    await page.goto(await linkTo(database, app, await surveyHere(database, { status: 'closed' })));
    await expect(page).toHaveURL(`${publisherPage.origin}/sorry`);
  },
);

test(
  'SS-01 without such a page it is told here, and then all is finished',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database, noPanel);
    await page.goto(await linkTo(database, app, await surveyHere(database, { status: 'closed' })));
    await expect(page.getByRole('heading', { name: 'Not a match this time' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('This survey has closed.')).toBeVisible();
    await page.getByRole('button', { name: 'Okay' }).click();
    await expect(page.getByRole('heading', { name: 'All finished' })).toBeVisible();
    await expectAccessible(page);
  },
);

test.describe('SS-01 an error', onDesktop, () => {
  const error = { name: 'Page not found' };

  test('SS-01 without link or markers', async ({ page, database }) => {
    const app = await openApp(database, noPanel);
    const link = await linkTo(database, app, await surveyHere(database), {});
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const address of ['/single-survey', '/single-survey?subid1=x', link]) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/error/);
      await expect(page.getByRole('heading', error)).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    }
    expect(asked).not.toContain('/api/single-survey');
  });

  test('SS-01 when the call fails', async ({ page, database }) => {
    const app = await openApp(database, noPanel);
    await page.route('**/api/single-survey', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(await linkTo(database, app, await surveyHere(database)));
    await expect(page).toHaveURL(/\/error/);
    await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  });
});

test.describe('SS-02 /survey?sh=', onDesktop, () => {
  test('SS-02 takes its survey and replaces the address', async ({ page, database }) => {
    const app = await openApp(database);
    await meetBob(database, app);
    const survey = await surveyHere(database, forDogs);
    await page.goto('/');
    await page.goto(surveyAddress(app, survey));
    await expect(page.getByRole('heading', petsQuestion)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/questions' && !url.searchParams.has('sh'));
    expect(await page.evaluate(stored)).not.toHaveProperty('surveyHash');
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('SS-02 shows the policy first where it must', async ({ page, database }) => {
    const app = await openApp(database, { policy_required: true });
    await page.goto(surveyAddress(app, await surveyHere(database)));
    await expect(page).toHaveURL(/\/policy/);
  });

  test('SS-02 SS-03 without a panel or a login its hash brings a stranger in, and back in', async ({
    page,
    database,
  }) => {
    const app = await openApp(database, { panel_enabled: false });
    const survey = await surveyHere(database, forDogs);
    const question = page.getByRole('heading', petsQuestion);
    await page.goto(`/survey?${new URLSearchParams({ app: app.id, sh: survey.hash })}`);
    await acceptAdvice(page);
    await expect(question).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/questions' && !url.searchParams.has('sh'));
    for (const again of [() => page.reload(), () => page.goto('/')]) {
      await again();
      await acceptAdvice(page);
      await expect(question).toBeVisible();
    }
    expect(await usersOf(database.db, app)).toHaveLength(1);

    // The stored survey leads to its questions even where the login is gone: as somebody new.
    await page.evaluate(() => localStorage.removeItem('primeuh'));
    await page.goto(`/?app=${app.id}`);
    await acceptAdvice(page);
    await expect(question).toBeVisible();
    expect(await usersOf(database.db, app)).toHaveLength(2);
  });

  test('SS-02 without a panel the survey is stored until it is closed', async ({ page, database }) => {
    const app = await openApp(database, { panel_enabled: false });
    await meetBob(database, app, ['cat']);
    const survey = await surveyHere(database, forDogs);
    await page.goto(surveyAddress(app, survey));
    await expect(page.getByRole('heading', { name: 'Not a match this time' })).toBeVisible();
    expect(await page.evaluate(stored)).toMatchObject({ surveyHash: survey.hash });

    await page.getByRole('button', { name: 'Okay' }).click();
    await expect(page.getByRole('heading', { name: 'All finished' })).toBeVisible();
    expect(await page.evaluate(stored)).not.toHaveProperty('surveyHash');
    await page.goto('/');
    await expect(page).toHaveURL(/\/error/);
  });
});
