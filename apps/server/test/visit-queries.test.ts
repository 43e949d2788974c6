// What a visit asks of the database: memory answers the rest (decision 0142).
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#store/engine/database.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { aSurvey } from '#testing/surveys.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';

/** By this name the connections of visits are told from all others. */
const name = 'visits';
/** Written for many together, whenever it is time. */
const writtenLater = /user_days|key_uses|update ip_logs/;

let first: TestServer;
let server: TestServer;
const asked = vi.spyOn(pg.Client.prototype, 'query');
let database: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  first = await startServer();
  const connectionString = `${first.connectionString}${first.connectionString.includes('?') ? '&' : '?'}application_name=${name}`;
  database = openDatabase({ connectionString }, { warn: () => {} });
  server = await joinServer(first, { database });
});
afterAll(async () => {
  asked.mockRestore();
  await server.stop();
  await database.close();
  await first.stop();
});

function queriesOfVisits(): string[] {
  const calls = asked.mock.calls as unknown as [string | { name?: string; text?: string }][];
  return calls
    .map(([query], at) => ({ query, client: asked.mock.contexts[at] as { connectionParameters?: object } }))
    .filter(({ client }) => JSON.stringify(client.connectionParameters ?? {}).includes(`"${name}"`))
    .map(({ query }) => (typeof query === 'string' ? query : (query.name ?? query.text ?? '')))
    .filter((query) => !writtenLater.test(query));
}

it('a visit of somebody known asks whether they are the same, and for what any write can change', async () => {
  const app = await anApp(first.database.db);
  const alice = await aUser(first.database.db, app, 'alice');
  await aSurvey(first.database.db);
  await server.inventory.catchUp();
  const visit = () =>
    fetch(`${server.url}/?uh=${alice.uhash}`, {
      headers: { accept: 'text/html', 'sec-fetch-site': 'cross-site' },
    });

  const entry = await visit();
  const params = { id: entry.headers.get('x-ip-log-uuid') ?? '' };
  await server.call('telemetry/put-ip-logs-fp', {
    as: alice.uhash,
    params,
    body: { fingerprint: 'a'.repeat(32) },
  });
  await visit();
  await visit();

  const seen: string[][] = [];
  for (let round = 0; round < 5; round += 1) {
    asked.mockClear();
    const page = await visit();
    expect(await page.text()).toContain(alice.uhash);
    seen.push(queriesOfVisits().sort());
  }
  seen.sort((a, b) => a.length - b.length);
  expect(seen[0]).toEqual(['changed_identity_stamps', 'entry_facts']);
});
