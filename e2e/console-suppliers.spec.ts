// Suppliers in the console: paused from Home, connected by a document with a dry run, and reconciled by a file (CO-02).
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from '@earnwall/server/parts/database';
import { anApp } from '@earnwall/server/testing/apps';
import { aUser } from '@earnwall/server/testing/people';
import { aStartedClick, says, settlementsOn } from '@earnwall/server/testing/settling';
import { screensEverybodyOut } from '@earnwall/server/testing/supplier-health';
import { aSurvey } from '@earnwall/server/testing/surveys';
import type { APIRequestContext, Page } from '@playwright/test';
import type { ConsoleAnswerOf } from '../packages/contract/src/console-call-types.ts';
import { expectAccessible } from './support/accessible.ts';
import { ofConsole, signInAs } from './support/console.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';

const operatorsKey = { authorization: `Bearer ${process.env.E2E_OPERATOR_KEY}` };
const made: string[] = [];
function anId(): string {
  const id = `story-${randomBytes(4).toString('hex')}`;
  made.push(id);
  return id;
}

// Their lists cannot be reached: their jobs would fail every few seconds for as long as the product runs.
test.afterEach(async ({ request }) => {
  for (const id of made.splice(0)) {
    const asked = { headers: operatorsKey, data: { paused: true, reason: 'The story is over' } };
    const answer = await request.put(`/api/console/suppliers/${id}/pause`, asked);
    expect([200, 404]).toContain(answer.status());
  }
});

/** An account of the story's own, whose list cannot be reached. */
async function aSupplier(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const id = anId();
  const name = `Meridian ${id.slice(-8)}`;
  const answer = await request.post('/api/console/suppliers', {
    headers: operatorsKey,
    data: {
      ...{ id, kind: 'prodege', name, reason: 'A story' },
      settings: { base: 'http://127.0.0.1:9/api' },
      secrets: { api_key: 'a-key', secret_keys: ['a-secret'] },
    },
  });
  expect(answer.status()).toBe(200);
  return { id, name };
}

async function statusOf(request: APIRequestContext, id: string): Promise<string> {
  const answer = await request.get(`/api/console/suppliers/${id}`, { headers: operatorsKey });
  const { health }: ConsoleAnswerOf<'console/suppliers/get-suppliers-id'> = await answer.json();
  return health.status;
}

/** Somebody who was paid for this transaction. */
async function paidFor(database: Database, supplier_id: string, transaction: string) {
  const { db } = database;
  const app = await anApp(db, { name: `App of ${transaction}`, currency_name: 'Coins' });
  const user = await aUser(db, app);
  const now = new Date();
  const survey = await aSurvey(db, { supplier_id, status: 'paused' });
  const cid = await aStartedClick(db, user, survey, { opened_at: now, started_at: now });
  await settlementsOn(db).settle(supplier_id, says(cid, 'complete', { transaction }), now);
  return { app, cid };
}

test(
  'CO-02 a supplier that screens everybody out is paused by one press on Home, and resumed by Undo',
  onDesktop,
  async ({ page, request, database }) => {
    const { id, name } = await aSupplier(request);
    await screensEverybodyOut(database.db, id, new Date());
    await signInAs(page, 'admin');
    await page.goto('/console/');
    const pause = page.getByRole('button', {
      name: `Pause supplier: Supplier screens nearly everybody out, ${name}`,
    });
    await pause.click();
    await expect(page.getByText('Done: Pause supplier')).toBeVisible();
    expect(await statusOf(request, id)).toBe('paused');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => statusOf(request, id)).toBe('live');

    // In the list, with a reason asked in place.
    await page.goto('/console/suppliers');
    await page.getByRole('button', { name: `Pause ${name}` }).click();
    await page.getByRole('button', { name: 'Pause it' }).click();
    await expect(page.getByText('Say why in a few words.')).toBeVisible();
    await page.getByLabel('Reason').fill('Nobody completes');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pause it' }).click();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Paused');
    await expect(row).toContainText('Nobody completes');
    await expect(row).toContainText('Next to nobody completes');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(row).toContainText('Live');
    // What to do about it stands on its page.
    await row.getByRole('link', { name }).click();
    await expect(page.getByText('1 of 400 starts were completed').first()).toBeVisible();
    await page.getByRole('link', { name: 'Look at its codes' }).click();
    await expect(page).toHaveURL(/tab=codes$/);
    await expect(page.getByRole('heading', { name: 'Outcome map' })).toBeVisible();
  },
);

