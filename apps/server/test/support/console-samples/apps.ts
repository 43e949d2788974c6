import type { appsCalls } from '@earnwall/contract/console-calls/apps';
import { defaultDesigns } from '@earnwall/contract/default-design';
import { eq } from 'drizzle-orm';
import { presentSettings } from '#present/settings.ts';
import { integration_checks } from '#store/schema/integration-checks.ts';
import { changeApp } from '#testing/apps.ts';
import { aDesignVersion } from '#testing/designs.ts';
import { list, ofApp, reason, type Sample, versionOf } from './sample.ts';

export const appsSamples: Readonly<Record<keyof typeof appsCalls, Sample>> = {
  'console/apps/get-apps': list(),
  'console/apps/post-apps': {
    about: 'list',
    request: async ({ publisher_id, mark }) => ({
      body: {
        ...{ name: `New ${mark}`, publisher_id, currency_name: 'Coins', exchange_rate: '1000', decimals: 0 },
        ...{ revenue_share: '70', allowed_origins: [] },
      },
    }),
  },
  'console/apps/get-apps-id': ofApp(),
  'console/apps/put-apps-id': ofApp(async ({ on, app }) => ({
    body: { version: await versionOf(on, app), show_wallet: true },
  })),
  'console/apps/put-apps-state': ofApp(() => ({ body: { state: 'open' } })),
  'console/apps/put-apps-maintenance': ofApp(() => ({ body: { on: false, reason } })),
  'console/design/get-apps-design': ofApp(),
  'console/design/put-apps-design-draft': ofApp(async ({ on, app }) => {
    const { revision } = await aDesignVersion(on, app, null);
    const { sections, layout, tile_layout, col_qty, rounded_buttons, new_results_ui } = presentSettings({});
    const layouts = { sections, layout, tile_layout, col_qty, rounded_buttons, new_results_ui };
    return { body: { revision, design: defaultDesigns.dark, layouts } };
  }),
  'console/design/post-apps-design-publish': ofApp(async ({ on, app }) => {
    const { revision } = await aDesignVersion(on, app, null);
    return { body: { revision } };
  }),
  'console/design/post-apps-design-restore': ofApp(async ({ on, app }) => ({
    body: await aDesignVersion(on, app, new Date()),
  })),
  'console/design/post-apps-design-discard': ofApp(async ({ on, app }) => {
    const { revision } = await aDesignVersion(on, app, null);
    return { body: { revision } };
  }),
  'console/go-live/get-apps-go-live': ofApp(),
  'console/go-live/post-apps-go-live-test-user': ofApp(async ({ on, app }) => {
    await changeApp(on, app, { test_mode: true });
    return {};
  }),
  // Tests send nothing to public addresses: the endpoint cannot be reached, and the answer says so.
  'console/go-live/post-apps-go-live-doctor': ofApp(async ({ on, app }) => {
    await on.update(integration_checks).set({ steps: {} }).where(eq(integration_checks.app_id, app.id));
    return { body: { forged_only: true } };
  }),
  'console/go-live/post-apps-go-live-origins': ofApp(() => ({ body: { origin: 'https://game.example' } })),
  'console/go-live/post-apps-go-live-live': ofApp(() => ({ body: { anyway: true } })),
  'console/go-live/post-apps-go-live-test': ofApp(),
  'console/statements/get-apps-statement': ofApp(() => ({ params: { period: '2026-02' } })),
};
