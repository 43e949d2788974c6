// The border between the panel and the page around it: what does not cross it, and what is left when it is gone.
import { onDesktop } from './support/devices.ts';
import {
  eventsOf,
  isReady,
  listenersOf,
  messagesOf,
  panelFrame,
  publish,
  publishMounted,
} from './support/embed.ts';
import { reload } from './support/frames.ts';
import { expect, test } from './support/product.ts';
import { openApp, panelAddress, untilInteractive } from './support/publisher.ts';
import { surveyTiles } from './support/survey-list.ts';
import { newTab } from './support/tabs.ts';

test(
  'EM-04 two panels on one page do not disturb each other, and each keeps its person over a reload',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const allowed_origins = [publisherPage.origin];
    const coins = await openApp(database, { allowed_origins });
    const gems = await openApp(database, { allowed_origins, currency_name: 'gems' });
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<div id="coins"></div><div id="gems"></div>',
      script: `watch('coins', embed.mount('#coins', { app: '${coins.id}', uuid: 'alice', title: 'coins' }));
        watch('gems', embed.mount('#gems', { app: '${gems.id}', uuid: 'bob', title: 'gems' }))`,
    });
    for (const name of ['coins', 'gems']) {
      await isReady(page, name);
      await reload(await panelFrame(page, name));
      await expect.poll(async () => (await eventsOf(page, name)).length).toBe(2);
    }
    const earnings = { name: 'Your earnings' };
    await expect((await panelFrame(page, 'coins')).getByRole('region', earnings)).toContainText('coins');
    const frame = await panelFrame(page, 'gems');
    await expect(frame.getByRole('region', earnings)).toContainText('gems');

    await untilInteractive(frame);
    await surveyTiles(frame).nth(1).click();
    const events = async (who: string) => (await eventsOf(page, who)).map(({ event }) => event);
    await expect.poll(() => events('gems')).toEqual(['ready', 'ready', 'qualification-in-progress']);
    expect(await events('coins')).toEqual(['ready', 'ready']);

    // Neither reacts to messages the page sends to itself.
    await page.evaluate(
      "postMessage({ ns: 'earnwall', v: 1, type: 'ps-survey-completed', id: '1', data: { user_reward: 1 } })",
    );
    await expect.poll(async () => JSON.stringify(await messagesOf(page))).toContain('ps-survey-completed');
    expect(await events('coins')).toEqual(['ready', 'ready']);
    await page.evaluate('panels.coins.destroy()');
    await expect(frame.getByRole('dialog')).toBeVisible();
  },
);

test(
  'EM-04 a panel that is destroyed leaves no node, no listener and no timer',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    const user = `app: '${id}', uuid: 'alice'`;
    await page.addInitScript(() => {
      const running = new Set<number>();
      const { setInterval, clearInterval } = window;
      Object.assign(window, {
        running,
        setInterval: (...given: Parameters<typeof setInterval>) => {
          const timer = Number(setInterval(...given));
          running.add(timer);
          return timer;
        },
        clearInterval: (timer: number) => {
          running.delete(timer);
          clearInterval(timer);
        },
      });
    });
    await publish({
      ...{ page, publisherPage, baseURL },
      // The panel that grows comes last, so that no button moves away under the press.
      body: '<button id="popup">Popup</button><button id="modal">Modal</button><div id="earn"></div>',
      script: 'window.embed = embed',
    });
    const left = async () => ({
      html: await page.evaluate(() => document.documentElement.outerHTML),
      window: await listenersOf(page, 'window'),
      document: await listenersOf(page, 'document'),
      popup: await listenersOf(page, 'document.querySelector("#popup")'),
      modal: await listenersOf(page, 'document.querySelector("#modal")'),
      timers: await page.evaluate('running.size'),
    });
    await expect.poll(() => page.evaluate('typeof embed')).toBe('object');
    const before = await left();
    await page.evaluate(`
      watch('mount', embed.mount('#earn', { ${user}, autoHeight: true }));
      watch('popup', embed.openPopup({ ${user}, trigger: '#popup' }));
      watch('floating', embed.floatingButton({ ${user}, label: 'Earn' }));
      watch('modal', embed.openModal({ ${user}, trigger: '#modal' }));
    `);
    const popup = await newTab(page, () => page.getByRole('button', { name: 'Popup' }).click());
    await page.getByRole('button', { name: 'Earn' }).click();
    for (const name of ['mount', 'popup', 'floating']) await isReady(page, name);
    await page.evaluate('panels.floating.close()');
    await page.getByRole('button', { name: 'Modal' }).click();
    await isReady(page, 'modal');
    const during = await left();
    expect(during.window.length).toBeGreaterThan(before.window.length);
    expect(during.timers).toBe(1);

    const gone = popup.waitForEvent('close');
    await page.evaluate('for (const panel of Object.values(panels)) panel.destroy()');
    await gone;
    expect(await left()).toEqual(before);
    await expect(page.getByRole('button', { name: 'Modal' })).toBeFocused();
  },
);

