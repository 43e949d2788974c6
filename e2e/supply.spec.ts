// Real suppliers and networks, each played by a stand-in as its documents say: from the list to points, and what is changed
// afterwards. `npm run supply-journeys` goes the way with every code of their tables (SUPPLY_JOURNEYS=all).
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord, NewApp } from '@earnwall/server/testing/apps';
import { countOffersWithRef } from '@earnwall/server/testing/offers';
import { changeUser } from '@earnwall/server/testing/people';
import { anAnswer } from '@earnwall/server/testing/questions';
import type { Page } from '@playwright/test';
import { comingFrom } from './support/countries.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { appWithAlice, withPastClick } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import { endAtStandIn, enterList, exchangesOf, operate, qualifyFor, tileOf } from './support/stand-ins.ts';
import {
  type Change,
  cint,
  codesOf,
  dynata,
  endSilently,
  type SurveySupplier,
  silentEnds,
  suppliers,
  words,
} from './support/supply.ts';
import { recentLine } from './support/survey-list.ts';
import { newTab, participateInTab } from './support/tabs.ts';

test.use(comingFrom('canada'));

const sameWindow: NewApp = { redirect_type: 'same_window' };
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const earnings = (page: Page) => page.getByRole('region', { name: 'Your earnings' });
const recent = (page: Page) => page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
const participate = (page: Page) => page.getByRole('button', { name: 'Participate' });

/** What the supplier's staff do later, on the stand-in's page. */
async function change(
  page: Page,
  sandboxUrl: string,
  id: string,
  attempt: string,
  made: Change,
): Promise<void> {
  await page.goto(`${sandboxUrl}/stand-ins/${id}`);
  await operate(page, made.control, { [made.attempt]: attempt }, made.choices);
}

/** Of what alice did, the last is listed so; some suppliers are asked for changes, and do not tell them by themselves. */
async function expectNewest(page: Page, app: { id: string }, listed: RegExp): Promise<void> {
  await expect(async () => {
    await enter(page, panelAddress(app, 'alice'));
    await expect(recent(page).first()).toHaveText(listed, { timeout: 5_000 });
  }).toPass();
  // The page may have been opened before the change, and have asked about the end of then.
  await enter(page, panelAddress(app, 'alice'));
  await expect(recent(page).first()).toHaveText(listed);
}

