// The script on a publisher's page: every way to put the panel there, and the events the page gets (EM-01, EM-02).
import type { Frame, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { visitorsFrom } from './support/countries.ts';
import { onDesktop } from './support/devices.ts';
import {
  accessibleNames,
  brokenRules,
  eventsOf,
  hasGrown,
  isReady,
  messagesOf,
  panelFrame,
  publish,
} from './support/embed.ts';
import { anOffer } from './support/offers.ts';
import { expect, test } from './support/product.ts';
import { openApp, untilInteractive } from './support/publisher.ts';
import { bundleReact } from './support/react-page.ts';
import { surveyList, surveyTiles } from './support/survey-list.ts';
import { newTab } from './support/tabs.ts';

test('EM-01 as a part of the page, it grows with its content and opens its dialogs where the reader is', async ({
  page,
  database,
  publisherPage,
  baseURL,
}) => {
  const { id } = await openApp(database, { policy_required: true, allowed_origins: [publisherPage.origin] });
  const listed = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/surveys');
  await publish({
    ...{ page, publisherPage, baseURL },
    body: '<div id="earn"></div><p>Below</p>',
    script: `watch('earn', embed.mount('#earn', { app: '${id}', uuid: 'alice', autoHeight: true }))`,
  });
  const panel = page.frameLocator('iframe');
  await isReady(page, 'earn');
  await expect(panel.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^(Back|Close)$/ })).toHaveCount(0);
  // A long list is painted in part. Further parts come as the page is scrolled, and the frame grows with each.
  const { surveys } = await (await listed).json();
  const tiles = surveyTiles(panel);
  await expect(async () => {
    await tiles.last().scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(tiles).toHaveCount(surveys.length, { timeout: 1_000 });
  }).toPass();
  await hasGrown(page);
  expect((await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(1000);
  await expectAccessible(page);

  await tiles.last().click();
  const modal = panel.getByRole('dialog', { name: 'Before you begin' });
  await expect(modal.getByRole('heading', { name: 'Before you begin' })).toBeInViewport({ ratio: 1 });
  await expect(modal.getByRole('button', { name: 'Start the survey' })).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => eventsOf(page, 'earn'))
    .toContainEqual({ event: 'qualification-in-progress', data: { survey_hash: expect.any(String) } });
  expect(await brokenRules(page)).toEqual([]);
});

const mounted = ['iframe', 'script', 'single-page'] as const;

test(
  `EM-01 mounted as ${mounted.join(', ')}, it leaves back and close to its page`,
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    await publish({
      ...{ page, publisherPage, baseURL },
      body: mounted.map((mode) => `<div id="${mode}"></div>`).join(''),
      script: `for (const mode of ${JSON.stringify(mounted)})
        watch(mode, embed.mount('#' + mode, { mode, title: mode, app: '${id}', uuid: 'alice' }))`,
    });
    for (const mode of mounted) {
      await isReady(page, mode);
      const frame = await panelFrame(page, mode);
      await expect(surveyList(frame)).toBeVisible();
      await expect(frame.getByRole('navigation', { name: /Surveys|Games/ })).toHaveCount(0);
      await expect(frame.getByRole('button', { name: /^(Close)$/ })).toHaveCount(0);
      expect(new URL(frame.url()).searchParams.get('mode')).toBe(mode);
    }
  },
);

