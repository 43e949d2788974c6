// The panel and the page around it: modules that ask their page to navigate, errors and results that come back
// into the frame they began in, and what single apps have asked for (EM-*).
import { aPast, fromCroatia, noon } from './support/activities.ts';
import { onDesktop } from './support/devices.ts';
import { eventsOf, hasGrown, isReady, panelFrame, publish } from './support/embed.ts';
import { embed } from './support/embedded-panel.ts';
import { reload } from './support/frames.ts';
import { forDogs, fromLuxembourg, meetBob, surveyAddress, surveyHere } from './support/luxembourg.ts';
import { operators } from './support/operators.ts';
import { expect, test } from './support/product.ts';
import { openApp, panelAddress } from './support/publisher.ts';
import { anotherResult, aResult, completed, resultAddress } from './support/results.ts';
import { textsIn } from './support/texts.ts';

test.describe('EM-03 single-page modules', () => {
  test.use(fromCroatia);

  /** A page that shows one module at a time: the one it was asked for. */
  const oneAtATime = `
    const panel = watch('earn', embed.mount('#earn', { ...options, autoHeight: true }));
    panel.on('step-change', ({ path }) => panel.update({ path }));
    panel.on('click-back', () => panel.update({ path: '/' }));`;

  test(
    'EM-03 each leads to the next by telling its page what to open, once, and back again',
    onDesktop,
    async ({ page, database, publisherPage, baseURL }) => {
      const past = await aPast(database, { allowed_origins: [publisherPage.origin] });
      const attempt = await past.attempt({ state: 'screen_out', ended_at: noon(9) });
      await publish({
        ...{ page, publisherPage, baseURL },
        body: '<div id="earn"></div>',
        script: `const options = { app: '${past.app.id}', uuid: 'alice', mode: 'single-page' }; ${oneAtATime}`,
      });
      const panel = page.frameLocator('iframe');
      const arriveAt = async (name: string) => {
        await expect(panel.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
        await hasGrown(page);
      };
      const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
      const hears = (...steps: [string, unknown][]) =>
        expect
          .poll(async () => (await eventsOf(page, 'earn')).filter(({ event }) => event !== 'ready'))
          .toEqual(steps.map(([event, data]) => ({ event, data })));

      await arriveAt('Surveys');
      await press('Activity');
      const activities = { step: 'activities', path: '/activities-history/surveys' };
      await arriveAt('Your activity');
      await panel.getByRole('list').getByRole('button').first().click();
      const attemptDialog = panel.getByRole('dialog');
      // What happened comes later than its dialog, and pushes the buttons down.
      await expect(attemptDialog.getByRole('list')).toBeVisible();
      await attemptDialog.getByRole('button', { name: 'Ask support about this' }).click();
      const support = { step: 'support', path: `/support?attempt=${attempt}` };
      await arriveAt('Help and support');
      await press('Ask a question');
      const ticket = { step: 'support-create-ticket', path: `/support-create-ticket?attempt=${attempt}` };
      await arriveAt('Ask a question');
      await expect(panel.getByRole('button', { name: 'Don’t attach this survey' })).toBeVisible();
      await press('Back');
      await arriveAt('Help and support');
      await press('Back');
      await arriveAt('Surveys');
      const steps: [string, unknown][] = [
        ['step-change', activities],
        ['step-change', support],
        ['step-change', ticket],
        ['step-change', support],
        ['click-back', {}],
      ];
      await hears(...steps);

      // A result is a module's too, and ends with a message to the page.
      const { cid } = await anotherResult(database, past.alice, completed);
      await page.evaluate(`panels.earn.update({ path: '/result?cid=${cid}' })`);
      await arriveAt('Survey completed');
      await press('Done');
      await hears(...steps, ['survey-completed', expect.anything()], ['close-results', {}]);
    },
  );

  test(
    'EM-03 a module stays where it is; opened as a page of its own it goes there itself',
    onDesktop,
    async ({ page, database, publisherPage, baseURL }) => {
      const app = await openApp(database, { allowed_origins: [publisherPage.origin] });
      const address = panelAddress(app, 'alice', { mode: 'single-page' });
      const { panel, received } = await embed(page, publisherPage, `${baseURL}${address}`);
      await panel.getByRole('button', { name: 'Help' }).click();
      await expect.poll(received('step-change')).toEqual([{ step: 'support', path: '/support' }]);
      await expect(panel.getByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible();

      await page.goto(address);
      await page.getByRole('button', { name: 'Help' }).press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === '/support');
    },
  );
});

test.describe('EM-01 errors and results inside a frame', () => {
  test.use(fromLuxembourg);

  test(
    'ER-02 an account that is shut out while it answers finds its notice, and the page is told',
    onDesktop,
    async ({ page, request, database, publisherPage, baseURL }) => {
      const { find, setState } = operators(request);
      const app = await openApp(database, { allowed_origins: [publisherPage.origin] });
      await meetBob(database, app);
      const address = surveyAddress(app, await surveyHere(database, forDogs), { mode: 'script' });
      const { panel, received } = await embed(page, publisherPage, `${baseURL}${address}`);
      await panel.getByRole('checkbox', { name: 'Dog' }).check();
      await setState(await find(app, 'bob'), { state: 'banned', scope: 'all', until: null });
      await panel.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(panel.getByRole('dialog')).toHaveCount(0);
      await expect(panel.getByRole('alert')).toContainText('banned');
      await expect.poll(received('close-error')).toEqual([{}]);
    },
  );

  test(
    'ER-02 a survey that is no more leads to the list, and the page is told',
    onDesktop,
    async ({ page, database, publisherPage, baseURL }) => {
      const app = await openApp(database, { allowed_origins: [publisherPage.origin] });
      const address = surveyAddress(app, { hash: 'no-such-survey' }, { mode: 'script' });
      const { panel, received } = await embed(page, publisherPage, `${baseURL}${address}`);
      await expect.poll(received('close-error')).toEqual([{}]);
      await expect(panel.getByRole('heading', { name: 'Earn rewards' })).toBeVisible();
    },
  );

  test(
    'EM-01 a survey in the same frame comes back to the panel as it was: its language, its run mode',
    onDesktop,
    async ({ page, database, publisherPage, baseURL }) => {
      const app = await openApp(database, {
        ...{ redirect_type: 'same_window', allowed_origins: [publisherPage.origin] },
      });
      await meetBob(database, app);
      const displaySettings = { mode: 'script', language: 'ar' };
      // Its supplier is not ours any more, so that the go endpoint itself leads back.
      const address = surveyAddress(app, await surveyHere(database), displaySettings);
      const { panel, received } = await embed(page, publisherPage, `${baseURL}${address}`);
      const words = textsIn('ar');
      await panel.getByRole('button', { name: words.qualify_participate }).click();
      await expect(panel.getByRole('heading', { name: words.result_closed_title })).toBeVisible();
      await expect(panel.locator('html')).toHaveAttribute('dir', 'rtl');
      await panel.getByRole('button', { name: words.result_done, exact: true }).click();
      await expect.poll(received('close-results')).toEqual([{}]);
    },
  );
});

test.describe('EM-06 what single apps have asked for is a setting with a name', () => {
  const part = { ...completed, state: 'partial', credited: 120n } as const;

  test('EM-06 round buttons, the FS variant, a partial message: with them and without', async ({
    page,
    database,
  }) => {
    const settings = { rounded_buttons: true, fs_variant: true, partial_message: true };
    const apps = [
      [settings, '99px', true, 'Every answer counts'],
      [{}, '10px', false, 'Partly completed'],
    ] as const;
    for (const [asked, radius, isAskFirst, heading] of apps) {
      const story = await aResult(database, part, { settings: asked });
      await page.goto(`/support?${new URLSearchParams({ app: story.app.id, uuid: 'alice' })}`);
      const ask = page.getByRole('button', { name: 'Ask a question' });
      await expect(ask).toHaveCSS('border-radius', radius);
      const [button, question] = [
        await ask.boundingBox(),
        await page.locator('summary').first().boundingBox(),
      ];
      expect((button?.y ?? 0) < (question?.y ?? 0)).toBe(isAskFirst);
      await page.goto(resultAddress(story));
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Back to surveys' })).toHaveCSS('border-radius', radius);
    }
  });

  test(
    'EM-07 amounts as money of the reader’s country, by the app’s setting or by `cl`',
    onDesktop,
    async ({ page, database }) => {
      const money = { currency_name: 'EUR', decimals: 2 };
      const localized = await aResult(database, completed, {
        ...money,
        settings: { currency_localization: true },
      });
      const plain = await aResult(database, completed, money);
      const reward = page.locator('.count-up-whole');
      for (const [story, cl, shown] of [
        [localized, null, '+€5.00'],
        [localized, '0', '+5EUR'],
        [plain, null, '+5EUR'],
        [plain, '1', '+€5.00'],
      ] as const) {
        await page.goto(resultAddress(story, { mode: 'in-app', ...(cl && { cl }) }));
        await expect(reward).toHaveText(shown);
      }
    },
  );
});

test(
  'EM-01 a panel without storage goes on: blocked storage, reload, another module',
  onDesktop,
  async ({ page, database, publisherPage, baseURL }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get });
    });
    const { id } = await openApp(database, { allowed_origins: [publisherPage.origin] });
    await publish({
      ...{ page, publisherPage, baseURL },
      body: '<div id="earn"></div>',
      script: `watch('earn', embed.mount('#earn', { app: '${id}', uuid: 'alice', autoHeight: true }))`,
    });
    await isReady(page, 'earn');
    const panel = page.frameLocator('iframe');
    await panel.getByRole('button', { name: 'Help' }).click();
    await expect(panel.getByRole('heading', { level: 1, name: 'Help and support' })).toBeVisible();
    const frame = await panelFrame(page);
    await reload(frame);
    await expect.poll(() => eventsOf(page, 'earn')).toHaveLength(2);
    await hasGrown(page);
    await panel.getByRole('button', { name: 'Back to surveys' }).click();
    await expect(panel.getByRole('heading', { level: 1, name: 'Earn rewards' })).toBeVisible();
  },
);
