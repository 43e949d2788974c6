// The inventory in the console: what operators set shows in open panels, and why somebody sees what they see (CO-02, CO-07).
import type { Database } from '@earnwall/server/parts/database';
import { aClick } from '@earnwall/server/testing/clicks';
import { aNetwork, anOffer, quietNetwork } from '@earnwall/server/testing/offers';
import { changeUser } from '@earnwall/server/testing/people';
import { aSurvey, type NewSurvey } from '@earnwall/server/testing/surveys';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signInAs } from './support/console.ts';
import { comingFrom } from './support/countries.ts';
import { onDesktop } from './support/devices.ts';
import { appWithAlice, withPastClick } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { enter, panelAddress } from './support/publisher.ts';
import { surveyTiles } from './support/survey-list.ts';

test.use(comingFrom('ireland'));

const publisher_id = 'pixel-quest';

/** Alice in Ireland, and surveys there whose topic is the story's own; the first is the best. */
async function aScene(database: Database, surveys: readonly NewSurvey[]) {
  const { db } = database;
  const { app, alice } = await appWithAlice(database, { publisher_id, currency_name: 'Coins' }, 'IE');
  await withPastClick(database, alice);
  const made = [];
  for (const [at, given] of surveys.entries()) {
    made.push(await aSurvey(db, { country: 'IE', rank: 900_000 + at, loi_seconds: 60 * (at + 3), ...given }));
  }
  return { app, alice, surveys: made };
}

const rowOf = (page: Page, hash: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(`${hash.slice(0, 10)}…`) });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).last().click();

