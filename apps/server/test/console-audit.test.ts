// The audit over HTTP: pages, filters, scope, and the file that equals the pages.
import { consoleCallSchemas } from '@earnwall/contract/console-call-schemas';
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machine, recordAccess, recordChange, recordView } from '#store/console/audit.ts';
import { hours, noon } from './support/clock.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { type Asked, startServer, type TestServer } from './support/server.ts';

type Page = ConsoleAnswerOf<'console/audit/get-audit'>;

let server: TestServer;
let own: World;
let other: World;
let team: Team;
const on = () => server.database.db;
const name = 'console/audit/get-audit';
/** Views are shown by what their call does. */
const inWords = (call: ConsoleCallName): string => consoleCallSchemas[call].summary;

beforeAll(async () => {
  server = await startServer();
  own = await makeWorld(on(), 'ours');
  other = await makeWorld(on(), 'theirs');
  team = await makeTeam(on(), own, other, noon);
  await server.database.transaction(async (tx) => {
    for (let index = 0; index < 120; index += 1) {
      const { app, user } = index % 2 === 0 ? own : other;
      await recordChange(tx, {
        ...{ by: machine(index % 3 === 0 ? '=HYPERLINK("x")' : 'Dana'), what: `change 100% ${index}` },
        ...{
          app_id: app.id,
          user_id: index < 4 ? user.id : null,
          at: hours(index - 120),
          reason: 'A "reason", so',
        },
        changes: [{ field: 'rate', old: index, new: index + 1 }],
      });
    }
  });
  await recordView(on(), { by: machine('Dana'), what: 'a view', at: hours(-1), app_id: own.app.id });
  await recordAccess(on(), { by: null, what: 'key refused', at: hours(-1), network: 'digest' });
});
afterAll(() => server.stop());

async function page(who: TeamMember, query: Record<string, string> = {}): Promise<Page> {
  const answer = await server.operate(name, { headers: { ...team[who].headers }, query });
  expect(answer.status).toBe(200);
  return answer.body as Page;
}

async function allPages(who: TeamMember, query: Record<string, string> = {}): Promise<Page['events']> {
  const events: Page['events'] = [];
  for (let after: number | null | undefined; after !== null; ) {
    const read = await page(who, { ...query, ...(after !== undefined && { after: String(after) }) });
    events.push(...read.events);
    after = read.next;
  }
  return events;
}

const csv = async (who: TeamMember, query: Record<string, string> = {}) => {
  const search = new URLSearchParams({ ...query, format: 'csv' });
  const { headers } = team[who];
  return await fetch(`${server.url}/api/console/audit?${search}`, { headers: { ...headers } });
};

