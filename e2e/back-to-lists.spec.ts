// The browser's Back leads to where the reader was in a list, however long it had grown.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/product.ts';
import { enter, enterAsAlice, openApp, panelAddress } from './support/publisher.ts';
import { surveyTiles } from './support/survey-list.ts';

/** Scrolls until the list is as long as it gets, and back to a tile far down. */
async function readFarDown(page: Page, tiles: Locator, place: number): Promise<number> {
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await tiles.count()).toBeGreaterThan(place);
  }).toPass();
  await tiles.nth(place).evaluate((tile) => tile.scrollIntoView({ block: 'center' }));
  // Until it grows no more by this scroll.
  await expect(async () => {
    const before = await tiles.count();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(await tiles.count()).toBe(before);
  }).toPass();
  return page.evaluate(() => scrollY);
}

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('Back from a survey leads to its tile, far down the list', async ({ page, database }) => {
  await enterAsAlice(page, database);
  const tiles = surveyTiles(page);
  const at = await readFarDown(page, tiles, 34);
  expect(at).toBeGreaterThan(300);
  const tile = tiles.nth(34);
  await tile.click();
  await expect(page).toHaveURL(/\/(policy|questions|qualify)\b/);
  await expect(tile).toBeHidden();
  await page.goBack();
  await expect(tile).toContainText('Continue');
  await expect.poll(() => top(page)).toBe(Math.round(at));
  await expect(tile).toBeInViewport();

  // A step forward to the same list begins at its top.
  await page.evaluate(() => history.pushState(history.state, '', `/support${location.search}`));
  await expect(tiles.first()).toBeHidden();
  await page.evaluate(() => history.pushState(history.state, '', `/${location.search}`));
  await expect(tiles.first()).toBeInViewport();
  expect(await top(page)).toBe(0);
});

test('Back to a long list of offers leads to where it was left', async ({ page, database }) => {
  const app = await openApp(database);
  await page.addInitScript(() => localStorage.setItem('offers-platforms', '["desktop","ios","android"]'));
  await page.route(
    ({ pathname }) => pathname === '/api/offers',
    async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const offers = Array.from({ length: 90 }, (_, place) => ({
        ...body.offers[place % body.offers.length],
        ...{ id: place + 1, name: `Offer ${place + 1}` },
      }));
      await route.fulfill({ response: answer, json: { ...body, offers } });
    },
  );
  await enter(page, panelAddress(app, 'alice').replace('/?', '/offers?'));
  const tiles = page.locator('.offer-grid > li');
  const at = await readFarDown(page, tiles, 80);
  expect(at).toBeGreaterThan(300);
  const before = await tiles.count();
  await page.evaluate(() => history.pushState(history.state, '', `/support${location.search}`));
  await expect(tiles.first()).toBeHidden();
  await page.goBack();
  await expect(tiles).toHaveCount(before);
  await expect.poll(() => top(page)).toBe(Math.round(at));
});