test('CO-02 what was done in a drawer is undone while it is open, by a press and by keys, on a phone as well', async ({
  page,
  database,
}) => {
  const { surveys } = await aScene(database, [{}]);
  const hash = surveys[0]?.hash ?? '';
  await signInAs(page, 'admin');
  await page.goto(`/console/inventory/surveys?open=${hash}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('status')).toContainText('paused');
  await expect(page.getByRole('status')).toHaveCount(1);
  await undo(page);
  await expect(drawer.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();

  await drawer.getByRole('button', { name: 'Hot' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('made hot');
  await expectAccessible(page);
  const undoing = page.getByRole('button', { name: /^Undo/ });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(undoing).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Hot' })).toHaveAttribute('aria-pressed', 'false');

  // One that is still shown stays when the drawer closes, and can be pressed there.
  await drawer.getByRole('button', { name: 'Featured' }).click();
  await expect(page.getByRole('status')).toContainText(' featured');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toHaveCount(0);
  await undo(page);
  await expect(page.getByRole('status')).toBeEmpty();
});

test.describe('CO-02 surveys', onDesktop, () => {
  test('CO-02 filter, hot, pause with Undo, and many at once; the open panel follows', async ({
    page,
    context,
    database,
  }) => {
    test.setTimeout(90_000);
    const refs = [0, 1, 2].map((at) => `story-${Date.now()}-${at}`);
    // Rewards that no other survey has: half of the payout, at a thousand coins a dollar.
    const reward = 1_000 + Math.floor(Math.random() * 8_900);
    const { app, alice, surveys } = await aScene(
      database,
      refs.map((supplier_ref, at) => ({ supplier_ref, payout_micros: BigInt(reward + at) * 2_000n })),
    );
    const [first, second] = surveys.map(({ hash }) => hash);
    if (!first || !second) throw new Error('Three surveys were made');
    const panel = await context.newPage();
    await enter(panel, panelAddress(app, alice.uuid));
    const tile = (at: number) => surveyTiles(panel).filter({ hasText: (reward + at).toLocaleString('en') });
    /** Which of the three the panel has once it is opened again. */
    const shows = async (...has: boolean[]) => {
      await expect(async () => {
        await panel.reload();
        await expect(surveyTiles(panel).first()).toBeVisible();
        for (const [at, isThere] of has.entries()) {
          await expect(tile(at)).toHaveCount(isThere ? 1 : 0, { timeout: 1_000 });
        }
      }).toPass();
    };
    await shows(true, true, true);

    await signInAs(page, 'admin');
    await page.goto('/console/inventory/surveys');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(refs[0]?.slice(0, -2) ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=story-/);
    await expect(page.getByRole('row')).toHaveCount(4);
    await expectAccessible(page);

    // One, from its drawer: the address keeps it.
    await rowOf(page, first).getByRole('link').click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Everybody in Ireland')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`open=${first}`));
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Hot' }).click();
    await expect(drawer.getByRole('button', { name: 'Hot' })).toHaveAttribute('aria-pressed', 'true');
    await expect(toast(page, 'made hot')).toBeVisible();
    await drawer.getByRole('button', { name: 'Pause' }).click();
    await expect(drawer.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect(toast(page, 'paused')).toBeVisible();
    await shows(false, true, true);
    await undo(page);
    await expect(drawer.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(rowOf(page, first).getByText('Hot')).toBeAttached();
    await shows(true, true, true);

    // Many, by keys: j moves, x selects.
    await rowOf(page, first).getByRole('link').focus();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const bar = page.getByRole('toolbar', { name: 'Selected surveys' });
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Paused' })).toHaveCount(2);
    await expect(toast(page, '2 surveys paused')).toBeVisible();
    await shows(false, false, true);
    await undo(page);
    await expect(page.getByRole('row').filter({ hasText: 'Paused' })).toHaveCount(0);

    // To the top, and back by Undo.
    await rowOf(page, second).getByRole('link').click();
    await drawer.getByRole('button', { name: 'To top' }).click();
    await expect(drawer.getByText('Placed by hand').first()).toBeAttached();
    await page.goto(`/console/audit?what=survey+${second}`);
    await expect(page.getByText(/placed at/).first()).toBeVisible();
  });

  test('CO-02 publishers see rewards and change nothing; the file is the list', async ({
    page,
    database,
  }) => {
    const supplier_ref = `hidden-${Date.now()}`;
    const { app, surveys } = await aScene(database, [{ supplier_ref, payout_micros: 1_230_000n }]);
    const hash = surveys[0]?.hash ?? '';
    await signInAs(page, 'analyst');
    await page.goto(`/console/inventory/surveys?app=${app.id}&search=${hash}`);
    await expect(rowOf(page, hash)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Reward' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Payout|EPC/ })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    expect(await page.content()).not.toContain(supplier_ref);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    expect((await file).suggestedFilename()).toBe('surveys.csv');
  });
});

test.describe('CO-07 why somebody sees what they see', onDesktop, () => {
  test('CO-07 would this person see it: clause by clause, for any id', async ({ page, database }) => {
    const { db } = database;
    const { app, alice, surveys } = await aScene(database, [
      { targeting: { min_age: 18, max_age: 34, clauses: [] } },
      {},
    ]);
    await changeUser(db, alice, { birthday: '1970-01-01' });
    const [young, plain] = surveys;
    if (!young || !plain) throw new Error('Two surveys were made');
    await signInAs(page, 'support');
    await page.goto(`/console/inventory/surveys?search=${young.hash}&open=${young.hash}`);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('People aged 18–34 in Ireland')).toBeVisible();
    await drawer.getByLabel('User').fill(alice.uhash);
    await page.keyboard.press('Enter');
    await expect(drawer.getByText('Would not see it')).toBeVisible();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Does not fit' })).toContainText(
      'Aged 18–34',
    );
    await expectAccessible(page);
    await drawer.getByLabel('User').fill('nobody at all');
    await page.keyboard.press('Enter');
    await expect(drawer.getByText('There is no such user.')).toBeVisible();
    await expect(drawer.getByLabel('User')).toHaveValue('nobody at all');

    await page.goto(`/console/inventory/surveys?search=${plain.hash}&open=${plain.hash}`);
    await drawer.getByLabel('User').fill(alice.uhash);
    await page.keyboard.press('Enter');
    await expect(drawer.getByText('Would see it', { exact: true })).toBeVisible();

    // Taken since: the same question has another answer.
    await aClick(db, alice, plain, { state: 'screen_out', ended_at: new Date() });
    await page.reload();
    await drawer.getByLabel('User').fill(alice.uhash);
    await page.keyboard.press('Enter');
    await expect(drawer.getByText('Taken or screened out before')).toBeVisible();

    // All of her surveys, with the reason of each.
    await page.goto(`/console/inventory/surveys?app=${app.id}&user=${app.id}:${alice.uhash}&reason=age`);
    const box = page.getByRole('region', { name: 'Why no surveys?' });
    await expect(box.getByText(/^\d+ of \d+ shown$/)).toBeVisible();
    await expect(box.getByRole('listitem').filter({ hasText: 'Age' })).toContainText('18–34, answered');
    await expect(box.getByText('No rule blocks them')).toBeVisible();
    await expectAccessible(page);
    await expect(rowOf(page, young.hash)).toContainText('Age');
    await expect(rowOf(page, plain.hash)).toHaveCount(0);
    await box.getByRole('link', { name: 'Taken' }).click();
    await expect(page).toHaveURL(/reason=taken/);
    await expect(rowOf(page, plain.hash)).toContainText('Taken');
    await changeUser(db, alice, { state: 'on_hold' });
    await page.reload();
    await expect(box.getByText('On hold: no list at all')).toBeVisible();
    await box.getByRole('button', { name: 'Ask to complete profile' }).click();
    await box.getByLabel('Reason').fill('Few surveys fit');
    await box.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByText('They are asked to review their profile')).toBeVisible();
  });
});

test('CO-07 would this person see the offer: by its country, on a phone as well', async ({
  page,
  database,
}) => {
  const { db } = database;
  const { alice } = await appWithAlice(database, { publisher_id }, 'IE');
  await aNetwork(db, { id: quietNetwork, name: 'A network' });
  const of = { network_id: quietNetwork, rank: 900_000 };
  const french = await anOffer(db, { ...of, name: 'Paris Nights', countries: ['FR'] });
  const plain = await anOffer(db, { ...of, name: 'World Tour' });
  await signInAs(page, 'support');
  await page.goto(`/console/inventory/offers?open=${french.id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('User').fill(alice.uhash);
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Would not see it')).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Does not fit' })).toContainText('In France');
  await expectAccessible(page);
  await page.goto(`/console/inventory/offers?open=${plain.id}`);
  await drawer.getByLabel('User').fill(alice.uhash);
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Would see it', { exact: true })).toBeVisible();

  // The list of a country has what is for everybody, and nothing that is for others.
  await page.goto('/console/inventory/offers?search=offer-');
  await page.getByLabel('Country').selectOption('IE');
  await expect(page).toHaveURL(/country=IE/);
  await expect(page.getByRole('link', { name: /World Tour/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Paris Nights/ })).toHaveCount(0);
});

test.describe('CO-02 offers', onDesktop, () => {
  test('CO-02 an offer is paused and resumed, and its milestones are told', async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto('/console/inventory/offers?category=game');
    const row = page.getByRole('row').nth(1);
    await row.getByRole('link').click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('table', { name: 'Milestones' })).toBeVisible();
    await expectAccessible(page);
    const featured = drawer.getByRole('button', { name: 'Featured' });
    const was = await featured.getAttribute('aria-pressed');
    await featured.click();
    await expect(featured).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
    await undo(page);
    await expect(featured).toHaveAttribute('aria-pressed', was ?? '');
  });
});
