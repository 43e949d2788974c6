import { expect, test } from '@playwright/test';
import { startDevelopment } from './support/development.ts';
import { onDesktop } from './support/devices.ts';
import { surveyList } from './support/survey-list.ts';

test(
  'OP-01 the product runs from its sources without an error in the console',
  onDesktop,
  async ({ page }) => {
    // The sources are compiled as they are asked for.
    test.setTimeout(240_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // A server that waits for the compiler refuses what it could not answer in time, and is asked again.
      const isBusy = message.text().includes('the server responded with a status of 503');
      if (message.type() === 'error' && !isBusy) errors.push(message.text());
    });
    const development = await startDevelopment();
    try {
      const checked = page.waitForResponse(/\/api\/rdds/, { timeout: 90_000 });
      await page.goto(development.address('Panel'));
      // What waits for a quiet moment has begun.
      await checked;
      await page.getByRole('radio', { name: 'Games' }).press('Space');
      await expect(page.getByRole('list', { name: 'Top picks' })).toBeVisible();

      await page.goto(`${development.address("Publisher's page")}/?person=alice&way=script`);
      await expect(surveyList(page.frameLocator('iframe'))).toBeVisible({
        timeout: 60_000,
      });

      await page.goto(`${development.address('Console')}sign-in`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      // What it would ask for after the end is no error of the product.
      await page.goto('about:blank');
    } finally {
      await development.stop();
    }
    expect(errors).toEqual([]);
  },
);