for (const supplier of suppliers) {
  const { id, reward, codes, later } = supplier;
  const [complete = ''] = codes.complete ?? [];
  const [screenOut = ''] = codes.screen_out ?? [];

  test(
    `SV-01 SV-04 ${id}: from the list through its questions to points, which are taken back later`,
    onDesktop,
    async ({ page, context, database, sandboxUrl }) => {
      const app = await openApp(database);
      await enterList(page, app, supplier);
      await qualifyFor(page, supplier);
      const tab = await participateInTab(page);
      await expect(tab).toHaveURL(new RegExp(`/stand-ins/${id}/`));
      const attempt = await endAtStandIn(tab, supplier, complete);
      await expect(title(tab)).toHaveText('Survey completed');
      await expect(tab.getByText(reward).first()).toBeVisible();
      await tab.close();
      // The panel behind it knows by itself.
      await expect(earnings(page)).toContainText(new RegExp(`Today\\s*${reward}`));
      await expect(tileOf(page, supplier)).toHaveCount(0);

      const staff = await context.newPage();
      await change(staff, sandboxUrl, id, attempt, later.takesBack[0]);
      await expect(recent(page)).toHaveText(/Reward taken back.*0\s*coins/);
      await expect(earnings(page)).toContainText(/Today\s*0/);
    },
  );

  test(
    `SV-04 RS-04 ${id}: somebody who is no match is paid after all`,
    onDesktop,
    async ({ page, database, sandboxUrl }) => {
      const app = await enterKnown(page, database, supplier);
      // The table of this story has all of its codes.
      const known = codesOf(supplier).map(([code]) => code);
      const offered = await page
        .locator('button[name="choice"]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('value')));
      expect(offered.toSorted()).toEqual(known.toSorted());
      const attempt = await endAtStandIn(page, supplier, screenOut);
      await expect(title(page)).toHaveText('Not a match this time');
      await change(page, sandboxUrl, id, attempt, later.pays);
      await expectNewest(page, app, new RegExp(`${reward}\\s*coins.*Completed`));
      await recent(page).first().getByRole('button').click();
      await expect(page.getByRole('dialog').getByRole('listitem').last()).toHaveText(
        new RegExp(`The survey reported a better result.*${reward}`),
      );
    },
  );
}

test(
  'SV-01 the page of a stand-in shows what it got and sent',
  onDesktop,
  async ({ page, database, sandboxUrl }) => {
    await enterKnown(page, database, dynata);
    const cid = await endAtStandIn(page, dynata, '1.1');
    await expect(title(page)).toHaveText('Partly completed');
    await page.goto(`${sandboxUrl}/stand-ins`);
    await page.getByRole('link', { name: 'Dynata REX' }).click();
    const own = page.locator('.exchanges > li').filter({ hasText: cid });
    await expect(own.locator('summary')).toHaveText([
      /got POST .*sessions.* 303/,
      /sent POST .*callbacks\/dynata 200/,
      /got GET .*start\?ctx=.* 200/,
    ]);
    await own.nth(1).locator('summary').click();
    await expect(own.nth(1).getByText('"disposition":1,"status":1')).toBeVisible();
  },
);

test(
  'SV-01 cint: on a phone, in the same window, a link of its own made on the way',
  onPhone,
  async ({ page, database }) => {
    const app = await openApp(database, sameWindow);
    await enterList(page, app, cint);
    await qualifyFor(page, cint);
    await participate(page).click();
    await endAtStandIn(page, cint, '3.10');
    await expect(title(page)).toHaveText('Survey completed');
    await page.getByRole('button', { name: 'Back to surveys' }).click();
    await expect(recentLine(page)).toHaveText(new RegExp(cint.reward));
  },
);

const networks = [
  {
    ...{ id: 'lootably', ref: 'LOOT-2', offer: 'Castle builders', task: 'Reach level 10', points: '375' },
    reach: ['level-10'],
    takeBack: async (_: Page, staff: Page, sandboxUrl: string, person: string) => {
      const sent = await exchangesOf(staff.request, sandboxUrl, 'lootably');
      const conversion = sent.find(({ direction, url }) => direction === 'sent' && url.includes(person));
      const transaction = new URL(conversion?.url ?? '').searchParams.get('transactionID') ?? '';
      await staff.goto(`${sandboxUrl}/stand-ins/lootably`);
      await operate(staff, 'Take back', { Transaction: transaction });
    },
    person: 'u',
  },
  {
    ...{ id: 'bitlabs', ref: '671301', offer: 'Harbour Tycoon', task: 'Reach level 5', points: '200' },
    // What is pending pays nothing yet.
    reach: ['6713010 PENDING', '6713010 COMPLETED'],
    takeBack: async (game: Page) => press(game, '6713010 RECONCILED'),
    person: 's1',
  },
];

async function press(game: Page, choice: string): Promise<void> {
  const done = game.waitForResponse((answer) => answer.request().method() === 'POST');
  await game.locator(`button[name="choice"][value="${choice}"]`).click();
  expect((await done).status()).toBe(303);
}

for (const { id, ref, offer, task, points, reach, takeBack, person } of networks) {
  test(
    `SV-01 SV-04 ${id}: an offer opened on a computer, a task done, its points, and that they are taken back`,
    onDesktop,
    async ({ page, context, database, sandboxUrl }) => {
      const app = await openApp(database);
      // The network's catalogue is read soon after the start, which may be now.
      await expect.poll(() => countOffersWithRef(database.db, ref)).toBe(1);
      await enter(page, panelAddress(app, 'gamer').replace('/?', '/offers?'));
      const chooser = page.getByRole('dialog');
      await chooser.getByRole('checkbox', { name: 'Computer' }).check();
      await chooser.getByRole('button', { name: 'Show offers' }).click();
      await expect(page.getByRole('region', { name: 'Top picks' })).toBeVisible();
      await page
        .getByRole('button', { name: new RegExp(`^${offer},`) })
        .first()
        .click();
      const details = page.getByRole('dialog', { name: 'Offer details' });
      const game = await newTab(page, () => details.getByRole('link', { name: 'Start' }).click());
      await expect(title(game)).toHaveText(offer);
      const row = details.getByRole('listitem').filter({ hasText: task });
      for (const choice of reach) await press(game, choice);
      await expect(row).toContainText('Done');
      await expect(details.getByRole('status')).toContainText(`${points} coins of`);
      const history = panelAddress(app, 'gamer').replace('/?', '/activities-history/offers?');
      const staff = await context.newPage();
      await staff.goto(history);
      const done = staff.getByRole('listitem').filter({ hasText: task });
      await expect(done).toContainText(points);

      const name = new URL(game.url()).searchParams.get(person) ?? '';
      await takeBack(game, staff, sandboxUrl, name);
      // The open offer follows by itself.
      await expect(row).not.toContainText('Done');
      await staff.goto(history);
      await expect(staff.getByRole('listitem').filter({ hasText: offer })).toContainText('Started');
      await expect(done).toHaveCount(0);
    },
  );
}

/** alice has been here before, and told what suppliers want to know: she goes right into the survey. */
async function enterKnown(page: Page, database: Database, supplier: SurveySupplier): Promise<AppRecord> {
  const { app, alice } = await appWithAlice(database, sameWindow, 'CA');
  await withPastClick(database, alice);
  await changeUser(database.db, alice, { birthday: '1990-05-17' });
  await anAnswer(database.db, alice, { id: 'gender' }, ['female']);
  await enterList(page, app, supplier);
  await tileOf(page, supplier).click();
  await participate(page).click();
  await expect(page).toHaveURL(new RegExp(`/stand-ins/${supplier.id}/`));
  return app;
}

if (process.env.SUPPLY_JOURNEYS === 'all') {
  for (const supplier of suppliers) {
    for (const [code, outcome] of codesOf(supplier))
      test(`SV-01 RS-04 ${supplier.id}: ${code} is ${outcome}`, onDesktop, async ({ page, database }) => {
        const app = await enterKnown(page, database, supplier);
        await endAtStandIn(page, supplier, code);
        await expect(title(page)).toHaveText(words[outcome].title);
        await expectNewest(page, app, words[outcome].listed);
      });
    for (const made of supplier.later.takesBack)
      test(
        `SV-04 ${supplier.id}: taken back by ${Object.values(made.choices).join(', ')}`,
        onDesktop,
        async ({ page, database, sandboxUrl }) => {
          const app = await enterKnown(page, database, supplier);
          const [complete = ''] = supplier.codes.complete ?? [];
          const attempt = await endAtStandIn(page, supplier, complete);
          await expect(title(page)).toHaveText('Survey completed');
          await change(page, sandboxUrl, supplier.id, attempt, made);
          await expectNewest(page, app, /Reward taken back.*0\s*coins/);
        },
      );
  }
  for (const [code, outcome] of silentEnds)
    test(
      `SV-01 cint: ${code}, which no browser brings back, is ${outcome}`,
      onDesktop,
      async ({ page, database, sandboxUrl }) => {
        const app = await enterKnown(page, database, cint);
        const mid = new URL(page.url()).searchParams.get('MID') ?? '';
        await change(page, sandboxUrl, cint.id, mid, endSilently(code));
        await expectNewest(page, app, words[outcome].listed);
      },
    );
}
