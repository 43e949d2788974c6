// What the panel reports in the background: fingerprint, reduced motion, a translated page, errors of its own.
import type { Page, Request } from '@playwright/test';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';

/** Calls made so far, as `POST /api/t/wr/true`. */
function calls(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => made.push(nameOf(request)));
  return made;
}
const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
const signals = (made: readonly string[]) => made.filter((name) => name.includes('/api/t/'));
const answerTo = (page: Page, name: string | RegExp) =>
  page.waitForResponse((response) => nameOf(response.request()).match(name) !== null);
const fingerprintPut = /^PUT \/api\/ip-logs\/[0-9a-f-]{36}\/fp$/;

test.describe('the fingerprint', onDesktop, () => {
  test('AP-02 follows the first paint, once, and asks no other host', async ({
    page,
    database,
    baseURL,
    sandboxUrl,
  }) => {
    const hosts = new Set<string>();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    const app = await openApp(database);
    const [answer] = await Promise.all([
      answerTo(page, fingerprintPut),
      page.goto(panelAddress(app, 'alice')),
    ]);
    expect(answer.status()).toBe(200);
    expect(answer.request().postDataJSON()).toEqual({ fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect([...hosts].filter((host) => host !== baseURL && host !== sandboxUrl)).toEqual([]);
    expect(complaints).toEqual([]);

    // The page before, which would send the signal too, has sent its last request.
    await page.goto('about:blank');
    const made = calls(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The signal shows that the work behind the page has come round to it.
    await Promise.all([answerTo(page, 'POST /api/t/wr/true'), page.goto(panelAddress(app, 'alice'))]);
    expect(made.filter((name) => fingerprintPut.test(name))).toEqual([]);
  });

  test('AP-02 follows an answer that wants it, where the page brought nothing along', async ({
    page,
    database,
  }) => {
    const app = await openApp(database);
    // The first network's fingerprint is on its way out before another network is looked at.
    await Promise.all([answerTo(page, fingerprintPut), page.goto(panelAddress(app, 'alice', { s: 'web' }))]);
    // Another network: the stored login asks GET /app, whose answer names a log without a fingerprint.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '91.0.0.7' });
    const [entry, put] = await Promise.all([
      answerTo(page, 'GET /api/app'),
      answerTo(page, fingerprintPut),
      page.goto('/'),
    ]);
    const { 'x-ip-log-uuid': id, 'x-fingerprint-wanted': wanted } = entry.headers();
    expect(wanted).toBe('1');
    expect(put.url()).toContain(`/api/ip-logs/${id}/fp`);
    expect(put.status()).toBe(200);
  });
});

test.describe('signals', onDesktop, () => {
  test('AP-05 reduced motion is reported once a visit', async ({ page, database }) => {
    const app = await openApp(database);
    const made = calls(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [answer] = await Promise.all([
      answerTo(page, 'POST /api/t/wr/true'),
      page.goto(panelAddress(app, 'alice')),
    ]);
    expect(answer.status()).toBe(200);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await Promise.all([answerTo(page, 'POST /api/t/gt/de'), translate(page, 'de', 'translated-ltr')]);
    expect(signals(made)).toEqual(['POST /api/t/wr/true', 'POST /api/t/gt/de']);
  });

  test('AP-05 a page the browser translates is reported with its language, once each', async ({
    page,
    database,
  }) => {
    const app = await openApp(database);
    const made = calls(page);
    await Promise.all([answerTo(page, fingerprintPut), page.goto(panelAddress(app, 'alice'))]);
    expect(signals(made)).toEqual([]);

    const [sent] = await Promise.all([
      answerTo(page, 'POST /api/t/gt/ar'),
      translate(page, 'ar', 'translated-rtl'),
    ]);
    expect(sent.status()).toBe(200);
    await translate(page, 'en', '');
    await translate(page, 'ar', 'translated-rtl');
    await Promise.all([answerTo(page, 'POST /api/t/gt/ja'), translate(page, 'ja', 'translated-ltr')]);
    expect(signals(made)).toEqual(['POST /api/t/gt/ar', 'POST /api/t/gt/ja']);
  });

  /** What browsers do to a page they translate. */
  async function translate(page: Page, lang: string, mark: string): Promise<void> {
    await page.evaluate(
      ([language, className]) => {
        document.documentElement.lang = language;
        document.documentElement.className = className;
      },
      [lang, mark] as const,
    );
  }
});

test.describe('errors of the panel', onDesktop, () => {
  // A few per minute and address are taken: this story has an address of its own.
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '91.0.0.99' } });

  test('AP-05 what nobody caught is reported without a login', async ({ page, database }) => {
    const app = await openApp(database);
    // One in ten is sent; here every one.
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await enter(page, panelAddress(app, 'alice'));
    await expect(page.getByRole('listitem').first()).toBeVisible();
    const [answer] = await Promise.all([
      answerTo(page, 'POST /api/errors/js'),
      page.evaluate(() => void setTimeout(() => Promise.reject(new TypeError('the tile fell off')))),
    ]);
    expect(answer.status()).toBe(200);
    const headers = await answer.request().allHeaders();
    expect(headers.authorization).toBeUndefined();
    expect(headers['x-account-id']).toBe(app.id);
    expect(answer.request().postDataJSON().message).toMatch(/^TypeError: the tile fell off/);
  });
});
