// Story 10 of the console: every page at 390 and 1280 px, light and dark, at 200% zoom, and by keyboard (CO-11).
import { openPlaces, places } from '@earnwall/console/parts/places';
import { aPublisher } from '@earnwall/server/testing/apps';
import { aPerson } from '@earnwall/server/testing/console-people';
import type { Browser } from '@playwright/test';
import { signIn } from './support/console.ts';
import { lookAt, type WatchedPage, watch } from './support/console-look.ts';
import { openPages } from './support/console-pages/open.ts';
import type { ConsolePage, Shown } from './support/console-pages/page.ts';
import { prepareShown } from './support/console-pages/prepare-shown.ts';
import { signedInPages } from './support/console-pages.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test as product } from './support/product.ts';

interface Kept {
  shown: Shown;
  /** An admin's page, signed in once for all stories of a worker. */
  admins: WatchedPage;
  strangers: WatchedPage;
}

const baseURL = process.env.E2E_PRODUCT_URL ?? '';
const aContext = (browser: Browser) => browser.newContext({ baseURL, locale: 'en-US', timezoneId: 'UTC' });

const test = product.extend<object, Kept>({
  shown: [
    async ({ database, admins }, use) => use(await prepareShown(database, admins.page.request)),
    { scope: 'worker' },
  ],
  admins: [
    async ({ browser, database }, use) => {
      const context = await aContext(browser);
      await signIn(context, database, baseURL, 'admin', { name: 'Dana Okafor' });
      await use(await watch(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
  strangers: [
    async ({ browser }, use) => {
      const context = await aContext(browser);
      await use(await watch(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

async function open({ page, takeComplaints }: WatchedPage, shown: Shown, opened: ConsolePage): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  takeComplaints();
  await opened.before?.(page);
  await page.goto(`/console${opened.path(shown)}`);
  await expect(page.locator('h1').first()).toBeVisible();
  await opened.open?.(page);
}

test.describe('CO-11 every page', onDesktop, () => {
  test('CO-11 no page is left out', () => {
    const all = [...places, ...openPlaces].filter(({ screen }) => screen !== null).map(({ path }) => path);
    const looked = [...signedInPages, ...openPages].map(({ place }) => place);
    expect(all.filter((path) => !looked.includes(path))).toEqual([]);
  });

  for (const opened of signedInPages)
    test(`CO-11 ${opened.name}: phone, desktop, light, dark, zoomed`, async ({ admins, shown }) => {
      await open(admins, shown, opened);
      await lookAt(admins, { title: opened.title, ready: opened.ready?.(admins.page) ?? null });
    });

  for (const opened of openPages)
    test(`CO-11 ${opened.name}: phone, desktop, light, dark, zoomed`, async ({ strangers, shown }) => {
      await open(strangers, shown, opened);
      await lookAt(strangers, { title: opened.title, ready: opened.ready?.(strangers.page) ?? null });
    });
});

test.describe('CO-11 by keyboard', onDesktop, () => {
  test('CO-11 the skip link, letters after g, ?, and ⌘K, each with the focus where it was', async ({
    page,
    context,
    database,
    shown,
  }) => {
    await signIn(context, database, baseURL, 'admin');
    await page.goto('/console/audit');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Audit');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'CSV' })).toBeFocused();

    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await expect(page).toHaveURL(/\/console\/apps$/);
    await expect(heading).toHaveText('Apps');
    await expect(heading).toBeFocused();
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page).toHaveURL(/\/console\/$/);
    await expect(heading).toBeFocused();

    const skip = page.getByRole('link', { name: 'Skip to the page' });
    for (const [key, name] of [
      ['?', 'Keyboard shortcuts'],
      ['ControlOrMeta+k', 'Go, act, or find'],
    ] as const) {
      await skip.focus();
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
      await expect(skip).toBeFocused();
    }

    const marked = page.getByRole('listbox', { name: 'What fits' }).getByRole('option', { selected: true });
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('syst');
    await expect(marked).toHaveText(/^System/);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('System');
    await expect(heading).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(shown.app);
    // What the server finds by the id comes before what the browser knows by it.
    await expect(marked).toHaveText(/^Looked atThe publisher/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/console/apps/${shown.app}/settings$`));
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Looked at');
  });

  test('CO-11 rows of a table by j, k and Enter; Escape closes the drawer and returns to the row', async ({
    page,
    context,
    database,
    shown,
  }) => {
    // A team of its own: all people together change while other stories run.
    const publisher_id = await aPublisher(database.db);
    await aPerson(database.db, 'analyst', { publisher_id });
    await signIn(context, database, baseURL, 'owner', { publisher_id });
    await page.goto('/console/team');
    const link = (at: number) => page.getByRole('row').nth(at).locator('[data-row-handle]');
    await expect(link(2)).toBeVisible();
    await page.keyboard.press('j');
    await expect(link(1)).toBeFocused();
    await page.keyboard.press('j');
    await expect(link(2)).toBeFocused();
    await page.keyboard.press('k');
    await expect(link(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/open=/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).not.toHaveURL(/open=/);
    await expect(link(1)).toBeFocused();

    await signIn(context, database, baseURL, 'admin');
    await page.goto(`/console/audit?app=${shown.app}&kind=change`);
    await expect(link(1)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Gems');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await expect(page.locator('[data-filter]')).toBeFocused();
  });
});
