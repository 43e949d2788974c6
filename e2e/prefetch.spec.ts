// What a visit loads beside its list: little, in few requests, and the screens one press away while nobody presses.
import type { Page } from '@playwright/test';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enterAsAlice } from './support/publisher.ts';
import { surveyTiles } from './support/survey-list.ts';

const codeOrStyle = /\/assets\/.*\.(js|css)$/;
const screenScript = /\/assets\/questions-screen\S*\.js$/;

function requestsFor(files: RegExp, page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (files.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test(
  'SL-01 a list and all its background work are ten files at most, none of them twice',
  onDesktop,
  async ({ page, database }) => {
    const asked = requestsFor(codeOrStyle, page);
    const fingerprintSent = page.waitForResponse((answer) => answer.url().endsWith('/fp'));
    await enterAsAlice(page, database);
    await fingerprintSent;
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeLessThanOrEqual(10);
    expect(new Set(asked).size).toBe(asked.length);
    // The document has the styles of the list already.
    expect(asked.filter((url) => /entry-client\S*\.css$/.test(url))).toEqual([]);
  },
);

test.describe('screens one press away', onDesktop, () => {
  test.describe('as browsers usually do', () => {
    test.use({ savesData: false });

    test('SL-01 are there before they are pressed for', async ({ page, database }) => {
      const asked = requestsFor(screenScript, page);
      await enterAsAlice(page, database);
      await expect.poll(() => asked).toHaveLength(1);
    });
  });

  test('SL-01 come with the press where the browser saves data', async ({ page, database }) => {
    const asked = requestsFor(screenScript, page);
    await enterAsAlice(page, database);
    // What is idle work for others has been done by then.
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await surveyTiles(page).first().click();
    await expect.poll(() => asked).toHaveLength(1);
  });
});
