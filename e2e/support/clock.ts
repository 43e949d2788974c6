import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** After `page.clock.install()`: from here on the page's clock stands still until the story moves it. */
export async function stopTheClock(page: Page): Promise<void> {
  // Where the machine took longer than the second it was given, that moment is over: a later one then.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
  }).toPass();
}