test(
  'EM-02 a page that is not allowed cannot frame the panel',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: ['https://my-game.example'] });
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<div id="earn"></div>',
      script: `watch('earn', embed.mount('#earn', { app: '${id}', uuid: 'alice' }))`,
    });
    await refused;
    const frame = await panelFrame(page);
    await expect.poll(() => frame.url()).toContain('chrome-error:');
    expect(await messagesOf(page)).toEqual([]);
  },
);

test(
  'EM-02 a page that is not allowed hears nothing of a window it has opened',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const app = await openApp(database, { allowed_origins: ['https://my-game.example'] });
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<button id="earn">Earn</button>',
      script: `earn.onclick = () => { window.opened = open('${baseURL}${panelAddress(app, 'alice')}') }`,
    });
    const popup = await newTab(page, () => page.getByRole('button').click());
    await untilInteractive(popup);
    // Not even when it says who it is.
    await page.evaluate(
      "opened.postMessage({ ns: 'earnwall', v: 1, type: 'hello', id: '1', data: { watches_height: true } }, '*')",
    );
    await surveyTiles(popup).nth(1).click();
    await expect(popup).toHaveURL(/questions/);
    expect(await messagesOf(page)).toEqual([]);
  },
);

test(
  'EM-02 where the browser lets a frame keep nothing, it works and stays who it was',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, {
      allowed_origins: [publisherPage.origin],
      currency_name: 'gems',
    });
    await page.addInitScript(() => {
      if (window === top) return;
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get });
    });
    await publishMounted({ page, publisherPage, baseURL }, { id });
    const frame = await panelFrame(page);
    await surveyTiles(frame).nth(1).click();
    await expect(frame.getByRole('dialog')).toBeVisible();
    await reload(frame);
    await expect(frame.getByRole('dialog')).toBeVisible();
    await expect(frame.getByRole('region', { name: 'Your earnings', includeHidden: true })).toContainText(
      'gems',
    );
  },
);

test(
  'EM-01 loading the script moves nothing on the page and holds nothing up',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    await page.addInitScript(() => {
      const costs: string[] = [];
      Object.assign(window, { costs });
      type Entry = PerformanceEntry & { scripts?: { sourceURL: string; duration: number }[] };
      const observer = new PerformanceObserver((list) => {
        for (const { entryType, startTime, scripts = [] } of list.getEntries() as Entry[]) {
          if (entryType === 'layout-shift') costs.push(`${entryType} at ${startTime}`);
          // Frames are long on a busy machine, whoever draws: what counts is the time of this script.
          for (const { sourceURL, duration } of scripts)
            if (sourceURL.includes('/v1/embed.js') && duration > 50)
              costs.push(`${sourceURL} for ${duration} ms at ${startTime}`);
        }
      });
      for (const type of ['layout-shift', 'long-animation-frame']) observer.observe({ type, buffered: true });
    });
    await publish({
      ...{ page, publisherPage, baseURL },
      body: `<button id="earn">Earn</button>${'<p>A paragraph that would not like to be moved.</p>'.repeat(40)}`,
      script: `watch('modal', embed.openModal({ app: '${id}', uuid: 'alice', trigger: '#earn' }));
      watch('floating', embed.floatingButton({ app: '${id}', uuid: 'alice', label: 'Earn coins' }))`,
    });
    await expect(page.getByRole('button', { name: 'Earn coins' })).toBeVisible();
    // Two frames later everything that was going to move has moved.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate('costs')).toEqual([]);
    // Nobody has asked for a panel, so none was loaded.
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);
