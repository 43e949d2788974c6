// The health of suppliers over HTTP: people are sent to an exchange, it answers or not, and what is found pauses it, until an
// operator says otherwise.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSuppliers } from '#jobs/check-suppliers.ts';
import { syncInventory } from '#jobs/sync-inventory.ts';
import type { InventorySupplier } from '#ports/supplier.ts';
import { createLog } from '#request/log.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { suppliers } from '#store/schema/surveys.ts';
import type { CountedThing } from '#store/suppliers/counts.ts';
import { anApp } from '#testing/apps.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { handMade } from './support/hand-made-supplier.ts';
import { listedIn } from './support/listed.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { joinServer, type TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  balancesOf,
  enter,
  exchange,
  post,
  report,
  startSupplierServer,
  supplierId,
} from './support/survey-clicks.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const syncMs = minuteMs;
/** Silence about so many is no chance, of a supplier that promises 60%. */
const enough = 20;

/** A supplier whose list has nothing, and is always readable. */
const listing: InventorySupplier = {
  ...handMade('with-a-list'),
  feed: {
    kind: 'list',
    read: async () => ({ surveys: [], closed: [], unread: [], cursor: 'a', complete: true }),
  },
};
const builtIn = { suppliers: [exchange, listing], networks: [] };

let server: TestServer;
let app: AppRecord;
let survey: SurveyRecord;
let zoe: Person;
beforeEach(async () => {
  server = await startSupplierServer({ builtIn });
  app = await anApp(server.database.db, { requires_security_hash: false });
  survey = await anExchangeSurvey(server, { conversion: 0.6 });
  zoe = await aPerson(server, app, 'zoe');
});
afterEach(() => server.stop());

/** One run of the job. */
async function check(node = server): Promise<void> {
  await node.supplierCounts.write();
  const { database, supply } = node;
  const tools = { database, supply, everyMs: syncMs, log: createLog('silent'), now: () => server.clock.now };
  await checkSuppliers(tools, new AbortController().signal);
}

/** Two runs, as far apart as a finding must stand. */
async function checkTwice(): Promise<void> {
  await check();
  server.clock.forward(5 * minuteMs);
  await check();
}

interface Health {
  readonly id: string;
  readonly status: string;
  readonly findings: readonly { readonly kind: string; readonly severity: string; readonly since: string }[];
}

async function healthOf(id = supplierId): Promise<Health> {
  await server.supplierCounts.write();
  const { body } = await server.operate('console/suppliers/get-supplier-health');
  const found = (body.suppliers as Health[]).find((supplier) => supplier.id === id);
  if (!found) throw new Error(`There is no health of ${id}`);
  return found;
}

const kindsOf = async (id = supplierId) => (await healthOf(id)).findings.map(({ kind }) => kind);

const say = (paused: boolean, id = supplierId) =>
  server.operate('console/suppliers/put-suppliers-pause', {
    params: { id },
    body: { paused, reason: 'Talked to the exchange.' },
  });

const isListed = async () => {
  const { body } = await server.call('surveys/get-surveys', { as: zoe.uhash });
  return listedIn(body).some(({ hash }) => hash === survey.hash);
};

/** So many named people start the survey; their clicks. */
async function peopleEnter(names: string, count: number): Promise<{ person: Person; cid: string }[]> {
  const entered = [];
  for (let number = 1; number <= count; number += 1) {
    const person = await aPerson(server, app, `${names}-${number}`);
    entered.push({ person, cid: await enter(server, person, survey) });
  }
  return entered;
}

/** As the server counts it itself. */
function count(what: CountedThing, times: number, id = supplierId): void {
  for (let time = 0; time < times; time += 1) server.supplierCounts.count(id, what, server.clock.now);
}

const pausesIn = async () => {
  const events = await server.database.db
    .select()
    .from(audit_events)
    .where(eq(audit_events.what, `supplier ${supplierId} paused`));
  return events.map(({ by, reason }) => ({ by, reason }));
};

