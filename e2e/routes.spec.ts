// Where addresses lead (RT-*).
import { aClick } from '@earnwall/server/testing/clicks';
import { aUser } from '@earnwall/server/testing/people';
import { aSurveyLink } from '@earnwall/server/testing/surveys';
import type { Locator, Page } from '@playwright/test';
import { onDesktop } from './support/devices.ts';
import { forDogs, fromLuxembourg, meetBob, surveyAddress, surveyHere } from './support/luxembourg.ts';
import { anOffer } from './support/offers.ts';
import { expect, test } from './support/product.ts';
import { enter, enterAsAlice, openApp, panelAddress } from './support/publisher.ts';
import { aResult, completed, startedClick } from './support/results.ts';

const headed = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const list = (name: string) => (page: Page) => page.getByRole('list', { name, exact: true });

test.describe('RT-01 each route of the table renders its screen', () => {
  test.use(fromLuxembourg);

  /** What an address shows. */
  const screens: readonly [path: string, shows: (page: Page) => Locator][] = [
    ['/', list('Surveys')],
    ['/surveys', list('Surveys')],
    ['/offers', (page) => page.getByRole('radio', { name: /Games/, checked: true })],
    ['/featured', headed('Featured')],
    ['/error', headed('Page not found')],
    ['/privacy-policy', headed('Privacy policy')],
    ['/odds', headed('How our odds hold')],
    ['/activities-history/surveys', headed('Activity')],
    ['/activities-history/offers', headed('Activity')],
    ['/design-preview/surveys', list('Surveys')],
    ['/support', headed('Help and support')],
    ['/support-create-ticket', headed('Ask a question')],
  ];

  test(
    'RT-01 lists, pages, an offer, a result, a design preview and support',
    onDesktop,
    async ({ page, database }) => {
      const app = await openApp(database);
      const bob = await aUser(database.db, app, 'bob');
      await surveyHere(database);
      const offer = await anOffer(database, { countries: ['LU'] });
      // A result is announced once, so each of its addresses has one of its own.
      const result = async () => aClick(database.db, bob, await surveyHere(database), completed);
      const [cid, another] = [await result(), await result()];

      // A server learns of a new survey a moment later.
      await expect(async () => {
        await enter(page, panelAddress(app, 'bob'));
        expect(await list('Surveys')(page).isVisible()).toBe(true);
      }).toPass();
      const rows: typeof screens = [
        ...screens,
        [`/offer?offer_id=${offer.id}`, headed(offer.name)],
        [`/result?cid=${cid}`, headed('Survey completed')],
        [`/result/${another}`, headed('Survey completed')],
      ];
      for (const [path, shows] of rows) {
        await page.goto(path);
        await expect(shows(page)).toBeVisible();
        expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0]);
      }
    },
  );

  test('RT-01 links into a survey, and the steps on its way', onDesktop, async ({ page, database }) => {
    const app = await openApp(database, { policy_required: true });
    await meetBob(database, app);
    await page.goto(surveyAddress(app, await surveyHere(database, forDogs)));
    await expect(page).toHaveURL(/\/policy\?/);
    await expect(headed('Before you begin')(page)).toBeVisible();
    await page.getByRole('button', { name: 'Start the survey' }).click();
    await expect(page).toHaveURL(/\/questions\?/);
    await expect(headed('Which pets live in your household?')(page)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Dog' }).check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/\/qualify\?/);
    await expect(headed('You’re a match!')(page)).toBeVisible();

    const another = await surveyHere(database, forDogs);
    const hash = await aSurveyLink(database.db, app, another);
    const entered = page.waitForResponse('**/api/single-survey');
    await page.goto(`/single-survey?sslh=${hash}&subid1=campaign`);
    expect((await entered).status()).toBe(200);
    await expect(headed('You’re a match!')(page)).toBeVisible();
  });
});

test('RT-02 any other path falls through to the survey list', onDesktop, async ({ page, database }) => {
  const app = await openApp(database);
  for (const path of ['/no/such/page', '/index.html', '/surveys/']) {
    await page.goto(panelAddress(app, 'alice').replace('/', path));
    await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  }
});

test(
  'RT-07 an address with cid leads to the result with all its parameters',
  onDesktop,
  async ({ page, database }) => {
    const { app, cid } = await aResult(database, startedClick);
    await enter(page, panelAddress(app, 'alice', { cid, subid1: 'x', language: 'en' }));
    await expect(page).toHaveURL(/\/result\?/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ app: app.id, cid, subid1: 'x', language: 'en' });
  },
);

test(
  'RT-06 without a login only the list opens: it makes no call and says where to come from',
  onDesktop,
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'This page opens from your app' })).toBeVisible();
    expect(calls).toEqual([]);
    await page.goto('/support');
    await expect(page).toHaveURL(/\/error/);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
);

test(
  'RT-05 an app without a panel lets links in and everybody else out',
  onDesktop,
  async ({ page, database }) => {
    const app = await enterAsAlice(page, database, { panel_enabled: false, policy_required: true });
    await expect(page).toHaveURL(/\/error/);
    await page.goto(`/survey?app=${app.id}&sh=some-survey`);
    await expect(page).toHaveURL(/\/policy/);
    // The survey of the link is kept, so the way leads back to it.
    await page.goto('/');
    await expect(page).toHaveURL(/\/(questions|policy)/);
    await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  },
);
