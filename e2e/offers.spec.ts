// The list of offers and games (OF-*), the way to it (SL-02), and what stands in its place.
import { changeUser } from '@earnwall/server/testing/people';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { holdRequests } from './support/held-requests.ts';
import { anOffer } from './support/offers.ts';
import { openedBy, paid } from './support/own-offers.ts';
import { appWithAlice } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import { surveyList } from './support/survey-list.ts';

const isOffers = (url: URL) => url.pathname === '/api/offers';

const offersAddress = (app: { id: string }, parameters: Record<string, string> = {}) =>
  panelAddress(app, 'alice', parameters).replace('/?', '/offers?');

const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const filter = (page: Page, name: string) => page.getByRole('radio', { name });
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Which devices do you have?' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** What a browser has stored on an earlier visit. */
async function storeInBrowser(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, Object.entries(values));
}

const everyDevice = { 'offers-platforms': '["desktop","ios","android"]' };

/** GET /offers answers with these, each made of a real offer and a change. */
async function listing(
  page: Page,
  changes: readonly object[],
  my_offer: readonly object[] = [],
): Promise<void> {
  await page.route(isOffers, async (route) => {
    const { offers } = await (await route.fetch()).json();
    const made = (list: readonly object[]) =>
      list.map((change, at) => ({
        ...offers[0],
        id: `offer-${at}`,
        name: `Offer ${at}`,
        title: `Offer ${at}`,
        ...change,
      }));
    await route.fulfill({ json: { result: 'success', offers: made(changes), my_offer: made(my_offer) } });
  });
}