test(
  'EM-01 SL-02 in every embedded mode a page may open the games, without a switch, and their details open',
  onDesktop,
  async ({ page, context, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    const offer = await anOffer(database);
    await context.addInitScript(() => localStorage.setItem('offers-platforms', '["ios"]'));
    await publish({
      ...{ page, publisherPage, baseURL },
      body: `${mounted.map((mode) => `<div id="${mode}"></div>`).join('')}
        <button id="modal">Modal</button><button id="popup">Popup</button>`,
      script: `const games = { app: '${id}', uuid: 'alice', path: '/offers' };
        for (const mode of ${JSON.stringify(mounted)}) embed.mount('#' + mode, { ...games, mode, title: mode });
        embed.openModal({ ...games, trigger: '#modal', title: 'modal' });
        embed.openPopup({ ...games, trigger: '#popup' })`,
    });
    const showsGames = async (panel: Page | Frame) => {
      await panel.getByRole('button', { name: new RegExp(offer.name) }).press('Enter');
      const details = panel.getByRole('dialog', { name: 'Offer details' });
      await expect(details.getByRole('heading', { level: 1, name: offer.name })).toBeVisible();
      await details.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(details).toHaveCount(0);
      await expect(panel.getByRole('radio', { name: /Games/ })).toHaveCount(0);
    };
    for (const mode of mounted) await showsGames(await panelFrame(page, mode));
    await page.getByRole('button', { name: 'Modal' }).press('Enter');
    await showsGames(await panelFrame(page, 'modal'));
    await page.getByRole('dialog', { name: 'modal' }).getByRole('button', { name: 'Close' }).press('Enter');
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Popup' }).press('Enter');
    await showsGames(await popup);
  },
);

test('EM-01 over the page, prepared when somebody is about to open it', async ({
  page,
  database,
  publisherPage,
  baseURL,
  isMobile,
}) => {
  const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
  await publish({
    ...{ page, publisherPage, baseURL },
    body: '<button id="earn">Earn coins</button>',
    script: `watch('earn', embed.openModal({ app: '${id}', uuid: 'alice', trigger: '#earn' }))`,
  });
  const trigger = page.getByRole('button', { name: 'Earn coins' });
  const dialog = page.getByRole('dialog', { name: 'Rewards' });
  await expect(page.locator('iframe')).toHaveCount(0);
  await trigger.focus();
  await isReady(page, 'earn');
  await expect(dialog).toBeHidden();

  await trigger.click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^(Back|Close)$/ })).toHaveCount(0);
  const middle = { x: 160, y: 20, width: 960, height: 760 };
  const box = isMobile ? { x: 0, y: 0, ...page.viewportSize() } : middle;
  await expect.poll(() => dialog.boundingBox()).toEqual(box);
  await expectAccessible(page);
  expect(await brokenRules(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
  const seen = (await eventsOf(page, 'earn')).map(({ event }) => event);
  // One `ready`: the panel that was prepared is the one that was shown.
  expect(seen).toEqual(['ready', 'open', 'close']);
});

test('EM-01 by keys and by ear: into the panel and around, and Escape leads back', {
  tag: ['@desktop', '@keys'],
}, async ({ page, database, publisherPage, baseURL }) => {
  // Where few surveys are, the list is whole from the first paint on, and its last tile stays the last.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': visitorsFrom.germany });
  const { id } = await openApp(database, { policy_required: true, allowed_origins: [publisherPage.origin] });
  await publish({
    ...{ page, publisherPage, baseURL },
    body: '<button id="earn">Earn coins</button>',
    script: `watch('earn', embed.openModal({ app: '${id}', uuid: 'alice', trigger: '#earn', title: 'Coins', closeLabel: 'Done' }))`,
  });
  const trigger = page.getByRole('button', { name: 'Earn coins' });
  await page.keyboard.press('Tab');
  await isReady(page, 'earn');
  const frame = await panelFrame(page, 'Coins');
  await untilInteractive(frame);
  // As long as it is closed, neither keyboard nor screen reader finds it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(trigger).toBeFocused();
  expect((await accessibleNames(page)).join()).not.toContain('Coins');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Coins' });
  const done = dialog.getByRole('button', { name: 'Done' });
  const buttons = frame.getByRole('button');
  const tiles = surveyTiles(frame);
  await expect
    .poll(() => accessibleNames(page))
    .toEqual(['RootWebArea Publisher', 'dialog Coins', 'Iframe Coins', 'button Done', 'StaticText ✕']);

  await page.keyboard.press('Tab');
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(done).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tiles.last()).toBeFocused();
  // Whoever is down there gets a way up, should the list be that long.
  const up = frame.getByRole('button', { name: 'Back to top' });
  const areFocused = (elements: Element[]) => elements.includes(document.activeElement as Element);
  const isAround = () => done.evaluateAll(areFocused);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await isAround()) || (await up.evaluateAll(areFocused))).toBe(true);
  if (!(await isAround())) await page.keyboard.press('Tab');
  await expect(done).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(buttons.first()).toBeFocused();

  // Escape closes what is on top: first a step of the panel, then the panel itself.
  await tiles.nth(1).press('Enter');
  await expect(frame.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await done.focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test(
  'EM-01 in a window of its own, which tells as much and says when it is gone',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<button id="earn">Earn coins</button>',
      script: `watch('earn', embed.openPopup({ app: '${id}', uuid: 'alice', trigger: '#earn' }))`,
    });
    const popup = await newTab(page, () => page.getByRole('button').click());
    await isReady(page, 'earn');
    await untilInteractive(popup);
    await expect(popup.getByRole('button', { name: /^(Back|Close)$/ })).toHaveCount(0);
    await surveyTiles(popup).nth(1).click();
    await expect
      .poll(() => eventsOf(page, 'earn'))
      .toContainEqual({ event: 'qualification-in-progress', data: { survey_hash: expect.any(String) } });
    // A second press comes back to the same window.
    await page.getByRole('button').click();
    await popup.close();
    await expect.poll(() => eventsOf(page, 'earn')).toContainEqual({ event: 'close', data: {} });
    expect(page.context().pages()).toEqual([page]);
    expect(await messagesOf(page)).toContainEqual(expect.objectContaining({ ns: 'earnwall', v: 1, id: '1' }));
  },
);