describe('SP-05 SV-01 a supplier that is silent while people start', () => {
  const silence = 'No report about 20 starts; usually 30% are answered.';

  it('SP-05 SV-01 is paused, and stays live once an operator has resumed it', async () => {
    await peopleEnter('ann', enough);
    expect(await isListed()).toBe(true);
    server.clock.forward(91 * minuteMs);
    const foundAt = server.clock.now.toISOString();
    await check();
    expect(await healthOf()).toMatchObject({
      ...{ status: 'live', pause: null, last_day: { starts: enough, reports: 0 } },
      conversion: { observed: 0, promised: 0.6 },
      findings: [{ kind: 'silent', severity: 'pause', text: silence, since: foundAt, ended_at: null }],
    });

    server.clock.forward(5 * minuteMs);
    await check();
    const since = server.clock.now.toISOString();
    expect(await healthOf()).toMatchObject({
      ...{ status: 'paused', pause: { by: 'health', since, reason: silence }, override_until: null },
      findings: [{ kind: 'silent', since: foundAt, last_at: since }],
    });
    expect(await isListed()).toBe(false);
    expect(await pausesIn()).toEqual([{ by: 'health of suppliers', reason: silence }]);

    const { status, body } = await say(false);
    expect(status).toBe(200);
    const until = new Date(server.clock.now.getTime() + 24 * hourMs).toISOString();
    expect(body.supplier).toMatchObject({ status: 'live', pause: null, override_until: until });
    expect(await isListed()).toBe(true);
    await checkTwice();
    expect(await healthOf()).toMatchObject({ status: 'live', findings: [{ kind: 'silent' }] });

    // Almost a day later people go there still, and nothing is heard.
    server.clock.forward(22 * hourMs);
    await peopleEnter('bea', enough);
    server.clock.forward(100 * minuteMs);
    await checkTwice();
    expect(await healthOf()).toMatchObject({
      status: 'live',
      findings: [{ kind: 'silent', severity: 'pause' }],
    });
    server.clock.forward(15 * minuteMs);
    await check();
    expect(await healthOf()).toMatchObject({ status: 'paused', pause: { by: 'health' } });
    expect(await pausesIn()).toHaveLength(2);
  });

  it('SP-05 SV-06 is paid for all the same, and is well again once it is heard', async () => {
    const [first] = await peopleEnter('cara', enough);
    server.clock.forward(91 * minuteMs);
    await checkTwice();
    expect(await healthOf()).toMatchObject({ status: 'paused' });

    expect((await report(server, first?.cid ?? '', { code: '10' })).status).toBe(200);
    expect(await balancesOf(server, { user: first?.person.user ?? zoe.user })).toMatchObject({ user: 500n });
    await check();
    expect(await healthOf()).toMatchObject({ status: 'paused', pause: { by: 'health' }, findings: [] });

    const { body } = await server.operate('console/suppliers/get-suppliers-health', {
      params: { id: supplierId },
    });
    expect(body.findings).toMatchObject([{ kind: 'silent', ended_at: server.clock.now.toISOString() }]);
    expect(body.hours).toMatchObject([
      { hour: '2026-03-10T12:00:00.000Z', starts: enough, reports: 0 },
      { hour: '2026-03-10T13:00:00.000Z', starts: 0, reports: 1, completes: 1 },
    ]);
  });

  it('SP-05 SV-01 is paused once, however many nodes look at it', async () => {
    const another = await joinServer(server, { builtIn });
    try {
      await peopleEnter('dora', enough);
      server.clock.forward(91 * minuteMs);
      await check();
      server.clock.forward(5 * minuteMs);
      await Promise.all([check(), check(another), check(), check(another)]);
      expect(await healthOf()).toMatchObject({ status: 'paused' });
      expect(await pausesIn()).toHaveLength(1);
      expect(await kindsOf()).toEqual(['silent']);
      // Its list is read by no node until it is resumed.
      await another.supply.follow();
      expect(another.supply.isLive(supplierId)).toBe(false);
      await say(false);
      await another.supply.follow();
      expect(another.supply.isLive(supplierId)).toBe(true);
    } finally {
      await another.stop();
    }
  });

  it('SP-05 SV-01 is not paused where nobody at all is heard: that is more likely our own fault', async () => {
    const other = 'another-exchange';
    const row = { id: other, name: 'Another', entry_url: 'https://another.test/' };
    await server.database.db.insert(suppliers).values(row);
    await peopleEnter('emma', enough);
    count('starts', 200, other);
    server.clock.forward(91 * minuteMs);
    await checkTwice();
    expect(await healthOf()).toMatchObject({ status: 'live', findings: [{ kind: 'silent' }] });

    count('reports', 1, other);
    await check();
    expect(await healthOf()).toMatchObject({ status: 'paused' });
  });
});

