// Lists stay fresh while somebody is there, and rest when nobody is (PL-01).
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { comingFrom } from './support/countries.ts';
import { onDesktop } from './support/devices.ts';
import { listenersOf } from './support/embed.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import { withoutSockets } from './support/sockets.ts';

test.use(comingFrom('iceland'));

const minute = 60_000;

/** What the page has asked the path for. */
function asked(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request);
  });
  return requests;
}

/** A page that still waits for an answer asks for no other. */
async function answerTo(requests: readonly Request[]): Promise<void> {
  await (await requests.at(-1)?.response())?.finished();
}

/** What keeps a list fresh comes once the page has time for it; nothing else looks for the mouse. */
async function beginPolling(page: Page): Promise<void> {
  await passes(page, 5_000);
  await expect.poll(() => listenersOf(page, 'window')).toContain('mousemove');
}

/** The statuses that servers really sent: to a page the browser reports 200 for a 304. */
async function answered(page: Page): Promise<number[]> {
  const statuses: number[] = [];
  const network = await page.context().newCDPSession(page);
  network.on('Network.responseReceivedExtraInfo', ({ statusCode }) => void statuses.push(statusCode));
  await network.send('Network.enable');
  return statuses;
}

const passes = (page: Page, ms: number) => page.clock.runFor(ms);
const bar = (page: Page) => page.getByText('The list is paused while you’re away.');

/** A tab in the background; no browser under test has one that really is. */
async function see(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test(
  'PL-01 every minute while somebody is there; then a button until somebody is',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database);
    const lists = asked(page, '/api/surveys');
    await withoutSockets(page);
    await page.clock.install();
    await enter(page, panelAddress(app, 'alice'));
    await expect(page.getByRole('heading', { name: 'No surveys for you right now' })).toBeVisible();
    await beginPolling(page);
    const before = lists.length;

    await passes(page, minute);
    await expect.poll(() => lists.length).toBe(before + 1);
    await answerTo(lists);
    const statuses = await answered(page);
    await passes(page, minute);
    await expect.poll(() => statuses).toContain(304);
    expect(lists).toHaveLength(before + 2);

    await expect(bar(page)).toBeHidden();
    await passes(page, 4 * minute);
    await expect(bar(page)).toBeVisible();
    await expectAccessible(page);
    await answerTo(lists);
    const atRest = lists.length;
    await passes(page, 10 * minute);
    expect(lists).toHaveLength(atRest);

    await page.mouse.move(200, 300);
    await expect(bar(page)).toBeHidden();
    await expect.poll(() => lists.length).toBe(atRest + 1);
    await answerTo(lists);

    await see(page, 'hidden');
    await passes(page, 10 * minute);
    expect(lists).toHaveLength(atRest + 1);
    await see(page, 'visible');
    await expect.poll(() => lists.length).toBe(atRest + 2);

    // A press by itself, as assistive technology makes it: a mouse on its way there would be activity already.
    await passes(page, 5 * minute);
    await expect(bar(page)).toBeVisible();
    await answerTo(lists);
    const again = lists.length;
    await page
      .getByRole('status')
      .filter({ has: bar(page) })
      .getByRole('button')
      .dispatchEvent('click');
    await expect.poll(() => lists.length).toBe(again + 1);
    await expect(bar(page)).toBeHidden();
  },
);

test('PL-01 the list of offers too', onDesktop, async ({ page, database }) => {
  const app = await openApp(database);
  const lists = asked(page, '/api/offers');
  await page.addInitScript(() => localStorage.setItem('offers-platforms', '["desktop"]'));
  await withoutSockets(page);
  await page.clock.install();
  await enter(page, panelAddress(app, 'alice').replace('/?', '/offers?'));
  await expect(page.getByRole('radiogroup', { name: 'Which offers' })).toBeVisible();
  // Unlike surveys they do not come with the page: a first request on its way would be counted as a poll.
  await expect.poll(() => lists.length).toBe(1);
  await answerTo(lists);
  await beginPolling(page);
  const before = lists.length;
  const statuses = await answered(page);
  await passes(page, minute);
  await expect.poll(() => lists.length).toBe(before + 1);
  // Only a list that stands still costs a 304, and this one may still grow: the catalogue is read when the product has
  // started, and other stories add to it.
  await expect(async () => {
    await answerTo(lists);
    await page.mouse.move(200, 300 + lists.length);
    await passes(page, minute);
    await expect.poll(() => statuses, { timeout: 5_000 }).toContain(304);
  }).toPass();
  await passes(page, 5 * minute);
  await expect(bar(page)).toBeVisible();
});
