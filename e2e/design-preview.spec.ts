// Any screen in any state under any design, and nobody's visit (RT-09).
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { frameOf } from './support/frames.ts';
import { expect, test } from './support/product.ts';
import { enterAsAlice, openApp } from './support/publisher.ts';

const headed = (name: string) => (page: Page) => page.getByRole('heading', { name });

/** A few of each kind: a list, notices, steps, popups that open by themselves and by a press, pages. */
const looks: readonly [
  preview: string,
  design: string,
  shows: (page: Page) => ReturnType<Page['locator']>,
][] = [
  ['surveys', 'palette=dark', (page) => page.getByRole('list', { name: 'Surveys', exact: true })],
  ['surveys-banned', 'pages_bg=ffe4f0&text_default=ffb0d0', headed('Your account is banned')],
  [
    'question-multiple',
    'components_bg=777777&first_color=808080',
    headed('Which pets live in your household?'),
  ],
  ['result-complete', 'palette=dark&language=ar', (page) => page.getByRole('slider')],
  ['offers-details', 'palette=light', (page) => page.getByRole('dialog', { name: 'Offer details' })],
  ['bonus-special', 'palette=dark&second_color=00ff00', (page) => page.getByRole('dialog')],
  ['phone-code', 'palette=light&first_color=ffff00', (page) => page.getByLabel('6-digit code')],
  ['ticket-problems', 'palette=dark&critical_color=330000', headed('Ask a question')],
];

test.describe('RT-09 design previews', () => {
  test(
    'RT-09 screens in their states, readable under any design, without a call to the server',
    onPhone,
    async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
      for (const [preview, design, shows] of looks) {
        await page.goto(`/design-preview/${preview}?${design}`);
        await expect(shows(page).first(), preview).toBeVisible();
        await expectAccessible(page);
      }
      expect(calls).toEqual([]);
    },
  );

  test(
    'RT-09 the list of previews keeps the design, and a preview can be walked through',
    onDesktop,
    async ({ page }) => {
      await page.goto('/design-preview/all?pages_bg=112233&palette=dark');
      await expect(headed('Design previews')(page)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Surveys', exact: true }).click();
      await expect(page).toHaveURL(/\/design-preview\/surveys\?/);
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(17, 34, 51)');
      await page.getByRole('listitem').nth(1).getByRole('button').click();
      await page.getByRole('button', { name: 'Start the survey' }).click();
      await page.getByRole('radio', { name: 'Tea' }).check();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(headed('You’re a match!')(page)).toBeVisible();
      await expect(page).toHaveURL(/\/design-preview\/surveys\?/);
    },
  );

  test('RT-09 a preview leaves whoever is logged in alone', onDesktop, async ({ page, database }) => {
    await enterAsAlice(page, database);
    const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    const before = await kept();
    await page.goto('/design-preview/ticket-sent?uuid=bob&app=other');
    await expect(headed('Got your message')(page)).toBeVisible();
    expect(await kept()).toBe(before);
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Surveys', exact: true })).toBeVisible();
  });

  test(
    'RT-09 follows designs that a page of its app posts',
    onDesktop,
    async ({ page, database, publisherPage, baseURL }) => {
      const design = { pages_bg: '#102030', palette: 'dark' } as const;
      const app = await openApp(database, { allowed_origins: [publisherPage.origin], design });
      const preview = `${baseURL}/design-preview/result-complete?app=${app.id}`;
      publisherPage.html = `<iframe src="${preview}" width="800" height="600"></iframe><script>
      const received = [];
      addEventListener('message', ({ data }) => received.push(data.type));
    </script>`;
      await page.goto(publisherPage.origin);
      const frame = await frameOf(page);
      const html = frame.locator('html');
      await expect(html).toHaveCSS('background-color', 'rgb(16, 32, 48)');
      await expect.poll(() => page.evaluate('received')).toContain('ready');
      const star = frame.getByRole('slider');
      await star.focus();

      await post(page, 'frames[0]', { pages_bg: '#fefefe', first_color: 'red', text_default: '#fdfdfd' });
      await expect(html).toHaveCSS('background-color', 'rgb(254, 254, 254)');
      await expect(html).toHaveCSS('--brand-solid', '#7d85ff');
      await expect(html).not.toHaveCSS('color', 'rgb(253, 253, 253)');
      await expect(star).toBeFocused();
    },
  );

  test(
    'RT-09 does not hear other pages',
    onDesktop,
    async ({ page, context, database, publisherPage, baseURL }) => {
      const app = await openApp(database, { allowed_origins: ['https://shop.example'] });
      publisherPage.html = '<button>Open</button>';
      await page.goto(publisherPage.origin);
      const opened = context.waitForEvent('page');
      await page.evaluate(
        (url) => Object.assign(window, { preview: window.open(url) }),
        `${baseURL}/design-preview/surveys?app=${app.id}`,
      );
      const preview = await opened;
      await expect(preview.getByRole('list', { name: 'Surveys', exact: true })).toBeVisible();
      const before = await preview.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
      await preview.evaluate(() => {
        addEventListener('message', ({ data }) =>
          requestAnimationFrame(() => {
            document.title = data.type;
          }),
        );
      });
      await post(page, 'preview', { pages_bg: '#010203' });
      await expect(preview).toHaveTitle('design');
      await expect(preview.locator('html')).toHaveCSS('background-color', before);
    },
  );
});

/** As a page does that knows nothing but the messages. */
async function post(page: Page, target: string, data: Record<string, string>): Promise<void> {
  const message = { ns: 'earnwall', v: 1, type: 'design', id: 'editor', data };
  await page.evaluate(`${target}.postMessage(${JSON.stringify(message)}, '*')`);
}
