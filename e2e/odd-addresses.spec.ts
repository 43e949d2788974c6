// Whatever an address says beside who comes, the list opens and a survey can be begun (ID-05, decision 0068).
import { oddAddresses } from '@earnwall/server/testing/odd-addresses';
import { aSurvey } from '@earnwall/server/testing/surveys';
import { comingFrom } from './support/countries.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { openApp } from './support/publisher.ts';

test.use(comingFrom('cyprus'));

/** The server is asked with all of them (apps/server/test/odd-addresses.test.ts); `ODD_ADDRESSES=all` is the long form. */
const tried = process.env.ODD_ADDRESSES === 'all' ? oddAddresses : oddAddresses.filter((_, i) => i % 3 === 0);
/** Each part opens its addresses one after the other on one page, so that the code is loaded once. */
const parts = 2;
/** As long as any expectation. */
const patienceMs = 15_000;

test.describe('ID-05 odd addresses', onDesktop, () => {
  for (let part = 0; part < parts; part += 1) {
    const addresses = tried.filter((_, index) => index % parts === part);
    test(`ID-05 with each of ${addresses.length} odd addresses a survey can be begun, part ${part + 1}`, async ({
      page,
      database,
    }) => {
      // Many visits: each is short, but a busy machine takes its time over all of them.
      test.slow();
      const app = await openApp(database);
      const tile = page.locator('main li button').first();
      await aSurvey(database.db, { country: 'CY' });
      for (const [what, query] of addresses) {
        const began = page.waitForResponse((answer) => answer.url().endsWith('/api/qualification'), {
          timeout: patienceMs,
        });
        // A press on a painted tile is kept until the panel has come alive.
        await page.goto(`/?app=${app.id}&uuid=alice&${query}`, { waitUntil: 'commit' });
        await expect(tile, what).toBeVisible();
        await tile.click();
        const answer = await began.catch(() => null);
        expect(await answer?.json(), what).toMatchObject({ status: 'qualified' });
      }
    });
  }
});
