// Story 7 of the console: the owner of one company at every address of another; an analyst finds no person (CO-05).
import { randomBytes } from 'node:crypto';
import { places } from '@earnwall/console/parts/places';
import type { Database } from '@earnwall/server/parts/database';
import { aPublisher } from '@earnwall/server/testing/apps';
import { anInvitation } from '@earnwall/server/testing/console-links';
import { aPerson } from '@earnwall/server/testing/console-people';
import { aUser } from '@earnwall/server/testing/people';
import { anEndpoint } from '@earnwall/server/testing/postbacks';
import { aTicket } from '@earnwall/server/testing/tickets';
import type { Page } from '@playwright/test';
import { type ConsoleCallRow, consoleCalls } from '../packages/contract/src/console-calls.ts';
import { signIn } from './support/console.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { openApp } from './support/publisher.ts';

/** A company all of whose names contain the mark: a leak is seen wherever it is. Its ids do not, as addresses have them. */
async function aCompany(database: Database, mark: string) {
  const { db } = database;
  const publisher_id = await aPublisher(db, `publisher-of-${mark}`);
  const app = await openApp(database, { publisher_id, name: `App ${mark}` });
  const user = await aUser(db, app, `user-${mark}`);
  const ticket = await aTicket(db, user, `A ticket ${mark}`);
  await anEndpoint(db, app, { url: `https://${mark}.example/postbacks` });
  const owner = await aPerson(db, 'owner', { publisher_id, name: `Owner ${mark}` });
  await anInvitation(db, { publisher_id, name: `Invited ${mark}` });
  return { publisher_id, app, user, ticket, owner };
}

const anId = () => randomBytes(6).toString('hex');
const filled = (path: string, app: string) => path.replace(':app', app);
const existing = places.filter(({ screen }) => screen !== null);
const ofApp = existing.filter(({ path }) => path.includes(':app')).map(({ path }) => path);
const flat = existing.filter(({ path }) => !path.includes(':')).map(({ path }) => path);
const rows: readonly ConsoleCallRow[] = Object.values(consoleCalls);
const reads = rows.filter(({ method, capability }) => method === 'GET' && capability !== null);

/** Everything the page has been answered by the console's calls. */
function listen(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/console/')) answers.push(answer.text().catch(() => ''));
  });
  return async () => (await Promise.all(answers)).join('\n');
}

test.describe('CO-05 what is not yours', onDesktop, () => {
  test('CO-05 the owner of one company finds nothing of another, at any address', async ({
    page,
    context,
    database,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const [mine, theirs] = [anId(), `their-${anId()}`];
    const own = await aCompany(database, mine);
    const { app, ...others } = await aCompany(database, theirs);
    await signIn(context, database, baseURL, 'owner', { publisher_id: own.publisher_id });
    const answered = listen(page);
    const main = page.getByRole('main');
    const addresses = [
      ...ofApp.map((path) => filled(path, app.id)),
      ...flat.map((path) => `${path}?app=${app.id}`),
    ];
    for (const address of addresses) {
      await page.goto(`/console${address}`);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(main.locator('.c-skeleton'), address).toHaveCount(0);
      if (ofApp.some((path) => filled(path, app.id) === address))
        await expect(main.getByText('There is no such app.').first(), address).toBeVisible();
      expect(await page.content(), address).not.toContain(theirs);
    }
    expect(await answered()).not.toContain(theirs);

    // The same pages of the own app are not empty.
    await page.goto(`/console/apps/${own.app.id}/settings`);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`App ${mine}`);
    await page.goto('/console/team');
    await expect(main).toContainText(`Owner ${mine}`);
    await page.goto('/console/apps');
    await expect(main).toContainText(`App ${mine}`);

    await page.keyboard.press('ControlOrMeta+k');
    const found = page.getByRole('option');
    const field = page.getByRole('combobox', { name: /paste any id/ });
    for (const id of [app.id, others.user.uuid, others.user.uhash, others.ticket, others.owner.email]) {
      await field.fill(id);
      await expect(page.getByText('Nothing has this name or id.'), id).toBeVisible();
      await expect(found, id).toHaveCount(0);
    }

    const params: Record<string, string> = {
      ...{ app: app.id, uhash: others.user.uhash, id: others.ticket, person: others.owner.id },
      ...{ period: '2026-01', position: '0', prefix: 'ew_live_0000', month: '2026-01' },
      ...{ survey: 'none', offer: 'none' },
    };
    /** What a call cannot be asked without. */
    const needed: Record<string, string> = {
      '/inventory/surveys/{survey}/explain': `user=${others.user.uhash}`,
      '/inventory/offers/{offer}/explain': `user=${others.user.uhash}`,
    };
    for (const { path, capability } of reads) {
      // What publishers have no part in is refused, whatever it names.
      const refusal = capability?.startsWith('supply:') ? 403 : 404;
      // A month is everybody's: it names nothing of a company.
      const isNamed = /\{(?!month\})/.test(path);
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      for (const query of ['', `app=${app.id}`, 'format=csv', `app=${app.id}&format=csv`]) {
        const asked = `${address}?${[needed[path], query].filter(Boolean).join('&')}`;
        const answer = await page.request.get(`/api/console${asked}`);
        if (isNamed && query === '') expect(answer.status(), asked).toBe(refusal);
        expect(await answer.text(), asked).not.toContain(theirs);
      }
    }
    const csv = await page.request.get('/api/console/apps?format=csv');
    expect(csv.headers()['content-type']).toContain('text/csv');
    expect(await csv.text()).toContain(`App ${mine}`);
  });

  test('CO-05 an analyst finds no person: no entry, no page, no find', async ({
    page,
    context,
    database,
    baseURL,
  }) => {
    const mine = anId();
    const { publisher_id, app, user, ticket, owner } = await aCompany(database, mine);
    await signIn(context, database, baseURL, 'analyst', { publisher_id });
    const answered = listen(page);
    await page.goto(`/console/?app=${app.id}`);
    const entries = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
    await expect(entries.filter({ hasText: 'Settings' })).toBeVisible();
    await expect(entries.filter({ hasText: /Users|Tickets|Audit|Team|Keys|Go-live|System/ })).toHaveCount(0);

    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('combobox', { name: /paste any id/ });
    for (const id of [user.uuid, user.uhash, ticket, owner.email, `Owner ${mine}`, 'Audit', 'Team']) {
      await field.fill(id);
      await expect(page.getByText('Nothing has this name or id.'), id).toBeVisible();
    }
    await field.fill(app.id);
    await expect(page.getByRole('option', { selected: true })).toContainText(`App ${mine}`);

    for (const path of ['/audit', '/team', '/system', '/apps/new', '/apps/:app/keys', '/apps/:app/go-live']) {
      await page.goto(`/console${filled(path, app.id)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Not for your role' }), path).toBeVisible();
      await expect(page.getByText('Your role, analyst, may not open this page.'), path).toBeVisible();
    }
    const seen = await answered();
    for (const name of [user.uuid, user.uhash, owner.email, `Owner ${mine}`])
      expect(seen).not.toContain(name);
    for (const path of ['/users', '/tickets', `/tickets/${ticket}`, '/audit', '/audit?format=csv', '/team']) {
      const answer = await page.request.get(`/api/console${path}`);
      expect(answer.status(), path).toBe(403);
    }
  });
});
