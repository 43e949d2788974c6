import { defaultDesigns } from '@earnwall/contract/default-design';
import { metadata } from '@earnwall/contract/entities/metadata';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { withPostback } from '#publishers/postback.ts';
import { postMovement } from '#store/money/ledger.ts';
import { users } from '#store/schema/users.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { startServer, type TestServer } from './support/server.ts';

const extension = { EXTENSION_IDS: 'abcdefghijklmnop'.repeat(2), EXTENSION_URL: 'https://store.example/x' };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ config: readConfig(extension) });
});
afterAll(() => server.stop());

describe('ID-08 GET /app', () => {
  it('answers every field of the metadata', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false, name: 'Pixel Quest' });
    const { status, body } = await server.call('app/get-app', { as: `alice:${app.id}` });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(Object.keys(metadata.shape).sort());
    expect(body).toMatchObject({
      app: app.id,
      app_name: 'Pixel Quest',
      country: 'US',
      design: defaultDesigns.light,
    });
  });

  it('has the settings of the app and the account', async () => {
    const app = await anApp(server.database.db, {
      currency_name: 'Gems',
      exchange_rate_micros: 250_500_000n,
      decimals: 2,
      test_mode: true,
      panel_enabled: false,
      single_survey: true,
      offers_enabled: false,
      show_rewards: false,
      show_filters: false,
      show_wallet: true,
      chat_available: true,
      policy_required: false,
      policy_url: 'https://publisher.example/policy',
      latency_probe: true,
      allowed_origins: ['https://publisher.example'],
      settings: { rounded_buttons: true, col_qty: 4 },
    });
    const alice = await aUser(server.database.db, app, 'alice');
    await server.database.db
      .update(users)
      .set({ policy_optin: true, update_profile: true, extension_status: 0, extension_bonus: 75n })
      .where(eq(users.id, alice.id));
    const { body } = await server.call('app/get-app', { as: alice.uhash });
    expect(body).toMatchObject({
      currency_name: 'Gems',
      currency_exchange_rate: 250.5,
      base_exchange_rate: 250.5,
      move_decimals: 2,
      test_mode: true,
      is_surveys_panel_enabled: false,
      is_single_survey: true,
      offers_settings: { show_wallet: true, is_enabled: false },
      show_rewards: false,
      show_filters: false,
      is_chat_available: true,
      is_policy_required: false,
      policy_url: 'https://publisher.example/policy',
      policy_optin: 1,
      latency_url: `${server.url}/latency`,
      update_profile: true,
      uhash: alice.uhash,
      allowed_origins: ['https://publisher.example'],
      settings: { rounded_buttons: true, col_qty: 4, layout: 'default' },
      extra: { extension: { status: 0, bonus: 75, url: 'https://store.example/x' } },
    });
  });

  it('DE-01 a design leaves whole: what is missing or malformed takes the default of its palette', async () => {
    const design = {
      palette: 'dark',
      first_color: '#00ff88',
      second_color: 'red;}body{display:none',
      help: false,
    };
    const app = await anApp(server.database.db, { requires_security_hash: false, design: design as never });
    const { body } = await server.call('app/get-app', { as: `alice:${app.id}` });
    expect(body.design).toEqual({ ...defaultDesigns.dark, first_color: '#00ff88', help: false });
  });

  it('an announcement leaves without anything that runs', async () => {
    const html =
      '<p onclick="x()">Hi <b>you</b><script>x()</script> <a href="javascript:x()">a</a><img src=x onerror=x()></p>';
    const app = await anApp(server.database.db, { requires_security_hash: false, html });
    const { body } = await server.call('app/get-app', { as: `alice:${app.id}` });
    expect(body.html).toBe('<p>Hi <b>you</b> <a target="_blank" rel="noopener noreferrer">a</a></p>');
  });
});

describe('earnings', () => {
  it('ID-10 count what is real, never what test mode gave', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false });
    const alice = await aUser(server.database.db, app, 'alice');
    const give = (kind: 'user' | 'user_test', amount: bigint, daysAgo: number) =>
      server.database.transaction((tx) =>
        postMovement(
          tx,
          withPostback(
            {
              app_id: app.id,
              user_id: alice.id,
              kind: 'survey_reward',
              reason: 'Survey completed',
              source: 'tests',
              transaction: `${kind}-${amount}`,
              cid: null,
              at: new Date(server.clock.now.getTime() - daysAgo * 86_400_000),
              lines: [
                { account: kind, currency: 'app', amount },
                { account: 'house', currency: 'app', amount: -amount },
              ],
            },
            { sid: null, outcome: null, price: app, subid: {} },
          ),
        ),
      );
    await give('user', 300n, 0);
    await give('user', 40n, 29);
    await give('user', 5n, 31);
    await give('user_test', 9000n, 0);
    const { body } = await server.call('app/get-app', { as: alice.uhash });
    expect(body).toMatchObject({ earned_today: 300, earned_thirtydays: 340 });
  });

  it('ID-09 cer and cn change what is shown, never an amount', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false });
    const plain = await server.call('app/get-app', { as: `bob:${app.id}` });
    const shown = await server.call('app/get-app', {
      as: `bob:${app.id}`,
      query: { cer: '2.5', cn: 'Rubies' },
    });
    expect(shown.body).toMatchObject({
      currency_name: 'Rubies',
      currency_exchange_rate: 2.5,
      base_exchange_rate: 1000,
    });
    expect(shown.body).toEqual({ ...plain.body, currency_name: 'Rubies', currency_exchange_rate: 2.5 });
    const again = await server.call('app/get-app', { as: `bob:${app.id}` });
    expect(again.body).toEqual(plain.body);
  });
});
