// Numbers: what the page shows is what the rows say, in Kolkata and over the end of summer time; the address keeps the
// filters; and yesterday by country, compared, is a file after two presses.
import { readFile } from 'node:fs/promises';
import type { Database } from '@earnwall/server/parts/database';
import { type AppRecord, anApp, aPublisher } from '@earnwall/server/testing/apps';
import { aClick } from '@earnwall/server/testing/clicks';
import { completesByDate } from '@earnwall/server/testing/numbers';
import { aUser } from '@earnwall/server/testing/people';
import { aSurvey } from '@earnwall/server/testing/surveys';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/console.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';

const dayMs = 86_400_000;

/** Clicks every 45 minutes of nine days around the last Sunday of October, in two countries. */
async function aHistory({ db }: Database): Promise<{ app: AppRecord; publisher_id: string }> {
  const publisher_id = await aPublisher(db);
  const app = await anApp(db, { publisher_id, name: 'Numbered', live_at: new Date('2024-01-01') });
  const user = await aUser(db, app);
  const begin = Date.UTC(2025, 9, 21, 18, 7);
  const survey = await aSurvey(db, { status: 'closed' });
  for (let index = 0; index < 9 * 32; index += 1) {
    const opened_at = new Date(begin + index * 45 * 60_000);
    const state = index % 3 === 0 ? ('complete' as const) : ('screen_out' as const);
    const ended = { state, started_at: opened_at, ended_at: new Date(opened_at.getTime() + 60_000) };
    await aClick(db, user, survey, { opened_at, country: index % 5 === 0 ? 'IN' : 'DE', ...ended });
  }
  return { app, publisher_id };
}

const table = (page: Page, split: string) =>
  page.getByRole('table', { name: `Numbers by ${split}`, exact: true });

/** The completes of each row, by its name. */
async function shownCompletes(page: Page, split: string): Promise<[string, number][]> {
  const heads = await table(page, split).locator('thead th').allTextContents();
  const place = heads.indexOf('Completes');
  const rows = await table(page, split).locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator('td').allTextContents();
      return [cells[0] ?? '', Number(cells[place])] as [string, number];
    }),
  );
}

const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const shown = (date: string) => weekday.format(new Date(`${date}T00:00:00Z`)).replace(',', '');

test(
  'CO-09 numbers in Kolkata and over summer time equal the rows, and the address keeps the filter',
  onDesktop,
  async ({ page, context, database, baseURL }) => {
    const { app, publisher_id } = await aHistory(database);
    await signIn(context, database, baseURL, 'analyst', { publisher_id });
    for (const zone of ['Asia/Kolkata', 'Europe/Berlin']) {
      const search = new URLSearchParams({ from: '2025-10-22', to: '2025-10-29', zone, split: 'day' });
      await page.goto(`/console/numbers?${search}`);
      await expect(table(page, 'day')).toBeVisible();
      const rows = await completesByDate(database.db, app, zone);
      const expected = Array.from({ length: 8 }, (_, index) => {
        const date = new Date(Date.UTC(2025, 9, 22) + index * dayMs).toISOString().slice(0, 10);
        return [shown(date), rows.get(date) ?? 0];
      });
      expect(await shownCompletes(page, 'day')).toEqual(expected);
    }

    // The day on which the clock is put back has 25 hours, which add up to it.
    await table(page, 'day').getByRole('link', { name: 'Sun 26 Oct 2025' }).click();
    await expect(table(page, 'hour').locator('tbody tr')).toHaveCount(25);
    const address = page.url();
    expect(address).toContain('from=2025-10-26&to=2025-10-26');
    const hours = await shownCompletes(page, 'hour');
    const total = (await completesByDate(database.db, app, 'Europe/Berlin')).get('2025-10-26');
    expect(hours.reduce((sum, [, completes]) => sum + completes, 0)).toBe(total);

    await page.reload();
    await expect(table(page, 'hour').locator('tbody tr')).toHaveCount(25);
    await page.goBack();
    await expect(table(page, 'day').locator('tbody tr')).toHaveCount(8);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(/\/console\/$/);
    await page.goBack();
    await expect(table(page, 'day').locator('tbody tr')).toHaveCount(8);
    await page.goto(address);
    await expect(table(page, 'hour').locator('tbody tr')).toHaveCount(25);
    expect(await shownCompletes(page, 'hour')).toEqual(hours);
  },
);

test(
  'CO-09 yesterday by country, compared, as CSV: at most four presses from Home',
  onDesktop,
  async ({ page, context, database, baseURL }) => {
    const publisher_id = await aPublisher(database.db);
    const app = await anApp(database.db, { publisher_id, name: 'Counted', live_at: new Date('2024-01-01') });
    const yesterday = new Date(Math.floor(Date.now() / dayMs) * dayMs - dayMs / 2);
    const user = await aUser(database.db, app);
    await aClick(database.db, user, await aSurvey(database.db, { status: 'closed' }), {
      ...{
        opened_at: yesterday,
        started_at: yesterday,
        ended_at: yesterday,
        state: 'complete',
        country: 'FR',
      },
    });
    await signIn(context, database, baseURL, 'analyst', { publisher_id });
    await page.goto('/console/');
    let presses = 0;
    await page.exposeFunction('pressed', () => {
      presses += 1;
    });
    await page.evaluate(() =>
      document.addEventListener('click', () => (window as unknown as { pressed(): void }).pressed(), true),
    );
    await page.getByRole('navigation').getByRole('link', { name: 'Numbers', exact: true }).click();
    await expect(table(page, 'country').getByRole('link', { name: /France/ })).toBeVisible();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    const file = await (await downloading).path();
    const [head, first] = (await readFile(file, 'utf8')).split('\r\n');
    expect(head).toMatch(/^country,name,people,people_before,clicks,clicks_before/);
    expect(first).toMatch(/^FR,France,/);
    expect(presses).toBeGreaterThan(0);
    expect(presses).toBeLessThanOrEqual(4);
  },
);
