// Every start-up parameter has its effect (ID-05), and so has every word of the metadata (ID-11).
import { aSource } from '@earnwall/server/testing/apps';
import { aUser, changeUser, usersOf } from '@earnwall/server/testing/people';
import { onDesktop } from './support/devices.ts';
import { appWithAlice } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { enter, enterAsAlice, openApp, panelAddress, provenAddress } from './support/publisher.ts';
import { surveyList } from './support/survey-list.ts';

const firstTile = { name: /^Travel, 600 coins, 12 minutes/ };

test.describe('ID-05 start-up parameters', () => {
  test(
    'ID-05 s, maid, otm, language, notification, cer, cn and the frame flag reach the server',
    onDesktop,
    async ({ page, database }) => {
      const app = await openApp(database);
      await aSource(database.db, app, 'newsletter');
      const parameters = {
        s: 'newsletter',
        maid: 'ad-1',
        otm: 'pool-7',
        notification: 'n1',
        cer: '2000',
        cn: 'gems',
        language: 'pt-BR',
        'subid-iframe': 'x',
      };
      await enter(page, panelAddress(app, 'alice', parameters));
      await expect(page.getByRole('listitem').first()).toBeVisible();

      // Resumed from storage, the panel asks for itself; the parameters other than the secrets are still there.
      const [request] = await Promise.all([
        page.waitForRequest((candidate) => candidate.url().includes('/api/app')),
        page.reload(),
      ]);
      const asked = Object.fromEntries(new URL(request.url()).searchParams);
      expect(asked).toEqual({ s: 'newsletter', notification: 'n1', cer: '2000', cn: 'gems', iframe: 'true' });
      expect(await request.allHeaders()).toMatchObject({
        authorization: `Bearer alice:${app.id}`,
        'x-account-id': app.id,
        'x-ma-id': 'ad-1',
        'x-otm-pool': 'pool-7',
        'x-user-platform': 'web',
        'x-user-locale': 'pt_BR',
        'x-tab-id': expect.stringMatching(/.+/),
      });
      const [alice] = await usersOf(database.db, app);
      expect(alice?.source).toBe('newsletter');
    },
  );

  test(
    'ID-05 cer, cn, currency_name, umd and cl change what amounts look like',
    onDesktop,
    async ({ page, database }) => {
      const app = await openApp(database);
      const tile = page.getByRole('listitem').nth(1).getByRole('button');
      await enter(page, panelAddress(app, 'alice'));
      await expect(tile).toHaveAccessibleName(firstTile.name);
      await enter(page, panelAddress(app, 'alice', { cer: '2000', cn: 'gems' }));
      await expect(tile).toHaveAccessibleName(/^Travel, 1,200 gems, 12 minutes/);
      await enter(page, panelAddress(app, 'alice', { currency_name: 'stars' }));
      await expect(tile).toHaveAccessibleName(/^Travel, 600 stars/);
      await enter(page, panelAddress(app, 'alice', { umd: '2' }));
      await expect(tile).toHaveAccessibleName(/^Travel, 6 coins/);
      await enter(page, panelAddress(app, 'alice', { cl: '1', cn: 'EUR' }));
      await expect(tile).toHaveAccessibleName(/^Travel, €600/);
    },
  );

  test('ID-05 layout, col_qty and limit shape the list', onDesktop, async ({ page, database, isMobile }) => {
    const app = await openApp(database);
    const columns = () =>
      page
        .getByRole('list', { name: 'Surveys' })
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    await enter(page, panelAddress(app, 'alice'));
    await expect.poll(columns).toBe(isMobile ? 2 : 5);
    await enter(page, panelAddress(app, 'alice', { col_qty: isMobile ? '1' : '3' }));
    await expect.poll(columns).toBe(isMobile ? 1 : 3);

    await enter(page, panelAddress(app, 'alice', { layout: 'vertical', limit: '7' }));
    await expect(page.getByRole('listitem')).toHaveCount(7);
    await expect(surveyList(page)).toHaveClass(/grid-vertical/);
    const [request] = await Promise.all([
      page.waitForRequest((candidate) => new URL(candidate.url()).pathname === '/api/surveys'),
      page.reload(),
    ]);
    expect(new URL(request.url()).searchParams.get('limit')).toBe('7');
  });

  test('ID-05 language and locale choose the language of the page', onDesktop, async ({ page, database }) => {
    const app = await enterAsAlice(page, database, {}, { language: 'ar' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await enter(page, panelAddress(app, 'alice', { locale: 'de_AT' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test(
    'ID-05 enable_offers hides the games, and the app’s own setting wins',
    onDesktop,
    async ({ page, database }) => {
      const app = await openApp(database);
      const games = page.getByRole('radio', { name: /^Games/ });
      await enter(page, panelAddress(app, 'alice'));
      await expect(games).toBeVisible();
      await enter(page, panelAddress(app, 'alice', { enable_offers: '0' }));
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expect(games).toHaveCount(0);
      const without = await openApp(database, { offers_enabled: false });
      await enter(page, panelAddress(without, 'alice', { enable_offers: '1' }));
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expect(games).toHaveCount(0);
    },
  );

  test(
    'ID-05 subids stay in the address on the way through the panel',
    onDesktop,
    async ({ page, database }) => {
      await enterAsAlice(page, database, {}, { subid1: 'a', subid_click: 'b' });
      await page.getByRole('button', firstTile).click();
      await expect(page).toHaveURL(/\/questions\?.*subid1=a.*subid_click=b/);
    },
  );
});

test.describe('ID-11 the metadata', onDesktop, () => {
  test('ID-11 the policy stands before the questions until it is accepted, with the publisher’s link', async ({
    page,
    database,
  }) => {
    const app = await openApp(database, {
      policy_required: true,
      policy_url: 'https://publisher.example/policy',
    });
    await enter(page, panelAddress(app, 'alice'));
    await page.getByRole('button', firstTile).click();
    await expect(page).toHaveURL(/\/policy/);
    const link = page.getByRole('link', { name: 'Read the privacy policy' });
    await expect(link).toHaveAttribute('href', 'https://publisher.example/policy');
    await expect(link).toHaveAttribute('target', '_blank');
    await page.getByRole('button', { name: 'Start the survey' }).click();
    await expect(page).toHaveURL(/\/questions/);

    const bob = await aUser(database.db, app, 'bob');
    await changeUser(database.db, bob, { policy_optin: true });
    await page.evaluate(() => localStorage.clear());
    await enter(page, panelAddress(app, 'bob'));
    await page.getByRole('button', firstTile).click();
    await expect(page).toHaveURL(/\/questions/);
  });

  test('ID-11 update_profile opens the review, is_single_survey leaves no way to the games', async ({
    page,
    database,
  }) => {
    const { app, alice } = await appWithAlice(database, { single_survey: true });
    await changeUser(database.db, alice, { update_profile: true });
    await enter(page, provenAddress(app, 'alice'));
    const review = page.getByRole('dialog', { name: 'Review your profile' });
    await review.getByRole('button', { name: 'Close' }).click();
    await expect(review).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /^Games/ })).toHaveCount(0);
  });

  test('ID-11 latency_url is probed once and sent the time it took', async ({ page, database, baseURL }) => {
    const app = await openApp(database, { latency_probe: true });
    const sent = page.waitForRequest((request) => request.url().startsWith(`${baseURL}/latency?ms=`));
    await enter(page, panelAddress(app, 'alice'));
    expect(new URL((await sent).url()).searchParams.get('ms')).toMatch(/^\d+$/);
  });

  test('ID-11 move_decimals is the point in every amount', async ({ page, database }) => {
    const app = await openApp(database, {
      decimals: 2,
      exchange_rate_micros: 1_000_000n,
      currency_name: 'tokens',
    });
    await enter(page, panelAddress(app, 'alice'));
    await expect(page.getByRole('listitem').nth(1).getByRole('button')).toHaveAccessibleName(
      /^Travel, 0\.6 tokens/,
    );
  });
});
