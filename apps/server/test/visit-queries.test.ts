// What a visit asks of the database: memory answers the rest (decision 0142).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { aSurvey } from '#testing/surveys.ts';
import { type CountedServer, startCounted } from './support/asked-queries.ts';

let counted: CountedServer;

beforeAll(async () => {
  counted = await startCounted();
});
afterAll(() => counted.stop());

it('a visit of somebody known asks whether they are the same, and for what any write can change', async () => {
  const { server, first } = counted;
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
    const queries = await counted.during(async () => {
      const page = await visit();
      expect(await page.text()).toContain(alice.uhash);
    });
    seen.push(queries.sort());
  }
  seen.sort((a, b) => a.length - b.length);
  expect(seen[0]).toEqual(['changed_identity_stamps', 'entry_facts']);
});
