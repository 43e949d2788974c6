// The script where things go wrong, or pages are strict: what only a real browser shows (EM-01, EM-02, EM-04).
import { securityHash } from '@earnwall/server/parts/security-hash';
import { codeBlocks, readPage } from '../scripts/docs/code-blocks.ts';
import { onDesktop } from './support/devices.ts';
import { brokenRules, eventsOf, isReady, panelFrame, publish } from './support/embed.ts';
import { expect, test } from './support/product.ts';
import { openApp } from './support/publisher.ts';

const list = { name: 'Surveys', exact: true };

test(
  'EM-02 no path leads a panel to another origin, nor runs on the page',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    publisherPage.html = `<div id="earn"></div><script src="${baseURL}/v1/embed.js"></script><script>
      earnwall.push((embed) => {
        const user = { app: '${id}', uuid: 'alice' };
        window.panel = embed.mount('#earn', { ...user, path: 'javascript:void(parent.ran = 1)' });
        panel.on('ready', () => { window.isReady = true; });
      })</script>`;
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      const isOwn = [baseURL, publisherPage.origin].includes(origin);
      if (request.isNavigationRequest() && !isOwn) elsewhere.push(request.url());
    });
    await page.goto(publisherPage.origin);
    await expect.poll(() => page.evaluate('window.isReady')).toBe(true);
    for (const [language, path] of [
      ['de', '//elsewhere.example'],
      ['fr', '\\\\elsewhere.example'],
      ['es', 'javascript:void(parent.ran = 1)'],
    ]) {
      await page.evaluate((to) => Reflect.get(window, 'panel').update(to), { path, language });
      await expect.poll(async () => (await panelFrame(page)).url()).toContain(`language=${language}`);
    }
    expect([await page.evaluate('window.ran'), elsewhere]).toEqual([undefined, []]);
  },
);

test(
  'EM-01 the script may be imported as a module',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    publisherPage.headers = {
      'content-security-policy': `default-src 'none'; script-src 'nonce-own' ${baseURL}; frame-src ${baseURL}`,
    };
    publisherPage.html = `<div id="earn"></div><script type="module" nonce="own">
      await import('${baseURL}/v1/embed.js');
      earnwall.push((embed) => embed.mount('#earn', { app: '${id}', uuid: 'alice' }));
    </script>`;
    await page.goto(publisherPage.origin);
    await expect(page.frameLocator('iframe').getByRole('list', list)).toBeVisible();
  },
);

test(
  'EM-01 the snippets of the guide hold under the strictest policy',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const app = await openApp(database, { allowed_origins: [publisherPage.origin] });
    const snippets = codeBlocks(await readPage('docs/publishers-guide.md'), 'html')
      // What stands in a file of the page's own is the same lines again.
      .filter((snippet) => !snippet.includes('/earn.js'))
      .map((snippet) =>
        snippet
          .replaceAll('https://panel.example', String(baseURL))
          .replaceAll('my-game', app.id)
          .replaceAll('USER_ID', 'alice')
          .replaceAll('SECURITY_HASH', securityHash(app.secret, 'alice'))
          .replaceAll('NONCE', 'own'),
      );
    expect(snippets.length).toBeGreaterThan(2);
    publisherPage.headers = {
      'content-security-policy': `default-src 'none'; script-src 'nonce-own' ${baseURL}; frame-src ${baseURL}`,
    };
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    for (const snippet of snippets) {
      publisherPage.html = snippet;
      await page.goto(publisherPage.origin);
      if (snippet.includes('trigger')) await page.getByRole('button').click();
      const panel = page.frameLocator('iframe');
      const games = panel.getByRole('dialog', { name: 'Which devices do you have?' });
      await expect(snippet.includes('/offers') ? games : panel.getByRole('list', list)).toBeVisible();
    }
    expect(refused).toEqual([]);
  },
);

test(
  'EM-04 a modal that does not come says so, and comes with a later try',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    await page.clock.install();
    const panelPage = (url: URL) => url.origin === baseURL && url.searchParams.has('uuid');
    await page.route(panelPage, (route) => route.abort());
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<button id="earn">Earn coins</button>',
      script: `watch('earn', embed.openModal({ app: '${id}', uuid: 'alice', trigger: '#earn', title: 'Coins' }))`,
    });
    await page.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Coins' });
    await expect(dialog.getByRole('status')).toHaveText('Loading…');
    await page.unroute(panelPage);
    await page.clock.fastForward(20_000);
    await expect.poll(() => eventsOf(page, 'earn')).toContainEqual({ event: 'error', data: {} });
    await isReady(page, 'earn');
    await expect(page.frameLocator('iframe').getByRole('list', list)).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveCount(0);
    expect(await brokenRules(page)).toEqual([]);
  },
);

test(
  'EM-01 a window that the browser blocks is reported as blocked',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    publisherPage.headers = { 'content-security-policy': 'sandbox allow-scripts allow-same-origin' };
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<button id="earn">Earn coins</button>',
      script: `watch('earn', embed.openPopup({ app: '${id}', uuid: 'alice', trigger: '#earn' }))`,
    });
    await page.getByRole('button').click();
    await expect.poll(() => eventsOf(page, 'earn')).toEqual([{ event: 'blocked', data: {} }]);
  },
);

test(
  'EM-01 a window that the page’s own policy cuts off is not taken for closed',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    publisherPage.headers = { 'cross-origin-opener-policy': 'same-origin' };
    await page.clock.install();
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<button id="earn">Earn coins</button>',
      script: `const open = window.open;
        window.open = (...given) => (window.opened = open(...given));
        watch('earn', embed.openPopup({ app: '${id}', uuid: 'alice', trigger: '#earn' }))`,
    });
    const [popup] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button').click(),
    ]);
    await expect(popup.getByRole('list', list)).toBeVisible();
    // To the page it looks closed, though it is there.
    await expect.poll(() => page.evaluate('window.opened.closed')).toBe(true);
    await page.clock.fastForward(5_000);
    expect((await eventsOf(page, 'earn')).map(({ event }) => event)).toEqual(['open']);
  },
);
