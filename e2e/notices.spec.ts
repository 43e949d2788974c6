// What stands in place of a list (NO-01, SL-13), each from the cause that raises it, and how an open panel learns of it.
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord } from '@earnwall/server/testing/apps';
import { aBonus } from '@earnwall/server/testing/bonuses';
import { aUser, changeUser, type UserRecord } from '@earnwall/server/testing/people';
import { anAnswer } from '@earnwall/server/testing/questions';
import type { Page, WebSocketRoute } from '@playwright/test';

import { expectAccessible } from './support/accessible.ts';
import { visitorsFrom } from './support/countries.ts';
import { onDesktop } from './support/devices.ts';
import { holdRequests } from './support/held-requests.ts';
import { operators } from './support/operators.ts';
import { expect, test } from './support/product.ts';
import { enter, enterAsAlice, openApp, panelAddress, provenAddress } from './support/publisher.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });
/** Of the ranges that come with the product; no country is known for them. */
const hidden = { vpn: from('192.0.2.70'), relay: from('192.0.2.7') };
const home = from(visitorsFrom.iceland);

test.use({ extraHTTPHeaders: home });

interface Story {
  app: AppRecord;
  alice: UserRecord;
}

const account = ({ app, alice }: Story) => ({ app: app.id, uhash: alice.uhash });

async function aStory(database: Database): Promise<Story> {
  const app = await openApp(database);
  return { app, alice: await aUser(database.db, app, 'alice') };
}

const notice = (page: Page) =>
  page.getByRole('main').getByRole('alert').or(page.getByRole('main').getByRole('status'));
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });
/** What stands there when nothing is in the way: Iceland has no surveys, but offers. */
const undisturbed = { surveys: 'No surveys for you right now', offers: 'Top picks' };

/** Resolves when the page is subscribed to the events of its user. */
function listening(page: Page): Promise<unknown> {
  return page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"subscribed"')),
    );
}

/** The devices are chosen, so that nothing opens over the offers. */
async function openList(page: Page, { app }: Story, list: 'surveys' | 'offers'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('offers-platforms', '["desktop","ios","android"]'));
  const isListening = listening(page);
  await enter(page, panelAddress(app, 'alice').replace('/?', `/${list}?`));
  await expect(heading(page, undisturbed[list])).toBeVisible();
  await isListening;
}

const until = '2030-03-05T12:00:00.000Z';

const words = {
  surveys: {
    dated: 'You can take surveys again after March 5, 2030.',
    forever: 'You can no longer take surveys with this account.',
    warning: 'Please answer surveys honestly and with care. Another hold can lead to a ban.',
  },
  offers: {
    dated: 'You can complete offers again after March 5, 2030.',
    forever: 'You can no longer complete offers with this account.',
    warning: 'Please complete offers honestly and with care. Another hold can lead to a ban.',
  },
} as const;

for (const list of ['surveys', 'offers'] as const) {
  const other = list === 'surveys' ? 'offers' : 'surveys';
  test(
    `SL-13 NO-01 what an operator decides shows at once in the open list of ${list}, in its words`,
    onDesktop,
    async ({ page, database, request }) => {
      const story = await aStory(database);
      const { setState, setMaintenance } = operators(request);
      const be = (state: Parameters<typeof setState>[1]) => setState(account(story), state);
      await openList(page, story, list);

      const { dated, forever, warning } = words[list];
      const steps = [
        [() => be({ state: 'banned', scope: list, until }), 'Your account is banned', [dated]],
        [() => be({ state: 'banned' }), 'Your account is banned', [forever]],
        [
          () => be({ state: 'on_hold', until }),
          'Your account is on hold',
          ['Your account is on hold until March 5, 2030.', warning],
        ],
        [
          () => be({ state: 'on_hold' }),
          'Your account is on hold',
          ['We’re having a closer look at your recent activity.', warning],
        ],
        [() => be({ state: 'on_review' }), 'Your account is under review', ['This takes 24 hours at most.']],
        [() => setMaintenance(story.app, true), 'We’re under maintenance', ['We’ll be back shortly.']],
      ] as const;
      for (const [happens, title, lines] of steps) {
        await happens();
        await expect(heading(page, title)).toBeVisible();
        for (const line of lines) await expect(notice(page)).toContainText(line);
        await expectAccessible(page);
      }
      // There is nothing to do about what somebody else decides but to wait; a maintenance may be over.
      await expect(notice(page).getByRole('button')).toHaveText(['Reload']);
      await setMaintenance(story.app, false);
      await expect(heading(page, 'Your account is under review')).toBeVisible();
      await expect(notice(page).getByRole('button')).toHaveCount(0);

      // What is for the other list alone stands in nobody's way here.
      await be({ state: 'banned', scope: other });
      await expect(heading(page, undisturbed[list])).toBeVisible();
    },
  );
}

