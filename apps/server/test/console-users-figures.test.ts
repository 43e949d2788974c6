// The list of users by balance, completes and reversal rate, over HTTP: who fits, and how far one request looks.
import { randomUUID } from 'node:crypto';
import type { ConsoleAnswerOf, ConsoleQueryOf } from '@earnwall/contract/console-call-types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApp, changeApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { aReport } from '#testing/reports.ts';
import { aSurvey } from '#testing/surveys.ts';
import { hours, noon } from './support/clock.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { startServer, type TestServer } from './support/server.ts';

const call = 'console/users/get-users';
let server: TestServer;
let own: World;
let team: Team;
const on = () => server.database.db;
beforeAll(async () => {
  server = await startServer();
  own = await makeWorld(on(), 'ours');
  team = await makeTeam(on(), own, await makeWorld(on(), 'theirs'), noon);
});
afterAll(() => server.stop());

type ListQuery = Partial<Record<keyof ConsoleQueryOf<typeof call>, string>>;
async function ask(query: ListQuery, who: TeamMember = 'dana') {
  const answered = await server.operate(call, { headers: { ...team[who].headers }, query } as never);
  return {
    status: answered.status,
    body: answered.body as ConsoleAnswerOf<typeof call>,
    error: answered.body,
  };
}
async function listed(query: ListQuery) {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  return body;
}
const named = async (query: ListQuery) => (await listed(query)).users.map(({ uuid }) => uuid);

interface Person {
  balance: bigint;
  completes: number;
  reversals: number;
}
type App = Awaited<ReturnType<typeof anApp>>;

async function aPerson(app: App, uuid: string, { balance, completes, reversals }: Person, seen_at: Date) {
  const user = await aUser(on(), app, uuid);
  await changeUser(on(), user, { seen_at });
  if (balance !== 0n)
    await creditByOperator(server.database, app, user, {
      ...{ kind: 'adjustment', reason: 'By hand', amount: balance, at: noon },
    });
  for (let index = 0; index < completes; index += 1) {
    const survey = await aSurvey(on());
    const cid = await aClick(on(), user, survey, { state: 'complete', ended_at: noon, opened_at: hours(-3) });
    if (index < reversals)
      await aReport(on(), {
        ...{ cid, supplier_id: survey.supplier_id, received_at: hours(-1) },
        ...{ outcome: 'quality', effect: 'reversed' },
      });
  }
}

