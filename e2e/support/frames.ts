// The panel inside a publisher's page.
import { expect, type Frame, type Page } from '@playwright/test';

/** The frame itself, for what a locator cannot do. */
export async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('There is no panel on the page');
  return frame;
}

/** As its user would do it; a moment later, since the page that answers is about to go, and until it has gone. */
export async function reload(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    Object.assign(window, { isLeaving: true });
    setTimeout(() => location.reload());
  });
  // Asked in between, nobody answers.
  await expect(async () => {
    expect(await frame.evaluate(() => 'isLeaving' in window)).toBe(false);
  }).toPass();
}
