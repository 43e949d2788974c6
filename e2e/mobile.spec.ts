// The panel inside the web view of a phone app, which Chromium plays: the bridge of each kind of app is put into the
// page before it loads, as the app would (EM-05).
import type { Page } from '@playwright/test';
import { onPhone } from './support/devices.ts';
import { fromLuxembourg, meetBob, surveyAddress, surveyHere } from './support/luxembourg.ts';
import { expect, test } from './support/product.ts';
import { openApp, panelAddress } from './support/publisher.ts';
import { completed, report } from './support/results.ts';
import { withoutSockets } from './support/sockets.ts';

test.use(fromLuxembourg);

interface Said {
  type: string;
  data: unknown;
}

/** The messages of the app; each kind of web view hands messages over in its own form. */
type Bridge = (device: { manufacturer: string; model: string }) => void;

declare global {
  interface Window {
    toApp(message: unknown): void;
  }
}

const device = { manufacturer: 'Acme', model: 'Phone 7' };

/** Whose web view has that bridge; an app may also say it. */
const platforms: Record<string, string> = { 'a message handler of iOS': 'ios' };

const bridges: Record<string, Bridge> = {
  'React Native’s web view': (about) =>
    void Object.assign(window, {
      EarnwallDevice: about,
      ReactNativeWebView: { postMessage: (text: string) => window.toApp(JSON.parse(text)) },
    }),
  'a message handler of iOS': (about) =>
    void Object.assign(window, {
      EarnwallDevice: about,
      webkit: { messageHandlers: { EarnwallHost: { postMessage: (said: unknown) => window.toApp(said) } } },
    }),
  'an interface of Android': (about) =>
    void Object.assign(window, {
      EarnwallHost: {
        postMessage: (text: string) => window.toApp(JSON.parse(text)),
        device: () => JSON.stringify(about),
      },
    }),
};

/** The messages the app has received so far. */
async function showIn(page: Page, bridge: Bridge): Promise<() => Said[]> {
  const received: Said[] = [];
  await page.exposeFunction('toApp', (said: Said) => void received.push(said));
  await page.addInitScript(bridge, device);
  return () => received.map(({ type, data }) => ({ type, data }));
}

for (const [name, bridge] of Object.entries(bridges)) {
  test(
    `EM-05 ID-12 ${name} hears the panel, and the server hears of the phone and its platform`,
    onPhone,
    async ({ page, database }) => {
      const received = await showIn(page, bridge);
      const app = await openApp(database);
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/app');
      await page.goto(panelAddress(app, 'alice'));
      await expect.poll(received).toContainEqual({ type: 'ready', data: {} });
      expect((await asked).headers()).toMatchObject({
        'x-device-manufacturer': device.manufacturer,
        'x-device-model': device.model,
        'x-user-platform': platforms[name] ?? 'android',
      });
    },
  );
}

test(
  'EM-05 a survey opens in the browser of the app, and the app hears how it went',
  onPhone,
  async ({ page, context, database, baseURL }) => {
    const [bridge] = Object.values(bridges);
    if (!bridge) throw new Error('There is no bridge');
    const received = await showIn(page, bridge);
    await withoutSockets(page);
    const sent = (type: string) => () => received().filter((said) => said.type === type);
    // Whatever the server says: inside a web view there is neither a new tab nor a way back from the same window.
    const app = await openApp(database, { redirect_type: 'same_window', policy_required: true });
    await meetBob(database, app);
    const survey = await surveyHere(database);
    await page.goto(surveyAddress(app, survey));
    // Links that would open a tab are the app's, too.
    await expect.poll(sent('ready')).toHaveLength(1);
    await page.getByRole('link', { name: 'privacy policy' }).click();
    const policy = { type: 'open-url', data: { url: expect.stringContaining(`${baseURL}/privacy-policy?`) } };
    await expect.poll(sent('open-url')).toEqual([policy]);
    const qualified = page.waitForResponse('**/api/qualification');
    await page.getByRole('button', { name: 'Start the survey' }).click();
    await page.getByRole('button', { name: 'Participate' }).press('Enter');
    const { cid, sid, url } = await (await qualified).json();
    await expect
      .poll(sent('open-url'))
      .toEqual([policy, { type: 'open-url', data: { url: `${url}?language=en&mode=in-app` } }]);
    expect(url).toBe(`${baseURL}/go/${cid}`);
    await expect.poll(sent('ps-survey-started')).toEqual([{ type: 'ps-survey-started', data: { sid } }]);
    // The panel itself has stayed, and shows the tasks again.
    await expect(page.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();

    await report(database, cid, { ...completed, credited: 500n });
    const message = { sid, user_reward: 500, user_completes_count: 1 };
    await expect
      .poll(sent('ps-survey-completed'), { timeout: 30_000 })
      .toEqual([{ type: 'ps-survey-completed', data: message }]);

    // In the browser of the app nobody is logged in; the result stays there, however often it is looked at.
    const browser = await context.newPage();
    for (const _ of ['first', 'second time']) {
      await browser.goto(`/result?cid=${cid}&mode=in-app`);
      await expect(browser.getByRole('heading', { name: 'Survey completed' })).toBeVisible();
    }
  },
);
