// The panel wears the publisher's design (DE-01, DE-02).
import { changeApp } from '@earnwall/server/testing/apps';
import type { Locator } from '@playwright/test';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, enterAsAlice, openApp, panelAddress, untilInteractive } from './support/publisher.ts';

test.describe('DE-01 every field of the design', onDesktop, () => {
  test('DE-01 each colour reaches its surface on the next visit', async ({ page, database }) => {
    const app = await openApp(database);
    const places: Record<string, [Locator, string]> = {
      pages_bg: [page.locator('html'), 'background-color'],
      surveys_list_bg: [page.locator('.on-list').first(), 'background-color'],
      components_bg: [page.getByRole('listitem').nth(1).getByRole('button'), 'background-color'],
      actions_bg: [page.getByRole('button', { name: 'Help' }), 'background-color'],
      first_color: [page.locator('html'), '--brand-solid'],
      second_color: [page.locator('html'), '--reward-solid'],
      third_color: [page.getByText('New', { exact: true }), 'background-color'],
      critical_color: [page.locator('html'), '--danger-solid'],
      text_default: [page.getByRole('heading', { name: 'Earn rewards' }), 'color'],
      text_secondary: [page.getByText('Last 30 days'), 'color'],
    };
    // A shade of its own for each: surfaces are light, and all else dark enough to be read on them as it is.
    const shades = Object.entries(places).map(([field, [place, property]], at) => {
      const shade = (field.endsWith('_bg') ? 0xf0 : 0x20) + at;
      const color = `#${shade.toString(16).repeat(3)}`;
      const shown = property.startsWith('--') ? color : `rgb(${shade}, ${shade}, ${shade})`;
      return { field, place, property, color, shown };
    });
    await enter(page, panelAddress(app, 'alice'));
    await changeApp(database.db, app, {
      design: Object.fromEntries(shades.map(({ field, color }) => [field, color])),
    });
    await enter(page, panelAddress(app, 'alice'));
    for (const { field, place, property, shown } of shades) {
      await expect(place, field).toHaveCSS(property, shown);
    }
  });

  test('DE-01 header, stats, activity, help and the switch each have their flag', async ({
    page,
    database,
  }) => {
    const app = await openApp(database);
    const parts = {
      header: page.getByRole('heading', { name: 'Earn rewards' }),
      stats: page.getByText('Last 30 days'),
      activity: page
        .getByRole('link', { name: 'Activity' })
        .or(page.getByRole('button', { name: 'Activity', exact: true })),
      help: page.getByRole('button', { name: 'Help' }),
      is_show_survey_games_option: page.getByRole('radio', { name: /^Games/ }),
    };
    await enter(page, panelAddress(app, 'alice'));
    for (const part of Object.values(parts)) await expect(part).toBeVisible();
    for (const [flag, part] of Object.entries(parts)) {
      await changeApp(database.db, app, { design: { [flag]: false } });
      await enter(page, panelAddress(app, 'alice'));
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expect(part, flag).toBeHidden();
    }
  });

  test('DE-01 a visit that resumes from storage wears the design as well', async ({ page, database }) => {
    await enterAsAlice(page, database, { design: { palette: 'dark', pages_bg: '#112233' } });
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(17, 34, 51)');
  });
});

test(
  'DE-02 a style sheet of the publisher’s own comes from an allowed origin, and nobody waits for it',
  onDesktop,
  async ({ page, database }) => {
    const design_file = 'https://looks.example/earn.css';
    const app = await openApp(database, {
      allowed_origins: ['https://looks.example'],
      design: { design_file },
    });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked: string[] = [];
    await page.route('https://*.example/*.css', async (route) => {
      asked.push(route.request().url());
      await answered;
      await route.fulfill({ contentType: 'text/css', body: 'h1 { letter-spacing: 7px }' });
    });
    const title = page.getByRole('heading', { level: 1 });

    // The publisher's server is silent, and the panel is there all the same; only the load event may wait for it.
    await page.goto(panelAddress(app, 'alice'), { waitUntil: 'domcontentloaded' });
    await untilInteractive(page);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect.poll(() => asked).toEqual([design_file]);
    await expect(title).not.toHaveCSS('letter-spacing', '7px');
    answer();
    await expect(title).toHaveCSS('letter-spacing', '7px');

    await changeApp(database.db, app, { design: { design_file: 'https://evil.example/earn.css' } });
    await enter(page, panelAddress(app, 'alice'));
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(title).not.toHaveCSS('letter-spacing', '7px');
    expect(asked).toEqual([design_file]);
  },
);
