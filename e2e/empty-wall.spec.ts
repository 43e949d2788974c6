// A list without surveys: what it says and offers, and how people are told when it fills (decision 0110).
import { leftAnHourAgo } from '@earnwall/server/testing/alerts';
import { aSurvey } from '@earnwall/server/testing/surveys';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { comingFrom } from './support/countries.ts';
import { onDesktop } from './support/devices.ts';
import { appWithAlice } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { enter } from './support/publisher.ts';

test.use({ ...comingFrom('bulgaria'), timezoneId: 'Europe/Sofia' });

const card = (page: Page) => page.getByRole('region', { name: 'Shall we tell you when there are surveys?' });

interface Letter {
  subject: string;
  text: string;
}
const letters = async (request: APIRequestContext, sandboxUrl: string, to: string): Promise<Letter[]> =>
  (await (await request.get(`${sandboxUrl}/mail/messages`, { params: { to } })).json()).messages;
const linkIn = (letter: Letter | undefined) => /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? '';

test('an empty list shows games, and mails whoever confirmed it when surveys come', async ({
  page,
  request,
  database,
  sandboxUrl,
}) => {
  const { app, alice } = await appWithAlice(database, {}, 'BG');
  const email = `${alice.uhash.slice(0, 20).toLowerCase()}@example.com`;
  await enter(page, `/?app=${app.id}&uuid=alice`);
  await expect(page.getByRole('heading', { name: 'No surveys for you right now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Games while you wait' })).toBeVisible();
  await card(page).getByLabel('Your email').fill('alice@');
  await card(page).getByRole('button', { name: 'Turn on: By email' }).click();
  await expect(card(page).getByText('Your email is invalid')).toBeVisible();
  await card(page).getByLabel('Your email').fill(email);
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'Turn on: By email' }).click();
  await expect(card(page).getByText('Open the link in the email we sent you.')).toBeVisible();
  // Whatever time it is where this runs.
  for (const end of ['Quiet from', 'Quiet until']) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await card(page).getByLabel(end).selectOption('0');
    await saved;
  }
  await expectAccessible(page);

  await expect.poll(async () => (await letters(request, sandboxUrl, email)).length).toBe(1);
  const [first] = await letters(request, sandboxUrl, email);
  await page.goto(linkIn(first));
  await page.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(page.getByRole('heading', { name: /^Done\. You’ll get an email/ })).toBeVisible();
  await expectAccessible(page);

  const survey = await aSurvey(database.db, { country: 'BG' });
  await leftAnHourAgo(database.db, alice);
  await expect
    .poll(async () => (await letters(request, sandboxUrl, email))[0]?.subject, { timeout: 60_000 })
    .toMatch(/: new surveys for you$/);
  await database.db.execute(`update surveys set status = 'closed' where id = ${survey.id}`);

  const [news] = await letters(request, sandboxUrl, email);
  await page.goto(linkIn(news));
  await expect(page.getByRole('heading', { name: /^Done\. You won’t get these emails/ })).toBeVisible();
});

/** In the worker: a browser without a window shows no notifications, so the story notes what would be shown. */
interface Worker {
  registration: { showNotification: (title: string, options: { body: string }) => Promise<void> };
  shown: string[];
}

test.describe('where no other story has surveys', () => {
  test.use(comingFrom('iceland'));

  test(
    'the service worker shows what a push service delivers',
    onDesktop,
    async ({ page, context, baseURL, database }) => {
      const { app } = await appWithAlice(database, {}, 'IS');
      await enter(page, `/?app=${app.id}&uuid=alice`);
      await expect(card(page).getByRole('heading', { name: 'In this browser' })).toBeVisible();
      const devtools = await context.newCDPSession(page);
      const active = new Promise<string>((resolve) => {
        devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
          const version = versions.find(({ status }) => status === 'activated');
          if (version) resolve(version.registrationId);
        });
      });
      await devtools.send('ServiceWorker.enable');
      const begun = context.waitForEvent('serviceworker');
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/alerts/worker.js', { scope: '/alerts/' });
      });
      const worker = await begun;
      const registrationId = await active;
      await worker.evaluate(() => {
        const scope = globalThis as unknown as Worker;
        scope.shown = [];
        scope.registration.showNotification = async (title, { body }) => {
          scope.shown.push(`${title}: ${body}`);
        };
      });
      const data = JSON.stringify({ title: 'New surveys', body: 'Open it', lang: 'en', dir: 'ltr' });
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: baseURL ?? '',
        registrationId,
        data,
      });
      const shown = () => worker.evaluate(() => (globalThis as unknown as Worker).shown);
      await expect.poll(shown).toEqual(['New surveys: Open it']);
      // No page of the panel is under it.
      expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
    },
  );
});
