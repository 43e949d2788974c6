// Featured offers and surveys on one screen (OF-08).
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { anOffer } from './support/offers.ts';
import { openedBy, paid, waiting } from './support/own-offers.ts';
import { appWithAlice } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';

const featuredAddress = (app: { id: string }, parameters: Record<string, string> = {}) =>
  panelAddress(app, 'alice', parameters).replace('/?', '/featured?');

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const isOffers = (url: URL) => url.pathname === '/api/offers';

test.describe('OF-08 the featured screen', () => {
  test(
    'OF-08 featured offers in a carousel, my offers that are not over and done, and featured surveys',
    onPhone,
    async ({ page, database }) => {
      const { app, alice } = await appWithAlice(database);
      const featured = await anOffer(database, { featured: true });
      const plain = await anOffer(database);
      const task = [{ name: 'Install' }, { name: 'Play', event_ref: 'play' }];
      const own = async (
        name: string,
        ...[milestones, click]: [Parameters<typeof openedBy>[3]?, Parameters<typeof openedBy>[4]?]
      ) => openedBy(database, alice, await anOffer(database, { name }, task), milestones, click);
      const ended = { ends_at: new Date(Date.now() - 1000) };
      await own('Only begun');
      await own('Half way', [paid]);
      await own('All done', [paid, paid]);
      await own('Done and waiting', [paid, waiting(new Date('2100-01-01'))]);
      await own('Out of time', [ended, ended], ended);

      const [asked] = await Promise.all([
        page.waitForRequest((request) => isOffers(new URL(request.url()))),
        enter(page, featuredAddress(app)),
      ]);
      const query = new URL(asked.url()).searchParams;
      expect([query.get('is-featured-list'), query.get('limit')]).toEqual(['true', '30']);

      await expect(page.getByRole('region', { name: 'Featured offers' })).toBeVisible();
      await expect(list(page, 'Featured offers').getByRole('button', { name: featured.name })).toBeAttached();
      await expect(page.getByRole('button', { name: plain.name })).toHaveCount(0);
      await expect(list(page, 'Your offers').getByRole('button')).toHaveText([
        /Out of time.*Ended/,
        /Done and waiting.*Completed/,
        /Half way.*In progress/,
        /Only begun.*Started/,
      ]);
      await expect(page.getByRole('heading', { name: 'Featured surveys' })).toBeVisible();
      await expectAccessible(page);
      await list(page, 'Your offers').getByRole('button').last().click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Only begun' })).toBeVisible();
    },
  );
});

test.describe('without the one or the other', onDesktop, () => {
  test('OF-08 OF-12 without offers there are featured surveys, and a press begins one', async ({
    page,
    database,
  }) => {
    const app = await openApp(database, { offers_enabled: false });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await enter(page, featuredAddress(app));
    const surveys = page.getByRole('heading', { name: 'Featured surveys' });
    await expect(surveys).toBeVisible();
    await expect(page.getByRole('region', { name: 'Featured offers' })).toHaveCount(0);
    expect(asked).not.toContain('/api/offers');
    await expectAccessible(page);
    await list(page, 'Surveys').getByRole('button').first().click();
    await expect(page).toHaveURL(/\/(questions|qualify)/);
  });

  test('OF-08 nothing featured says so and leads back; a failure is tried again', async ({
    page,
    database,
  }) => {
    const app = await openApp(database, { offers_enabled: false });
    await page.route('**/api/surveys*', (route) => route.abort());
    await enter(page, featuredAddress(app));
    await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
    await page.unroute('**/api/surveys*');
    await page.route('**/api/surveys*', (route) =>
      route.fulfill({ json: { result: 'success', surveys: [] } }),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is featured right now' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to surveys' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});