const documentOf = (base: string) => ({
  base,
  redirect_hosts: ['go.network.example'],
  secrets: ['token', 'secret'],
  request: { method: 'GET', path: '/v1/offers', headers: { authorization: 'Bearer $token' } },
  ...{ paging: 'none', every: 600, items: '/offers' },
  map: {
    ...{ ref: '/id', name: '/title', description: '/text', link: '/url', icon: '/icon', countries: '/geo' },
    platforms: { at: '/os', map: { android: 'android', ios: 'ios', web: 'desktop' } },
    milestones: { at: '/goals', event_ref: '/id', name: '/label', payout: '/usd' },
  },
  entry: { template: '{entry}?sub={click}' },
  callback: {
    method: 'GET',
    sign: {
      ...{ hash: 'sha256', key: 'hmac', keys: ['$secret'], message: '{tx}:{sub}:{goal}:{state}' },
      ...{ encoding: 'hex', at: 'query.sig' },
    },
    map: { click: 'sub', transaction: 'tx', event: 'goal' },
    expect: { state: ['paid', 'reversed'] },
    reverse_when: { state: 'reversed' },
    ...{ reversal_suffix: ':reversed', answer: 'OK' },
  },
  hold_days: 14,
});

const pageOfOffers = {
  offers: [
    {
      ...{ id: '7', title: 'A game', text: 'Reach level 5', url: 'https://go.network.example/7' },
      ...{ os: ['android'], geo: ['US'], goals: [{ id: 'level5', label: 'Level 5', usd: 1.5 }] },
    },
    { id: '8', title: 'Another', url: 'https://elsewhere.example/8', os: ['ios'], geo: ['US'], goals: [] },
  ],
};

