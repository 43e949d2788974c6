// Story 6 of the console: a brand color is dragged and the panel follows; contrast, publishing, versions, two editors.

import { aPublisher } from '@earnwall/server/testing/apps';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/console.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';

const first = '#0a7a5c';
const onPanel = (page: Page, screen: 'phone' | 'desktop') =>
  page.frameLocator(`iframe[title="Panel on a ${screen}"]`).locator('html');
const brandOf = async (page: Page) => await page.getByRole('textbox', { name: 'Brand color' }).inputValue();
const published = (page: Page) => page.getByText(/^v\d+ is live/).first();

test.describe('CO-01 the design editor', () => {
  test(
    'CO-01 a dragged brand color is followed, corrected, published, seen by an open panel, restored',
    onDesktop,
    async ({ page, browser, context, database, baseURL }) => {
      test.setTimeout(180_000);
      const publisher_id = await aPublisher(database.db);
      const app = await openApp(database, { publisher_id, design: { first_color: first } });
      const alice = await (await browser.newContext()).newPage();
      await enter(alice, `${baseURL}${panelAddress(app, 'alice')}`);
      await expect(alice.locator('html')).toHaveCSS('--brand-solid', first);

      await signIn(context, database, baseURL, 'developer', { publisher_id, name: 'Noah Weiss' });
      await page.goto(`/console/apps/${app.id}/design`);
      for (const screen of ['phone', 'desktop'] as const)
        await expect(onPanel(page, screen)).toHaveCSS('--brand-solid', first);
      await page.getByRole('button', { name: 'Vivid' }).click();

      const square = page.getByRole('slider', { name: 'Saturation and brightness' });
      const box = await square.boundingBox();
      if (!box) throw new Error('The square is not shown');
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 120, box.y + 12, { steps: 8 });
      const dragged = await brandOf(page);
      expect(dragged).not.toBe(first);
      for (const screen of ['phone', 'desktop'] as const)
        await expect(onPanel(page, screen)).toHaveCSS('--brand-solid', dragged);
      await page.mouse.up();
      await square.press('ArrowLeft');
      await page.getByRole('slider', { name: 'Hue' }).press('ArrowRight');
      expect(await brandOf(page)).not.toBe(dragged);

      await page.getByRole('button', { name: /^Language/ }).click();
      await page.getByRole('option', { name: 'العربية' }).click();
      await expect(onPanel(page, 'phone')).toHaveAttribute('dir', 'rtl');
      await expect(onPanel(page, 'desktop')).toHaveCSS('--brand-solid', await brandOf(page));

      await page.getByRole('textbox', { name: 'Brand color' }).fill('#ffe100');
      await expect(onPanel(page, 'phone')).toHaveCSS('--brand-solid', '#ffe100');
      await expect(page.getByText(/corrected: .*#ffe100/)).toBeVisible();
      // One panel at a time: the same one twice has every landmark twice.
      await page.getByRole('radio', { name: 'Phone' }).check({ force: true });
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Contrast' }).getByRole('row').nth(1)).toContainText(
        'Corrected',
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: 'Both' }).check({ force: true });
      await expect(onPanel(page, 'phone')).not.toHaveCSS('--brand', '#ffe100');

      await expect(page.getByText(/^Draft v2 saved/)).toBeVisible();
      await expect(alice.locator('html')).toHaveCSS('--brand-solid', first);
      await page.getByRole('button', { name: 'Publish v2' }).click();
      await expect(page.getByText('v2 is live. Open panels follow now.')).toBeVisible();
      await expect(alice.locator('html')).toHaveCSS('--brand-solid', '#ffe100');

      await page.getByRole('button', { name: 'Restore v1' }).click();
      await expect(alice.locator('html')).toHaveCSS('--brand-solid', first);
      await expect(onPanel(page, 'phone')).toHaveCSS('--brand-solid', first);
      const restored = page.locator('.c-toast').filter({ hasText: 'v1 is live again as v3' });
      await restored.getByRole('button', { name: 'Undo' }).click();
      await expect(alice.locator('html')).toHaveCSS('--brand-solid', '#ffe100');
      await expect(page.getByRole('listitem').filter({ hasText: 'v2 again' })).toBeVisible();
      await alice.context().close();
    },
  );

  test(
    'CO-08 a lost connection and another editor lose nothing; steps go back after saving',
    onDesktop,
    async ({ page, browser, context, database, baseURL }) => {
      test.setTimeout(120_000);
      const publisher_id = await aPublisher(database.db);
      const app = await openApp(database, { publisher_id, design: { first_color: first } });
      const address = `${baseURL}/console/apps/${app.id}/design?screen=phone`;
      await signIn(context, database, baseURL, 'developer', { publisher_id, name: 'Noah Weiss' });
      await page.goto(address);
      const errors = page.getByRole('textbox', { name: 'Errors', exact: true });
      await page.route('**/design/draft', (route) => route.abort());
      await errors.fill('#aa0011');
      await expect(page.getByRole('alert').getByText(/^Not saved/)).toBeVisible();
      await page.unroute('**/design/draft');
      await expect(page.getByText(/^Draft v2 saved/)).toBeVisible();

      const other = await browser.newContext();
      await signIn(other, database, baseURL, 'owner', { publisher_id, name: 'Iris Tan' });
      const iris = await other.newPage();
      await iris.goto(address);
      await expect(iris.getByRole('textbox', { name: 'Errors', exact: true })).toHaveValue('#aa0011');
      const isLast = (body: { design?: { help?: boolean } } | null) => body?.design?.help === false;
      const saved = iris.waitForResponse(
        (answer) => answer.url().endsWith('/design/draft') && isLast(answer.request().postDataJSON()),
      );
      await iris.getByRole('textbox', { name: 'Errors', exact: true }).fill('#bb0022');
      await iris.getByRole('switch', { name: 'Button to help' }).click();
      await saved;
      await expect(iris.getByRole('button', { name: '2 changes' })).toBeVisible();

      await errors.fill('#cc0033');
      const both = page
        .getByRole('alert')
        .filter({ hasText: 'Iris Tan has changed the same fields meanwhile' });
      await expect(both).toContainText('#bb0022');
      await both.getByRole('button', { name: /^Keep mine/ }).click();
      await expect(page.getByText(/^Draft v2 saved/)).toBeVisible();
      await expect(errors).toHaveValue('#cc0033');
      await expect(page.getByRole('switch', { name: 'Button to help' })).not.toBeChecked();

      await page.getByRole('heading', { name: 'Design' }).click();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(errors).not.toHaveValue('#cc0033');
      await page.keyboard.press('ControlOrMeta+Shift+z');
      await expect(errors).toHaveValue('#cc0033');
      await other.close();
    },
  );

  test(
    'CO-01 a narrow screen shows the draft and publishes it, and says what it cannot do',
    onDesktop,
    async ({ page, context, database, baseURL }) => {
      const publisher_id = await aPublisher(database.db);
      const app = await openApp(database, { publisher_id });
      await signIn(context, database, baseURL, 'developer', { publisher_id });
      await page.goto(`/console/apps/${app.id}/design`);
      await page.getByRole('button', { name: 'Night' }).click();
      await expect(page.getByText(/^Draft v2 saved/)).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByText('Designing needs a wider screen')).toBeVisible();
      await expect(onPanel(page, 'phone')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Publish v2' }).click();
      await expect(published(page)).toBeVisible();
    },
  );
});