test(
  'NO-01 nothing to sort, filter or choose stands above a notice, and nothing opens by itself over it',
  onDesktop,
  async ({ page, database, request }) => {
    const story = await aStory(database);
    const { app, alice } = story;
    await changeUser(database.db, alice, { update_profile: true });
    await anAnswer(database.db, alice, { id: 'gender' }, ['female'], new Date());
    const address = provenAddress(app, 'alice');
    const { setState } = operators(request);
    await setState(account(story), { state: 'banned' });
    const choices = page.getByRole('main').getByRole('radiogroup', { name: /Sort by|Which offers/ });
    const devices = page.getByRole('button', { name: /^Devices/ });

    for (const path of ['surveys', 'offers', 'featured']) {
      await test.step(path, async () => {
        const isListening = listening(page);
        await enter(page, address.replace('/?', `/${path}?`));
        await expect(heading(page, 'Your account is banned')).toBeVisible();
        await isListening;
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(choices.or(devices)).toHaveCount(0);
        await expectAccessible(page);
      });
    }

    await page.getByRole('button', { name: 'Back' }).click();
    await expect(heading(page, 'Your account is banned')).toBeVisible();
    await setState(account(story), { state: 'active' });
    await expect(page.getByRole('dialog', { name: 'Review your profile' })).toBeVisible();
  },
);

test(
  'NO-01 who is banned learns why, appeals, and sees how far the appeal is until it is answered',
  onDesktop,
  async ({ page, database, request }) => {
    const story = await aStory(database);
    const { setState, lift, readAppeal, answer } = operators(request);
    const reasons = [{ family: 'too_fast', count: 4 }, { family: 'several_accounts' }] as const;
    await setState(account(story), { state: 'banned', until, reasons: [...reasons] });
    const isListening = listening(page);
    await enter(page, provenAddress(story.app, 'alice'));
    await isListening;
    const why = page.getByRole('region', { name: 'Why' });
    await expect(why).toContainText('Surveys ended faster than they can be read.');
    await expect(why).not.toContainText('A story');

    await page.getByRole('link', { name: 'This is wrong: tell us' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'This is wrong: tell us' })).toBeVisible();
    const attached = page.getByRole('main').getByRole('listitem');
    await expect(attached.filter({ hasText: 'Your account is banned' })).toBeVisible();
    await expect(attached.filter({ hasText: 'Several accounts' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Your email').fill('alice@example.com');
    await page.getByLabel('Your message').fill('My brother has an account of his own.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: 'Back to surveys' }).click();

    const appeal = page.getByRole('region', { name: 'Your appeal' });
    const done = appeal.locator('.state-step-done');
    await expect(done).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'This is wrong: tell us' })).toHaveCount(0);
    await expectAccessible(page);

    const ticket = await readAppeal(story.app, 'alice');
    await expect(done).toHaveCount(2);
    await lift(account(story), 'several_accounts');
    await expect(why.locator('s').first()).toHaveText('Several accounts');
    await answer(ticket, 'We have looked again.');
    await expect(done).toHaveCount(3);
    await appeal.getByRole('button', { name: 'Add something' }).click();
    await expect(appeal.getByRole('log')).toContainText('We have looked again.');
    await appeal.getByLabel('Your reply').fill('Thank you.');
    await appeal.getByRole('button', { name: 'Send reply' }).click();
    await expect(appeal.getByRole('log')).toContainText('Thank you.');
    await expectAccessible(page);

    await setState(account(story), { state: 'active' });
    await expect(heading(page, undisturbed.surveys)).toBeVisible();
  },
);

