import type { Page } from '@playwright/test';
import { addressOf, type Look, sizeOf } from './looks.ts';
import type { View } from './views.ts';

const mostTries = 10;

/**
 * A screen once it has settled: the whole of it, or what is seen of it where a dialog is open or nothing else is wanted.
 * Null when it does not come.
 */
export async function takePicture(
  page: Page,
  { preview, shows }: View,
  look: Look,
  extent: 'whole' | 'seen' = 'whole',
): Promise<Buffer | null> {
  await page.setViewportSize(sizeOf(look));
  await page.goto(addressOf(preview, look), { waitUntil: 'load' });
  const shown = page.locator(shows).first().waitFor({ timeout: 10_000 });
  const isThere = await shown.then(
    () => true,
    () => false,
  );
  return isThere ? settledPicture(page, extent) : null;
}

/** Parts and letters that are still loading change the picture: one is good when the next is the same. */
async function settledPicture(page: Page, extent: 'whole' | 'seen'): Promise<Buffer> {
  let picture = await onePicture(page, extent);
  for (let tries = 1; tries < mostTries; tries += 1) {
    const next = await onePicture(page, extent);
    if (next.equals(picture)) return next;
    picture = next;
  }
  throw new Error(`${page.url()} does not settle: it changes with every picture.`);
}

async function onePicture(page: Page, extent: 'whole' | 'seen'): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // A page that is idle has loaded what it loads in idle time.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const fullPage = extent === 'whole' && (await page.locator('dialog:modal').count()) === 0;
  return page.screenshot({ fullPage, animations: 'disabled', caret: 'hide', scale: 'css' });
}
