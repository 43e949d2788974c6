// The state of the installation over HTTP: nodes come and go, backups are reported, maintenance begins, ends and is undone.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startHeartbeat } from '#jobs/heartbeat.ts';
import { Drain } from '#request/drain.ts';
import { createLog } from '#request/log.ts';
import { addJobs } from '#store/engine/jobs.ts';
import { saveAudit } from '#store/money/audits.ts';
import { apps } from '#store/schema/apps.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { outbox } from '#store/schema/outbox.ts';
import { sms_counters } from '#store/schema/phone-codes.ts';
import { hours, noon } from './support/clock.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team } from './support/console-team.ts';
import { startServer, type TestServer } from './support/server.ts';

type System = ConsoleAnswerOf<'console/system/get-system'>;

let server: TestServer;
let own: World;
let other: World;
let team: Team;
const on = () => server.database.db;

beforeAll(async () => {
  server = await startServer();
  own = await makeWorld(on(), 'ours');
  other = await makeWorld(on(), 'theirs');
  team = await makeTeam(on(), own, other, noon);
});
afterAll(() => server.stop());

async function system(): Promise<System> {
  const answer = await server.operate('console/system/get-system', { headers: { ...team.sam.headers } });
  expect(answer.status).toBe(200);
  return answer.body as System;
}

describe('nodes', () => {
  const beat = (drain = new Drain()) =>
    startHeartbeat({
      database: server.database,
      drain,
      version: '1.2.3',
      log: createLog('silent'),
      everyMs: 20,
    });

  it('appear with their first heartbeat, and vanish when they stop', async () => {
    expect((await system()).nodes).toEqual([]);
    const [one, two] = [beat(), beat()];
    await vi.waitFor(async () => expect((await system()).nodes).toHaveLength(2), 5_000);
    const [node] = (await system()).nodes;
    expect(node).toMatchObject({ version: '1.2.3', draining: false });
    expect(node?.figures.memory_bytes).toBeGreaterThan(0);
    await one.stop();
    expect((await system()).nodes).toHaveLength(1);
    await two.stop();
    expect((await system()).nodes).toEqual([]);
  });

  it('are shown as draining', async () => {
    const drain = new Drain();
    const node = beat(drain);
    void drain.begin(60_000);
    await vi.waitFor(async () => expect((await system()).nodes[0]?.draining).toBe(true), 5_000);
    await node.stop();
  });

  it('are gone a minute after their last heartbeat', async () => {
    const seen = (ago: string) => sql`
      insert into nodes (id, host, version, seen_at) values (${ago}, 'h', '1', clock_timestamp() - ${ago}::interval)`;
    await on().execute(seen('55 seconds'));
    await on().execute(seen('61 seconds'));
    expect((await system()).nodes.map(({ id }) => id)).toEqual(['55 seconds']);
  });
});

describe('the rest of the installation', () => {
  it('shows database, jobs, queues, mail, budgets and books', async () => {
    await addJobs(on(), ['release']);
    await saveAudit(on(), 'books', ['O1 …']);
    await on()
      .insert(sms_counters)
      .values({
        ...{ scope: 'country', key: 'IN/day', window_start: new Date('2026-03-10T00:00:00Z'), sent: 7 },
      });
    const mail = { app_id: own.app.id, kind: 'mail', payload: {}, created_at: hours(-2) };
    await on()
      .insert(outbox)
      .values([
        { ...mail, key: 'a', failure: 'No route' },
        { ...mail, key: 'b', state: 'done', settled_at: hours(-1) },
      ]);
    const { database, jobs, outbox: waiting, mail: mails, sms, audits } = await system();
    expect(database.version).toMatch(/^\d+/);
    expect(database.size_bytes).toBeGreaterThan(1_000_000);
    expect(database.connections).toBeGreaterThan(0);
    expect(jobs).toMatchObject([{ name: 'release', failures: 0, overdue: false }]);
    expect(waiting).toEqual({ waiting: 1, oldest_at: hours(-2).toISOString() });
    expect(mails).toEqual({
      ...{ configured: false, last_sent_at: hours(-1).toISOString() },
      last_failure: { at: hours(-2).toISOString(), failure: 'No route' },
    });
    expect(sms.countries).toEqual([{ country: 'IN', sent: 7, budget: 500 }]);
    expect(audits).toMatchObject([{ name: 'books', findings: ['O1 …'] }]);
  });

  it('a backup is never, until its script reports it with the operators’ key', async () => {
    expect((await system()).backup).toBeNull();
    const body = { size_bytes: 12_345, note: 'nightly' };
    expect((await server.operate('console/system/post-system-backups', { body })).status).toBe(200);
    expect((await system()).backup).toEqual({ at: noon.toISOString(), ...body });
    const [last] = await on().select().from(audit_events).orderBy(desc(audit_events.id)).limit(1);
    expect(last).toMatchObject({ kind: 'change', by: 'operator-key', what: 'backup reported' });
    const asked = { headers: { ...team.sam.headers }, body };
    expect((await server.operate('console/system/post-system-backups', asked)).status).toBe(403);
  });
});

describe('maintenance of one app or all', () => {
  const put = (set: unknown[], who: keyof Team = 'dana') =>
    server.operate('console/system/put-system-maintenance', {
      headers: { ...team[who].headers },
      body: { set, reason: 'A release' },
    });
  const states = async () => {
    const rows = await on().select().from(apps).orderBy(apps.id);
    return rows.map(({ maintenance, maintenance_until }) => [
      maintenance,
      maintenance_until?.toISOString() ?? null,
    ]);
  };

  it('all at once, each app in the audit, and undone to what was before', async () => {
    const until = hours(5).toISOString();
    expect((await put([{ app: own.app.id, on: true, until }])).status).toBe(200);
    const before = await states();
    expect(before).toEqual([
      [true, until],
      [false, null],
    ]);

    const all = await put([{ app: null, on: true, until: null }]);
    expect(all.body.changed).toBe(2);
    expect(await states()).toEqual([
      [true, null],
      [true, null],
    ]);
    expect((await system()).maintenance.map(({ app }) => app)).toEqual([own.app.id, other.app.id]);
    const isOther = eq(audit_events.app_id, other.app.id);
    const [last] = await on().select().from(audit_events).where(isOther).orderBy(desc(audit_events.id));
    expect(last).toMatchObject({
      ...{ by: 'dana', what: 'maintenance', reason: 'A release' },
      changes: [
        { field: 'maintenance', old: false, new: true },
        { field: 'maintenance_until', old: null, new: null },
      ],
    });

    expect((await put(all.body.inverse as unknown[])).status).toBe(200);
    expect(await states()).toEqual(before);
  });

  it('is refused as a whole: an end in the past, an app that is not there, a role that may not', async () => {
    const before = await states();
    const past = await put([{ app: null, on: true, until: hours(-1).toISOString() }]);
    expect([past.status, past.body.errors]).toEqual([
      422,
      { 'set.0.until': ['Choose a time in the future, or no end.'] },
    ]);
    const on = { on: false, until: null };
    expect(
      (
        await put([
          { app: own.app.id, ...on },
          { app: 'nowhere', ...on },
        ])
      ).status,
    ).toBe(404);
    for (const who of ['sam', 'olive', 'dev', 'ana'] as const)
      expect((await put([{ app: own.app.id, ...on }], who)).status).toBe(403);
    expect(await states()).toEqual(before);
  });
});