describe('CO-02 the list of users by their figures', () => {
  let app: App;
  beforeAll(async () => {
    app = await anApp(on(), { publisher_id: own.publisher_id, decimals: 2 });
    await aPerson(app, 'alice', { balance: 250n, completes: 3, reversals: 1 }, hours(-1));
    await aPerson(app, 'bob', { balance: 0n, completes: 0, reversals: 0 }, hours(-2));
    await aPerson(app, 'carol', { balance: -100n, completes: 2, reversals: 2 }, hours(-3));
    await aPerson(app, 'dave', { balance: 251n, completes: 1, reversals: 0 }, hours(-4));
  });

  it.each<[ListQuery, string[]]>([
    [{ balance_min: '2.5' }, ['alice', 'dave']],
    [{ balance_min: '2.51' }, ['dave']],
    [{ balance_max: '2.5' }, ['alice', 'bob', 'carol']],
    [{ balance_max: '-1' }, ['carol']],
    [{ balance_max: '-1.01' }, []],
    [{ balance_min: '0', balance_max: '0' }, ['bob']],
    [{ completes_min: '0' }, ['alice', 'bob', 'carol', 'dave']],
    [{ completes_min: '2' }, ['alice', 'carol']],
    [{ completes_min: '4' }, []],
    // Nothing of nothing is no rate.
    [{ reversal_rate_min: '0' }, ['alice', 'carol', 'dave']],
    [{ reversal_rate_min: '33.33' }, ['alice', 'carol']],
    [{ reversal_rate_min: '33.34' }, ['carol']],
    [{ reversal_rate_min: '100' }, ['carol']],
    [{ balance_min: '0', completes_min: '1', reversal_rate_min: '1' }, ['alice']],
    [{ completes_min: '1', seen_since: hours(-3).toISOString() }, ['alice', 'carol']],
    [{ completes_min: '1', q: 'dave' }, ['dave']],
  ])('%o finds %o', async (query, people) => {
    const body = await listed({ app: app.id, ...query });
    expect(body.users.map(({ uuid }) => uuid)).toEqual(people);
    expect([body.next, body.looked]).toEqual([null, null]);
  });

  it('also in all apps, where completes and rates mean the same', async () => {
    const found = await named({ completes_min: '2' });
    expect(found.filter((uuid) => uuid === 'alice' || uuid === 'carol')).toEqual(['alice', 'carol']);
  });

  it('compares the balance that is shown: in Test that of test money', async () => {
    const tried = await anApp(on(), {
      ...{ publisher_id: own.publisher_id, test_mode: true, credit_cap: 1_000n },
    });
    const { uhash } = await aUser(on(), tried, 'erin');
    const credited = await server.operate('console/users/post-users-credits', {
      ...{ headers: { ...team.dana.headers }, params: { app: tried.id, uhash } },
      body: { amount: '7', reason: 'To try it', key: randomUUID() },
    } as never);
    expect(credited.status).toBe(200);
    const asked = { app: tried.id, balance_min: '7' };
    expect(await named(asked)).toEqual(['erin']);
    expect(await named({ ...asked, balance_min: '8' })).toEqual([]);
    await changeApp(on(), tried, { test_mode: false });
    expect(await named(asked)).toEqual([]);
    expect(await named({ ...asked, test: '1' })).toEqual(['erin']);
  });

  it.each<[ListQuery, string]>([
    [{ balance_min: 'much' }, 'balance_min'],
    [{ balance_min: '1.001' }, 'balance_min'],
    [{ balance_max: '--1' }, 'balance_max'],
    [{ balance_min: '2', balance_max: '1' }, 'balance_max'],
    [{ completes_min: '1.5' }, 'completes_min'],
    [{ completes_min: '-1' }, 'completes_min'],
    [{ reversal_rate_min: '100.01' }, 'reversal_rate_min'],
    [{ reversal_rate_min: '5%' }, 'reversal_rate_min'],
  ])('%o is refused by its field', async (query, field) => {
    const { status, error } = await ask({ app: app.id, ...query });
    expect([status, Object.keys((error as { errors?: object }).errors ?? {})]).toEqual([422, [field]]);
  });

  it('a balance needs an app, and one of the asker’s own', async () => {
    const { status, error } = await ask({ balance_max: '1' });
    expect([status, error.message]).toEqual([422, 'Choose an app: balances are in its currency.']);
    expect((await ask({ app: app.id, balance_max: '1' }, 'otto')).status).toBe(404);
  });
});

describe('CO-02 a look through many people', () => {
  it('ends at its bound and goes on from there, in the file by itself', { timeout: 120_000 }, async () => {
    const app = await anApp(on(), { publisher_id: own.publisher_id });
    await on().execute(sql`
      insert into users (app_id, uuid, uhash, seen_at)
      select ${app.id}, 'many-' || n, ${app.id} || '-many-' || n,
        ${noon.toISOString()}::timestamptz - make_interval(secs => n)
      from generate_series(1, 10500) as n`);
    await on().execute(sql`analyze users`);
    const rich = { balance: 5n, completes: 1, reversals: 0 };
    // The last of the first look, and one in the third; each is the only one there.
    await aPerson(app, 'edge', rich, new Date(noon.getTime() - 4_999_500));
    await aPerson(app, 'late', rich, new Date(noon.getTime() - 10_400_500));
    const query = { app: app.id, balance_min: '5', completes_min: '1' };
    const first = await listed(query);
    expect([first.users.map(({ uuid }) => uuid), first.looked]).toEqual([['edge'], 5_000]);
    const second = await listed({ ...query, after: first.next ?? '' });
    expect([second.users, second.looked]).toEqual([[], 5_000]);
    const third = await listed({ ...query, after: second.next ?? '' });
    expect(third.users.map(({ uuid }) => uuid)).toEqual(['late']);
    expect([third.looked, third.next]).toEqual([null, null]);

    // A full page ends at its last person, not at the bound.
    const full = await listed({ app: app.id, balance_max: '0' });
    expect([full.users.length, full.looked]).toEqual([50, null]);
    const after = await listed({ app: app.id, balance_max: '0', after: full.next ?? '' });
    expect(after.users[0]?.uuid).toBe('many-51');

    // All apps are looked at less deep.
    expect((await listed({ completes_min: '1000' })).looked).toBe(1_000);

    const search = new URLSearchParams({ ...query, format: 'csv' });
    const answer = await fetch(`${server.url}/api/console/users?${search}`, {
      headers: { ...team.olive.headers },
    });
    const lines = (await answer.text()).trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[1])).toEqual(['edge', 'late']);
  });
});