describe('SP-05 SV-01 messages that anybody can send', () => {
  it('SP-05 SV-04 are counted, shown, and never pause anything', async () => {
    await Promise.all(
      Array.from({ length: 40 }, () => post(server, '{"rid":"any"}', { 'x-signature': 'ab'.repeat(32) })),
    );
    await checkTwice();
    server.clock.forward(hourMs);
    await check();
    expect(await healthOf()).toMatchObject({
      ...{ status: 'live', pause: null, last_day: { refused: 40, reports: 0 } },
      findings: [{ kind: 'refused', severity: 'watch' }],
    });
    expect(await isListed()).toBe(true);
    server.clock.forward(4 * hourMs);
    await check();
    expect(await kindsOf()).toEqual([]);
  });
});

describe('SP-05 SV-01 a supplier that does not keep its word', () => {
  it('SP-05 SV-01 is paused where next to nobody completes', async () => {
    await peopleEnter('fay', 1);
    count('starts', 199);
    count('reports', 200);
    server.clock.forward(2 * hourMs);
    await checkTwice();
    expect(await healthOf()).toMatchObject({
      ...{ status: 'paused', pause: { by: 'health' } },
      findings: [{ kind: 'conversion', severity: 'pause', details: { starts: 200, completes: 0 } }],
    });
  });

  it('SP-05 SV-01 is watched where it says what we do not know', async () => {
    const [gina] = await peopleEnter('gina', 1);
    await report(server, gina?.cid ?? '', { code: '777' });
    await checkTwice();
    expect(await healthOf()).toMatchObject({
      status: 'live',
      findings: [{ kind: 'unknown_codes', severity: 'watch', details: { unknown: 1, reports: 1 } }],
    });
  });
});

describe('SP-05 SV-01 a list that is late', () => {
  it('SP-05 SV-01 is found until it is read again, and pauses nothing', async () => {
    const { database, clock } = server;
    const read = () =>
      syncInventory(listing, { database, now: () => clock.now, signal: new AbortController().signal });
    // Its row is as old as this test, by the clock of the database.
    clock.now = new Date();
    await read();
    clock.forward(30 * minuteMs);
    await check();
    expect(await kindsOf(listing.id)).toEqual([]);
    clock.forward(minuteMs);
    await checkTwice();
    expect(await healthOf(listing.id)).toMatchObject({
      status: 'live',
      findings: [{ kind: 'feed_lag', severity: 'watch' }],
    });
    await read();
    await check();
    expect(await kindsOf(listing.id)).toEqual([]);
  });
});

describe('SP-05 SV-01 an operator', () => {
  it('SP-05 SV-01 pauses and resumes a supplier of the configuration, with a reason that is kept', async () => {
    const { body } = await say(true);
    expect(body.supplier).toMatchObject({
      status: 'paused',
      pause: { by: 'operator', since: server.clock.now.toISOString(), reason: 'Talked to the exchange.' },
    });
    expect(await isListed()).toBe(false);
    expect(await pausesIn()).toMatchObject([{ reason: 'Talked to the exchange.' }]);
    await say(false);
    expect(await isListed()).toBe(true);
  });

  it('SP-05 SV-01 pauses one of which nothing was read yet', async () => {
    expect((await say(true, listing.id)).body.supplier).toMatchObject({ status: 'paused' });
    expect(server.supply.isLive(listing.id)).toBe(false);
  });

  it('SP-05 SV-01 is told where there is no such supplier', async () => {
    expect((await say(true, 'nobody')).status).toBe(404);
  });
});