test.describe('OF-02 devices', () => {
  test('OF-02 the chooser opens by itself, and its choice is stored and sent', async ({
    page,
    database,
    isMobile,
  }) => {
    const app = await openApp(database);
    await enter(page, offersAddress(app));
    await expect(chooser(page)).toBeVisible();
    const own = isMobile ? 'Android' : 'Computer';
    await expect(chooser(page).getByRole('checkbox', { checked: true })).toHaveAccessibleName(own);
    await expectAccessible(page);

    const show = chooser(page).getByRole('button', { name: 'Show offers' });
    await chooser(page).getByRole('checkbox', { name: own }).uncheck();
    await expect(chooser(page)).toContainText('Choose at least one device.');
    await expect(show).toBeDisabled();
    await chooser(page).getByRole('checkbox', { name: 'iPhone or iPad' }).check();
    await chooser(page).getByRole('checkbox', { name: 'Computer' }).check();
    const [asked] = await Promise.all([
      // Until then the list has asked for all devices, and may do so again.
      page.waitForRequest((request) => {
        const url = new URL(request.url());
        return isOffers(url) && url.searchParams.has('platform');
      }),
      show.click(),
    ]);
    expect(new URL(asked.url()).searchParams.getAll('platform')).toEqual(['desktop', 'ios']);
    await expect(chooser(page)).toBeHidden();
    expect(await stored(page, 'offers-platforms')).toBe('["desktop","ios"]');

    await page.reload();
    const devices = page.getByRole('button', { name: 'Devices: Computer, iPhone or iPad' });
    await expect(devices).toBeVisible();
    await expect(chooser(page)).toBeHidden();
    await devices.click();
    await expect(chooser(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(devices).toBeFocused();
  });

  test(
    'OF-02 who closes it without a choice sees offers for all devices, and is asked again',
    onDesktop,
    async ({ page, database }) => {
      const app = await openApp(database);
      const [asked] = await Promise.all([
        page.waitForRequest((request) => isOffers(new URL(request.url()))),
        enter(page, offersAddress(app)),
      ]);
      expect(new URL(asked.url()).searchParams.has('platform')).toBe(false);
      await chooser(page).press('Escape');
      await expect(chooser(page)).toBeHidden();
      expect(await stored(page, 'offers-platforms')).toBeNull();
      await page.reload();
      await expect(chooser(page)).toBeVisible();
    },
  );
});

test.describe('OF-01 the filters', onDesktop, () => {
  test('OF-01 Best offers and My offers, with a counter; the choice is stored', async ({
    page,
    database,
  }) => {
    const { app, alice } = await appWithAlice(database);
    const [begun, other] = [await anOffer(database), await anOffer(database)];
    await openedBy(database, alice, begun, [paid]);
    await storeInBrowser(page, everyDevice);
    await enter(page, offersAddress(app));
    await expect(filter(page, 'Best offers')).toBeChecked();
    await expect(tile(page, other.name)).toBeAttached();
    await filter(page, 'My offers 1 offer').check();
    await expect(page.getByRole('list', { name: 'My offers' }).getByRole('button')).toHaveCount(1);
    await expect(tile(page, begun.name)).toHaveAccessibleName(/In progress/);
    expect(await stored(page, 'sort-offers')).toBe('my_offers');
    await page.reload();
    await expect(page.getByRole('list', { name: 'My offers' }).getByRole('button')).toHaveCount(1);
    await expectAccessible(page);
  });

  test('OF-01 My offers has its own empty message, which leads to the best ones', async ({
    page,
    database,
  }) => {
    const app = await openApp(database);
    await storeInBrowser(page, { ...everyDevice, 'sort-offers': 'my_offers' });
    await enter(page, offersAddress(app));
    await expect(page.getByRole('heading', { name: 'You haven’t started an offer yet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'See best offers' }).click();
    await expect(filter(page, 'Best offers')).toBeChecked();
    await expect(page.getByRole('region', { name: 'Top picks' })).toBeVisible();
  });
});

test.describe('OF-03 the carousel', () => {
  const picks = (page: Page) => page.getByRole('region', { name: 'Top picks' });
  const twelve = Array.from({ length: 12 }, () => ({}));

  test(
    'OF-03 on desktop moves by its buttons, by keys, and to where the focus goes',
    onDesktop,
    async ({ page, database }) => {
      const app = await openApp(database);
      await storeInBrowser(page, everyDevice);
      await listing(page, twelve);
      await enter(page, offersAddress(app));
      const slides = picks(page).getByRole('listitem');
      await expect(slides).toHaveCount(8);
      await expect(page.getByRole('list', { name: 'More offers' }).getByRole('listitem')).toHaveCount(4);
      const [previous, next] = ['Previous', 'Next'].map((name) =>
        picks(page).getByRole('button', { name, exact: true }),
      );
      if (!previous || !next) throw new Error('There are two buttons');
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await next.click();
      await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
      await expect(slides.first()).not.toBeInViewport();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await previous.click();
      await expect(slides.first()).toBeInViewport({ ratio: 0.9 });

      await next.press('ArrowRight');
      await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
      await next.press('ArrowLeft');
      await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
      await slides.nth(3).getByRole('button').focus();
      for (const _ of [5, 6, 7, 8]) await page.keyboard.press('Tab');
      await expect(slides.last().getByRole('button')).toBeFocused();
      await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
      await expectAccessible(page);
    },
  );

  test('OF-03 right to left it goes the other way', onDesktop, async ({ page, database }) => {
    const app = await openApp(database);
    await storeInBrowser(page, everyDevice);
    await listing(page, twelve);
    await enter(page, offersAddress(app, { language: 'ar' }));
    const slides = page.locator('.carousel').getByRole('listitem');
    const first = await slides.first().boundingBox();
    const second = await slides.nth(1).boundingBox();
    expect(first?.x).toBeGreaterThan(second?.x ?? Number.NaN);
    // Its two buttons come when it can move.
    await expect(page.locator('.carousel-head').getByRole('button')).toHaveCount(2);
    await slides.first().getByRole('button').press('ArrowLeft');
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
  });

  test('OF-03 a phone has one plain list instead', onPhone, async ({ page, database }) => {
    const app = await openApp(database);
    await storeInBrowser(page, everyDevice);
    await listing(page, twelve);
    await enter(page, offersAddress(app));
    await expect(page.getByRole('list', { name: 'Offers' }).getByRole('listitem')).toHaveCount(12);
    await expect(picks(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  });
});

test.describe('OF-04 the tile', () => {
  test('OF-04 what it is, what it pays with and without a bonus, who earns, how it stands, and on what', async ({
    page,
    database,
  }) => {
    const app = await openApp(database);
    await storeInBrowser(page, everyDevice);
    const level = { name: 'Reach level 20', status: 0, required_event_count: 8, event_count: 3 };
    await listing(page, [
      {
        ...{
          reward: 9600,
          reward_without_bonus: 8000,
          bonus: 20,
          active_earners: 1204,
          platforms: ['ios', 'android'],
        },
      },
      {
        ...{
          status: 1,
          reward: 400,
          collected_points: 100,
          item: 'Reach level 20',
          rewards: [level],
          active_earners: 0,
        },
      },
      ...[0, 2, 3, 4].map((status) => ({ status, item: null })),
    ]);
    await enter(page, offersAddress(app));
    await expect(tile(page, 'Offer 0')).toHaveAccessibleName(
      /9,600 coins, \+20%, 8,000 coins without the bonus, .*1,204 earning now, for iPhone or iPad, Android$/,
    );
    await expect(tile(page, 'Offer 0').locator('s')).toHaveText('8,000');
    await expect(tile(page, 'Offer 0').locator('.offer-platforms svg')).toHaveCount(2);
    await expect(tile(page, 'Offer 1')).toHaveAccessibleName(/400 coins, In progress, next: Reach level 20/);
    await expect(tile(page, 'Offer 1')).toContainText('3/8');
    await expect(tile(page, 'Offer 1')).not.toContainText('earning');
    await expect(tile(page, 'Offer 1').locator('.segment-done')).toHaveAttribute('style', /scaleX\(0\.375\)/);
    for (const [at, label] of ['Started', 'Completed', 'Completed', 'Ended'].entries()) {
      await expect(tile(page, `Offer ${at + 2}`).locator('.pill')).toHaveText(label);
    }
    await expectAccessible(page);
  });

  test(
    'OF-04 a picture shows only from http and https; else, and when it breaks, one of ours stands in',
    onDesktop,
    async ({ page, database }) => {
      const dark = await openApp(database, { design: { palette: 'dark' } });
      await storeInBrowser(page, everyDevice);
      await page.route('https://pictures.example/**', (route) =>
        route.request().url().endsWith('good.svg')
          ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
          : route.fulfill({ status: 404, body: '' }),
      );
      await listing(
        page,
        [
          'https://pictures.example/good.svg',
          'https://pictures.example/gone.png',
          'data:image/png;base64,AAAA',
          null,
        ].map((icon) => ({ icon })),
      );
      for (const [app, isLight] of [
        [await openApp(database), true],
        [dark, false],
      ] as const) {
        await enter(page, offersAddress(app));
        await expect(tile(page, 'Offer 0').locator('img')).toHaveAttribute('src', /good\.svg$/);
        for (const name of ['Offer 1', 'Offer 2', 'Offer 3']) {
          await expect(tile(page, name).locator('.fallback-image')).toBeVisible();
          await expect(tile(page, name).locator('img')).toHaveCount(0);
        }
        const ground = tile(page, 'Offer 3').locator('.fallback-ground');
        const shade = await ground.evaluate((element) => getComputedStyle(element).fill);
        const [red = 0] = (shade.match(/\d+/g) ?? []).map(Number);
        expect(red > 128).toBe(isLight);
      }
    },
  );

  test(
    'OF-10 a title keeps its emphasis and loses whatever could run or lead away',
    onDesktop,
    async ({ page, database }) => {
      const app = await openApp(database);
      await storeInBrowser(page, everyDevice);
      await listing(page, [
        {
          title:
            '<b>Dragon</b> <img src=x onerror="window.ran=1"><a href="javascript:window.ran=1">Isles</a>',
        },
        { title: '<svg onload="window.ran=1"></svg>Tom &amp; friends' },
      ]);
      await enter(page, offersAddress(app));
      await expect(tile(page, 'Offer 0').locator('.offer-title b')).toHaveText('Dragon');
      await expect(tile(page, 'Offer 0').locator('.offer-title')).toHaveText('Dragon Isles');
      await expect(tile(page, 'Offer 1').locator('.offer-title')).toHaveText('Tom & friends');
      await expect(page.locator('.offer-title :is(img, svg, a)')).toHaveCount(0);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    },
  );

  test(
    'OF-05 a press opens the details over the list; Escape leads back to the tile',
    onDesktop,
    async ({ page, database }) => {
      const app = await openApp(database);
      const offer = await anOffer(database);
      await storeInBrowser(page, everyDevice);
      await enter(page, offersAddress(app));
      await tile(page, offer.name).press('Enter');
      await expect(page.getByRole('dialog').getByRole('heading', { name: offer.name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(tile(page, offer.name)).toBeFocused();
    },
  );

  test(
    'OF-11 offers that were opened are marked, each until its own end',
    onDesktop,
    async ({ page, database }) => {
      const app = await openApp(database);
      const day = 24 * 60 * 60 * 1000;
      const kept = { 'offer-0': Date.now() - 1, 'offer-1': Date.now() + day };
      await storeInBrowser(page, { ...everyDevice, 'opened-offers-details': JSON.stringify(kept) });
      await listing(page, [{}, {}, {}]);
      await enter(page, offersAddress(app));
      await expect(tile(page, 'Offer 1')).toHaveAccessibleName(/Viewed/);
      await expect(tile(page, 'Offer 0')).not.toHaveAccessibleName(/Viewed/);
      await tile(page, 'Offer 2').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(tile(page, 'Offer 2')).toHaveAccessibleName(/Viewed/);
      const now = JSON.parse((await stored(page, 'opened-offers-details')) ?? '{}');
      expect(Object.keys(now).sort()).toEqual(['offer-1', 'offer-2']);
      expect(now['offer-1']).toBe(kept['offer-1']);
      expect(now['offer-2']).toBeGreaterThan(Date.now() + 6 * day);
    },
  );
});

test.describe('in place of the list', onDesktop, () => {
  test('OF-01 placeholders while it loads, a failure with another try, and an empty list with other devices', async ({
    page,
    database,
  }) => {
    const app = await openApp(database);
    await storeInBrowser(page, everyDevice);
    const answer = await holdRequests(page, isOffers, (route) => route.abort());
    await enter(page, offersAddress(app));
    await expect(page.getByText('Loading offers')).toBeAttached();
    answer();
    await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
    await page.unroute(isOffers);
    await listing(page, []);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No offers for your devices right now' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose devices' }).click();
    await expect(chooser(page)).toBeVisible();
  });

  test('OF-01 a ban from offers has its own text', async ({ page, database }) => {
    const { app, alice } = await appWithAlice(database);
    await changeUser(database.db, alice, { state: 'banned', state_scope: 'offers' });
    await storeInBrowser(page, everyDevice);
    await enter(page, offersAddress(app));
    await expect(page.getByText('You can no longer complete offers with this account.')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('around the list', onDesktop, () => {
  test('SL-02 the switch leads from surveys to games and back, where both are at home', async ({
    page,
    database,
  }) => {
    const app = await openApp(database);
    await storeInBrowser(page, everyDevice);
    await enter(page, panelAddress(app, 'alice'));
    const games = page.getByRole('radio', { name: 'Games New' });
    // Not checked but pressed: it is another list's switch that is checked then.
    await games.click();
    await expect(page).toHaveURL(/\/offers\?/);
    await expect(games).toBeChecked();
    await expect(page.getByRole('region', { name: 'Top picks' })).toBeVisible();
    await expect(games).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(surveyList(page)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Surveys' })).toBeFocused();
    await enter(page, offersAddress(app).replace('/offers', '/featured'));
    await expect(page.getByRole('heading', { level: 1, name: 'Featured' })).toBeVisible();
    await expect(games).toHaveCount(0);
    await enter(page, offersAddress(app, { mode: 'iframe' }));
    await expect(page.getByRole('region', { name: 'Top picks' })).toBeVisible();
    await expect(games).toHaveCount(0);
  });

  for (const [how, given, parameters] of [
    ['by the app', { offers_enabled: false }, { enable_offers: '1' }],
    ['by the address', {}, { enable_offers: '0' }],
  ] as const) {
    test(`OF-12 offers turned off ${how}: no switch, no call, and /offers leads to the surveys`, async ({
      page,
      database,
    }) => {
      const app = await openApp(database, given);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await enter(page, offersAddress(app, parameters));
      await expect(surveyList(page)).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await expect(page.getByRole('radio', { name: /Games/ })).toHaveCount(0);
      expect(asked).not.toContain('/api/offers');
    });
  }

  test('OF-13 SL-12 the wallet shows by its flag, what offers have brought, and the way to their history', async ({
    page,
    database,
  }) => {
    const wallet = page.getByRole('region', { name: 'Your wallet' });
    await storeInBrowser(page, everyDevice);
    for (const show_wallet of [false, true]) {
      const { app, alice } = await appWithAlice(database, { show_wallet });
      await openedBy(database, alice, await anOffer(database), [paid]);
      await enter(page, offersAddress(app));
      await expect(filter(page, 'My offers 1 offer')).toBeVisible();
      await expect(wallet).toHaveCount(show_wallet ? 1 : 0);
    }
    await expect(wallet.getByRole('definition')).toHaveText('500coins');
    await expectAccessible(page);
    await wallet.getByRole('button', { name: 'Details' }).click();
    await expect(page).toHaveURL(/\/activities-history\/offers/);
  });

  test('SL-12 without rewards and filters the list has neither', async ({ page, database }) => {
    const app = await openApp(database, { show_rewards: false, show_filters: false, show_wallet: true });
    const offer = await anOffer(database);
    await storeInBrowser(page, { ...everyDevice, 'sort-offers': 'my_offers' });
    await enter(page, offersAddress(app));
    await expect(tile(page, offer.name)).toBeAttached();
    await expect(tile(page, offer.name)).not.toHaveAccessibleName(/coins/);
    await expect(page.getByRole('radiogroup', { name: 'Which offers' })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('coins');
    await expect(page.getByRole('region', { name: 'Your wallet' })).toHaveCount(0);
  });
});
