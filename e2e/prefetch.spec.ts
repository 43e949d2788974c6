// The screens one press away from the list load while nobody presses, unless the browser saves data.
import type { Page } from '@playwright/test';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enterAsAlice } from './support/publisher.ts';
import { surveyTiles } from './support/survey-list.ts';

const screenScript = /\/assets\/questions-screen\S*\.js$/;

function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (screenScript.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test.describe('screens one press away', onDesktop, () => {
  test.describe('as browsers usually do', () => {
    test.use({ savesData: false });

    test('SL-01 are there before they are pressed for', async ({ page, database }) => {
      const asked = scriptsOf(page);
      await enterAsAlice(page, database);
      await expect.poll(() => asked).toHaveLength(1);
    });
  });

  test('SL-01 come with the press where the browser saves data', async ({ page, database }) => {
    const asked = scriptsOf(page);
    await enterAsAlice(page, database);
    // What is idle work for others has been done by then.
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await surveyTiles(page).first().click();
    await expect.poll(() => asked).toHaveLength(1);
  });
});