test('EM-01 by a button that follows the reader', async ({ page, database, publisherPage, baseURL }) => {
  const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
  await publish({
    ...{ page, publisherPage, baseURL },
    script: `watch('earn', embed.floatingButton({ label: 'Earn coins', app: '${id}', uuid: 'alice' }))`,
  });
  const button = page.getByRole('button', { name: 'Earn coins' });
  await expectAccessible(page);
  const [box, window] = [await button.boundingBox(), page.viewportSize()];
  expect([box?.height, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([48, (window?.height ?? 0) - 24]);
  expect(box?.width).toBeLessThan(200);
  await expect(button).toHaveCSS('text-transform', 'none');
  await button.click();
  await isReady(page, 'earn');
  await expect(page.getByRole('dialog', { name: 'Earn coins' })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
});

test(
  'EM-01 changed options start it anew, and the way back does not lead through it',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<div id="earn"></div>',
      script: `watch('earn', embed.mount('#earn', { app: '${id}', uuid: 'alice' }))`,
    });
    await isReady(page, 'earn');
    const length = await page.evaluate(() => history.length);
    await page.evaluate("panels.earn.update({ language: 'ar' })");
    const root = page.frameLocator('iframe').locator('html');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await page.evaluate("panels.earn.update({ language: 'ar' })");
    await expect.poll(() => eventsOf(page, 'earn')).toHaveLength(2);
    expect(await page.evaluate(() => history.length)).toBe(length);
  },
);

test(
  'EM-01 in React it follows its props, tells its listeners and is gone with its component',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    const lines = await bundleReact(`
      import { StrictMode, useState } from 'react';
      import { createRoot } from 'react-dom/client';
      import { RewardsPanel, useRewardsPanel } from '@earnwall/embed/react';

      const user = { origin: '${baseURL}', app: '${id}', uuid: 'alice' };
      window.panelEvents = [];
      function Page() {
        const [language, setLanguage] = useState('en');
        const [shown, setShown] = useState(true);
        const modal = useRewardsPanel({ ...user, title: 'Modal', on: { open: () => panelEvents.push('open') } });
        return (
          <main>
            <h1>Publisher</h1>
            <button onClick={() => setLanguage('ar')}>Arabic</button>
            <button onClick={() => setShown(false)}>Away</button>
            <button onClick={modal.open} onPointerEnter={modal.prepare}>Open</button>
            {shown && <RewardsPanel {...user} language={language} className="earn" on={{ ready: () => panelEvents.push('ready ' + language) }} />}
          </main>
        );
      }
      createRoot(document.querySelector('#page')).render(<StrictMode><Page /></StrictMode>);
    `);
    publisherPage.html = `<html lang="en"><div id="page"></div><script>${lines}</script>`;
    await page.goto(publisherPage.origin);
    const panelEvents = () => page.evaluate('panelEvents');
    await expect.poll(panelEvents).toEqual(['ready en']);
    // React runs effects twice while a page is being developed; there is one panel all the same.
    await expect(page.locator('.earn > iframe')).toHaveCount(1);
    await page.getByRole('button', { name: 'Arabic' }).click();
    await expect(page.frameLocator('.earn > iframe').locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(panelEvents).toEqual(['ready en', 'ready ar']);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('dialog', { name: 'Modal' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Away' }).click();
    await expect(page.locator('.earn')).toHaveCount(0);
    expect(await panelEvents()).toEqual(['ready en', 'ready ar', 'open']);
  },
);