test(
  'NO-01 over the notice of the offers no chooser of devices opens and no badge floats',
  onDesktop,
  async ({ page, database, request }) => {
    const story = await aStory(database);
    const { setState } = operators(request);
    await aBonus(database, story.app, new Date(), { percentage: 20 });
    await setState(account(story), { state: 'banned' });
    const isListening = listening(page);
    await enter(page, panelAddress(story.app, 'alice').replace('/?', '/offers?'));
    await expect(heading(page, 'Your account is banned')).toBeVisible();
    await isListening;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Devices/ })).toHaveCount(0);
    const badge = page.locator('.badge').first();
    await expect(badge).toBeAttached();
    await expect(badge).toBeHidden();
    // It waits for the list that it is about.
    await setState(account(story), { state: 'active' });
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test(
  'NO-01 who hides where they are turns it off and reloads, by keys alone',
  onDesktop,
  async ({ page, database }) => {
    const story = await aStory(database);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await openList(page, story, 'surveys');
    // The list came painted, and a first socket cannot have missed anything.
    expect(asked.filter((path) => path === '/api/app' || path === '/api/surveys')).toEqual([]);
    const steps = [
      [hidden.vpn, 'VPN or proxy detected', 'Please turn off your VPN or proxy and reload the page.'],
      [
        hidden.relay,
        'iCloud Private Relay is on',
        'Please turn off iCloud Private Relay and reload the page.',
      ],
      [home, undisturbed.surveys, 'New ones arrive all day.'],
    ] as const;
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.focus();
    for (const [address, title, line] of steps) {
      await page.setExtraHTTPHeaders(address);
      await page.keyboard.press('Enter');
      await expect(heading(page, title)).toBeVisible();
      await expect(notice(page).filter({ hasText: title })).toContainText(line);
      await expectAccessible(page);
      await expect(reload).toBeFocused();
    }
  },
);

test(
  'NO-01 who is out of their country is led to a ticket; a phone is asked for last',
  onDesktop,
  async ({ page, database, request }) => {
    const app = await enterAsAlice(page, database, { checks_location: true, requires_phone: true });
    await expect(heading(page, 'Verify your phone')).toBeVisible();
    await expect(notice(page)).toContainText('Confirm your phone number once to see your surveys.');
    await expect(notice(page).getByRole('button', { name: 'Verify my phone' })).toBeEnabled();
    await expectAccessible(page);

    await page.setExtraHTTPHeaders(from(visitorsFrom.germany));
    await page.reload();
    await expect(heading(page, 'You seem to be out of your country')).toBeVisible();
    await expect(notice(page)).toContainText('Your account belongs to Iceland.');
    await expectAccessible(page);
    await notice(page).getByRole('link', { name: 'Create a support ticket' }).press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/support-create-ticket');

    // They have moved, and an operator says so.
    await page.goBack();
    await expect(heading(page, 'You seem to be out of your country')).toBeVisible();
    const { find, setCountry } = operators(request);
    await setCountry(await find(app, 'alice'), 'DE');
    await expect(heading(page, 'Verify your phone')).toBeVisible();
  },
);

test('NO-01 SL-13 a type this panel does not know shows nothing', onDesktop, async ({ page, database }) => {
  const { app } = await aStory(database);
  await page.route('**/api/surveys*', (route) =>
    route.fulfill({ json: { result: 'error', type: 'of_another_age', data: {} } }),
  );
  await enter(page, panelAddress(app, 'alice'));
  const answered = page.waitForResponse('**/api/surveys*');
  await page.reload();
  await answered;
  await expect(page.getByRole('radio', { name: 'Games' })).toBeVisible();
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'Sort by' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0);
});

test(
  'RL-01 NO-01 what was decided while the page still reads shows once it has read',
  onDesktop,
  async ({ page, database, request }) => {
    const story = await aStory(database);
    const letCome = await holdRequests(page, '**/api/**');
    const told = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('account-changed')),
      );
    await openList(page, story, 'surveys');
    await operators(request).setState(account(story), { state: 'banned' });
    await told;
    letCome();
    await expect(heading(page, 'Your account is banned')).toBeVisible();
  },
);

test(
  'RL-01 NO-01 what was decided while the socket was cut shows when it is back',
  onDesktop,
  async ({ page, database, request }) => {
    const story = await aStory(database);
    const sockets: WebSocketRoute[] = [];
    let isCut = false;
    // Each page comes back after a time of its own; this one after a second, then two.
    await page.addInitScript(() => {
      Math.random = () => 0.1;
    });
    await page.routeWebSocket(/\/realtime\?/, (socket) => {
      sockets.push(socket);
      if (isCut) void socket.close({ code: 1012 });
      else socket.connectToServer();
    });
    await openList(page, story, 'surveys');
    isCut = true;
    for (const socket of sockets) await socket.close({ code: 1012 });
    await expect.poll(() => sockets.length).toBeGreaterThan(1);

    await operators(request).setState(account(story), { state: 'banned' });
    await expect(heading(page, undisturbed.surveys)).toBeVisible();
    isCut = false;
    await expect(heading(page, 'Your account is banned')).toBeVisible();
  },
);
