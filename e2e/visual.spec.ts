// Screens look as they did: pictures compared with those that are kept. `npm run visual` compares many more, and
// `npm run visual -- keep short` keeps new ones.

import { withBrowser } from './gallery/product.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { compare, readyToCompare } from './visual/compare.ts';
import { fixedContext, fixedFlags } from './visual/fixed-page.ts';
import { keptBrowser, keptPicture, keptViews } from './visual/short-form.ts';
import { takePicture } from './visual/take-picture.ts';

test('DE-01 screens look as the kept pictures do', onDesktop, async ({ baseURL }, info) => {
  test.slow();
  await withBrowser(fixedFlags, async (browser) => {
    const kept = await keptBrowser();
    test.skip(
      browser.version() !== kept,
      `The pictures are of Chromium ${kept}, this is ${browser.version()}: nothing can be compared.`,
    );
    const context = await fixedContext(browser, String(baseURL));
    const [page, comparing] = [await context.newPage(), await context.newPage()];
    await readyToCompare(comparing);
    for (const { view, look, name } of keptViews) {
      const picture = await takePicture(page, view, look, 'seen');
      if (!picture) throw new Error(`${name}: the screen does not come.`);
      const difference = await compare(comparing, await keptPicture(name), picture);
      if (difference.pixels > 0) {
        await info.attach(`now-${name}`, { body: picture, contentType: 'image/png' });
        const body = Buffer.from(difference.picture.split(',')[1] ?? '', 'base64');
        await info.attach(`difference-${name}`, { body, contentType: 'image/png' });
      }
      expect.soft(difference.pixels, `${name}: pixels that differ`).toBe(0);
    }
  });
});