describe('the audit', () => {
  it('is paged by 50, the latest first, each once', async () => {
    const events = await allPages('dana');
    expect(events).toHaveLength(122);
    const ids = events.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it('shows an owner what concerns the own publisher, and no other role anything', async () => {
    const events = await allPages('olive');
    expect(events).toHaveLength(61);
    expect(JSON.stringify(events)).not.toMatch(/theirs|key refused/);
    for (const who of ['sam', 'dev', 'ana'] as const) {
      const answer = await server.operate(name, { headers: { ...team[who].headers } });
      expect(answer.status).toBe(403);
    }
    expect(
      (await server.operate(name, { headers: { ...team.olive.headers }, query: { app: other.app.id } }))
        .status,
    ).toBe(404);
    expect((await page('olive', { user: other.user.uhash })).events).toEqual([]);
  });

  it.each<[string, () => Record<string, string>, number]>([
    ['who', () => ({ who: 'hyperlink' }), 40],
    ['kind', () => ({ kind: 'access' }), 1],
    ['app', () => ({ app: own.app.id }), 61],
    ['what, with signs of a pattern', () => ({ what: '100% 11' }), 11],
    ['a user hash', () => ({ user: own.user.uhash }), 2],
    ['a publisher’s id of a user', () => ({ user: own.user.uuid }), 2],
    ['from', () => ({ from: hours(-5).toISOString(), kind: 'change' }), 5],
    ['to', () => ({ to: hours(-115).toISOString() }), 5],
    ['several', () => ({ app: own.app.id, who: 'Dana', kind: 'change' }), 40],
  ])('filters by %s', async (_, query, count) => {
    expect(await allPages('dana', query())).toHaveLength(count);
  });

  it('filters by what is shown of a view, and by the name it is stored by', async () => {
    const call = 'console/users/get-users-events';
    await recordView(on(), { by: machine('Vera'), what: call, at: hours(-200) });
    const shown = async (what: string) => (await allPages('dana', { what, who: 'Vera' })).map((e) => e.what);
    expect(inWords(call)).toContain('did to an account');
    for (const what of ['did to an account', 'DID TO AN ACCOUNT', 'get-users-ev'])
      expect(await shown(what)).toEqual([inWords(call)]);
    expect(await shown('did to no account')).toEqual([]);
  });

  it('filters by every other column: role, on what, reason and request', async () => {
    const rita = { ...machine('Rita'), request_id: 'req-rita-1' };
    const admin = { ...rita, role: 'admin', request_id: 'req-rita-2' } as const;
    await server.database.transaction(async (tx) => {
      const at = hours(-300);
      const [paused, app_id] = [{ what: 'paused a supplier', at }, own.app.id];
      await recordChange(tx, {
        by: rita,
        ...paused,
        reason: '50% fraud',
        about: { supplier: 'north-panel' },
      });
      await recordChange(tx, { by: admin, what: 'set the rate', at, app_id, reason: 'Asked for' });
    });
    const found = async (query: Record<string, string>) =>
      (await allPages('dana', { who: 'Rita', ...query })).map(({ what }) => what);
    expect(await found({ role: 'admin' })).toEqual(['set the rate']);
    expect(await found({ role: 'machine' })).toEqual(['paused a supplier']);
    expect(await found({ role: 'owner' })).toEqual([]);
    expect(await found({ on: 'North-panel' })).toEqual(['paused a supplier']);
    for (const on of [own.app.id, own.app.name.slice(1)])
      expect(await found({ on })).toEqual(['set the rate']);
    expect(await found({ on: 'supplier' })).toEqual([]);
    expect(await found({ reason: '50% FRAUD' })).toEqual(['paused a supplier']);
    expect(await found({ request: 'req-rita-2' })).toEqual(['set the rate']);
    expect(await found({ request: 'req-rita' })).toEqual([]);
  });

  it('one event has old and new, and the user by hash', async () => {
    const [last] = (await page('dana', { user: own.user.uhash })).events;
    expect(last).toMatchObject({
      ...{ what: 'change 100% 2', user: own.user.uhash, app: { id: own.app.id, name: own.app.name } },
      changes: [{ field: 'rate', old: 2, new: 3 }],
    });
    expect((await page('dana', { event: String(last?.id) })).events).toEqual([last]);
  });

  it('what cannot be a filter is refused by its name', async () => {
    const answer = await server.operate(name, {
      headers: { ...team.dana.headers },
      query: { from: 'yesterday', after: 'x' },
    });
    expect([answer.status, Object.keys(answer.body.errors as object).sort()]).toEqual([
      400,
      ['after', 'from'],
    ]);
    const before = { from: '0000-01-01T00:00:00Z', to: '0000-12-31T00:00:00Z' };
    const yearZero = await server.operate(name, { headers: { ...team.dana.headers }, query: before });
    expect([yearZero.status, Object.keys(yearZero.body.errors as object)]).toEqual([400, ['from', 'to']]);
  });
});

describe('the file', () => {
  it('equals the pages, filters included, and no spreadsheet runs it', async () => {
    for (const [who, query] of [
      ['dana', { to: noon.toISOString() }],
      ['olive', { who: 'hyperlink' }],
    ] as const) {
      const events = await allPages(who, query);
      const answer = await csv(who, query);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toContain('audit.csv');
      const lines = (await answer.text()).trimEnd().split('\r\n');
      expect(lines[0]).toMatch(/^id,at,kind,by,/);
      expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(events.map(({ id }) => String(id)));
      for (const line of lines) expect(line).not.toMatch(/(^|,)"?[=+@]/);
      expect(lines.join('\n')).toContain(`"'=HYPERLINK(""x"")"`);
    }
  });

  it('is itself in the audit, and nothing of another publisher is in it', async () => {
    expect(await (await csv('olive')).text()).not.toContain('theirs');
    const [last] = (await page('dana', { who: 'olive' })).events;
    expect(last).toMatchObject({ kind: 'view', what: inWords(name), by: 'olive' });
    expect((await page('olive', { who: 'olive' })).events[0]).toEqual(last);
    expect((await csv('ana')).status).toBe(403);
  });
});

describe('views', () => {
  it('of an app’s keys, endpoint and statement, and of lists, are shown to its owner', async () => {
    const params = { app: own.app.id };
    const ask = async (who: TeamMember, call: ConsoleCallName, asked: Asked = {}) =>
      (await server.operate(call, { ...asked, headers: { ...team[who].headers } })).status;
    const ofApp = ['console/keys/get-apps-keys', 'console/endpoint/get-apps-endpoint'] as const;
    for (const call of ofApp) expect(await ask('dana', call, { params })).toBe(200);
    const statement: ConsoleCallName = 'console/statements/get-apps-statement';
    const period = noon.toISOString().slice(0, 7);
    await ask('dana', statement, { params: { ...params, period } });
    for (const call of ['console/team/get-team', 'console/tickets/get-tickets'] as const)
      expect(await ask('olive', call)).toBe(200);

    const seen = async (who: string, query = {}) =>
      (await page('olive', { kind: 'view', who, ...query })).events.map(({ what }) => what);
    expect(await seen('Earnwall', { app: own.app.id })).toEqual(
      expect.arrayContaining([...ofApp, statement].map((call) => inWords(call))),
    );
    expect(await seen('olive')).toEqual(
      expect.arrayContaining([inWords('console/team/get-team'), inWords('console/tickets/get-tickets')]),
    );
    expect((await page('otto', { kind: 'view' })).events).toEqual([]);
  });
});