test(
  'CO-02 a supplier is connected by a document: mistakes by their place, a dry run, then its addresses',
  onDesktop,
  async ({ page, sandboxUrl }) => {
    const id = anId();
    await signInAs(page, 'admin');
    await page.goto('/console/suppliers');
    await page.getByRole('link', { name: 'Connect a supplier' }).click();
    await page.getByRole('radio', { name: /Offers of another network/ }).check();
    const settings = page.getByLabel('Settings, as JSON');
    const { callback, ...rest } = documentOf(sandboxUrl);
    const { event: _, ...withoutEvent } = callback.map;
    await settings.fill(JSON.stringify({ ...rest, callback: { ...callback, map: withoutEvent } }, null, 2));
    await page.getByLabel('Sample of its list').fill(JSON.stringify(pageOfOffers));
    await page.getByRole('button', { name: 'Try this page' }).click();
    const mistake = page.getByRole('button', { name: /\/callback\/map\/event · line \d+/ });
    await expect(mistake).toBeVisible();
    await mistake.click();
    await expect(settings).toBeFocused();
    await expectAccessible(page);

    await settings.fill(JSON.stringify(documentOf(sandboxUrl), null, 2));
    await page.getByRole('button', { name: 'Try this page' }).click();
    await expect(page.getByText('1 of 2 rows are read')).toBeVisible();
    await expect(page.getByText('Level 5: event level5, $1.50, pending for 14 days')).toBeVisible();
    await expect(mistake).toBeHidden();

    await page.getByLabel('token').fill('a-token');
    await page.getByLabel('secret', { exact: true }).fill('a-secret');
    // A message that nobody signed with this secret.
    await page.getByText('A callback', { exact: true }).click();
    await page.getByLabel('Address that was called').fill('tx=1&sub=abc&goal=level5&state=paid&sig=00');
    await page.getByRole('button', { name: 'Try this message' }).click();
    await expect(page.getByText('Refused: its signature is wrong')).toBeVisible();

    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByText('A name is needed.')).toBeVisible();
    await page.getByLabel('Id', { exact: true }).fill(id);
    await page.getByLabel('Name', { exact: true }).fill('A network');
    await page.getByLabel('Reason').fill('Contract of May');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/console/suppliers/${id}\\?tab=connection$`));
    await expect(page.getByText(`/callbacks/${id}`)).toBeVisible();
    await expect(page.getByRole('row', { name: /token Set/ })).toBeVisible();
    await expectAccessible(page);
  },
);

async function upload(page: Page, name: string, csv: string): Promise<void> {
  await page.getByRole('link', { name: 'New reconciliation' }).first().click();
  await page.getByLabel('File (CSV)').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('region', { name: 'First lines' })).toBeVisible();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Dry run: nothing has changed')).toBeVisible({ timeout: 20_000 });
}

test(
  'CO-02 a list with broken lines is judged line by line and not applied; repaired, it is, once',
  onDesktop,
  async ({ page, request, database }) => {
    const { id, name } = await aSupplier(request);
    const [one, two] = [`${id}-1`, `${id}-2`];
    const paid = await paidFor(database, id, one);
    await paidFor(database, id, two);
    await signInAs(page, 'admin');
    await page.goto(`/console/suppliers/${id}?tab=reconcile`);

    await upload(
      page,
      'broken.csv',
      `date;transid;amount\n1;${one};1.00\n2;;1.00\n3;${two};a lot\n4;"open;1.00\n`,
    );
    await expect(page.getByRole('heading', { name: '3 lines cannot be read' })).toBeVisible();
    const broken = page.getByRole('table', { name: 'Lines that cannot be read' });
    await expect(broken.getByRole('row', { name: /^3 (Why )?It names no transaction/ })).toBeVisible();
    await expect(broken.getByRole('row', { name: /^4 (Why )?Its amount is none/ })).toBeVisible();
    await expect(broken.getByRole('row', { name: /^5 (Why )?It is no CSV/ })).toBeVisible();
    await expect(page.getByText('This list cannot be applied')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Apply/ })).toBeHidden();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'All reconciliations' }).click();
    await upload(page, 'whole.csv', `date,transid,amount\n1,${one},1.00\n2,${two},1.00\n3,=cmd(),1.00\n`);
    const affected = page.getByRole('table', { name: 'Affected apps' });
    await expect(affected.getByRole('row', { name: new RegExp(`App of ${one}`) })).toContainText(
      '−500 Coins',
    );
    await page.getByLabel('Reason').fill('Statement of May, checked');
    await page.getByLabel(`Type ${id} to confirm`).fill(name);
    await page.getByRole('button', { name: 'Apply 2 findings' }).click();
    await expect(page.getByText(`This is not ${id}.`)).toBeVisible();
    await page.getByLabel(`Type ${id} to confirm`).fill(id);
    await page.getByRole('button', { name: 'Apply 2 findings' }).click();
    await expect(page.getByText('Every finding that could be applied was')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Done: 2 taken back.')).toBeVisible();
    const finding = page.getByRole('row', { name: new RegExp(`${one} .*Rejected .*taken back`) });
    await expect(finding.getByRole('link')).toHaveAttribute('href', new RegExp(`/users/${paid.app.id}/`));
    await expectAccessible(page);

    // What a spreadsheet would run is a text in the file.
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain("unknown,4,'=cmd(),");

    // The same list again has nothing left to do.
    await page.getByRole('link', { name: 'All reconciliations' }).click();
    await upload(page, 'again.csv', `transid\n${one}\n${two}\n`);
    await expect(page.getByText('Nobody: the list and our books say the same about money.')).toBeVisible();
  },
);

test('CO-05 support sees suppliers and changes nothing; publishers see none', onDesktop, async ({ page }) => {
  await signInAs(page, 'support');
  await page.goto('/console/suppliers/sandbox-exchange?tab=reconcile');
  await expect(page.getByRole('heading', { name: 'Sandbox Exchange' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeHidden();
  await expect(page.getByRole('link', { name: 'New reconciliation' })).toBeHidden();
  await signInAs(page, 'owner');
  await page.goto('/console/suppliers');
  await expect(page.getByRole('heading', { name: 'Suppliers', level: 1 })).toBeHidden();
  const answer = await page.request.get('/api/console/suppliers', { headers: ofConsole });
  expect(answer.status()).toBe(403);
});
