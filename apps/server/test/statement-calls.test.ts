// Asking for statements: formats, signatures, lists, and what is refused (PB-05).
import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Statement } from '@earnwall/contract/entities/statement';
import { newSecret, verifyMessage } from '@earnwall/postbacks/signature';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeStatementDaysJob } from '#jobs/close-statement-days.ts';
import { createLog } from '#request/log.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { aUser } from '#testing/people.ts';
import { anEndpoint } from '#testing/postbacks.ts';
import { operatorKey, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let bob: UserRecord;
let key: string;
let secret: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = new Date('2026-03-12T12:00:00Z');
  const { db } = server.database;
  app = await anApp(db);
  bob = await aUser(db, app, '=bob,"ü"');
  key = await anApiKey(db, app, { scopes: ['statements'] });
  ({ secret } = await anEndpoint(db, app, { url: 'https://pixel-quest.example/', state: 'paused' }));
  await credit(500n, '2026-02-28T23:59:59.999Z');
  await credit(70n, '2026-03-10T12:00:00Z');
  await credit(-20n, '2026-03-10T13:00:00Z', 'adjustment');
  await credit(3n, '2026-03-12T11:00:00Z');
});

const credit = (amount: bigint, at: string, kind: 'bonus' | 'adjustment' = 'bonus') =>
  creditByOperator(server.database, app, bob, {
    kind,
    reason: 'A "gift", or more',
    amount,
    at: new Date(at),
  });
const ask = (period: string, as = key) =>
  server.publish('publisher/statements/get-statement', { as, params: { period } });
const list = (query: Record<string, string>, as = key) =>
  server.publish('publisher/statements/get-statements', { as, query });
const fetchFile = (path: string) =>
  fetch(`${server.url}/api/publisher/statements/${path}`, { headers: { authorization: `Bearer ${key}` } });
const verified = (headers: Headers, body: string, by = secret) =>
  verifyMessage({ headers, body }, [by], server.clock.now);

describe('a statement as CSV', () => {
  it('PB-05 begins with the opening, ends with the closing, and holds no formula', async () => {
    const response = await fetchFile('2026-03-10?format=csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const name = `statement-${app.id}-2026-03-10.csv`;
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
    const csv = await response.text();
    const ids = ((await ask('2026-03-10')).body as Statement).lines.map(
      ({ transaction_id }) => transaction_id,
    );
    expect(csv.split('\r\n')).toEqual([
      'transaction_id,at,type,group,user_id,amount,pending,running_balance,running_pending,reason,click_id,acknowledged,acknowledged_at',
      ',2026-03-10T00:00:00.000Z,opening,,,,,500,0,,,,',
      `${ids[0]},2026-03-10T12:00:00.000Z,bonus,credits,"'=bob,""ü""",70,0,570,0,"A ""gift"", or more",,no,`,
      `${ids[1]},2026-03-10T13:00:00.000Z,correction,corrections,"'=bob,""ü""",-20,0,550,0,"A ""gift"", or more",,no,`,
      ',2026-03-11T00:00:00.000Z,closing,,,,,550,0,,,,',
      '',
    ]);
  });
});

describe('the signature of a statement', () => {
  it.each(['json', 'csv'])('PB-05 is that of a postback, over the bytes of the file (%s)', async (format) => {
    const response = await fetchFile(`2026-03?format=${format}`);
    const body = await response.text();
    expect(response.headers.get('content-length')).toBe(`${Buffer.byteLength(body)}`);
    expect(response.headers.get('webhook-id')).toBe(`statement_${app.id}_2026-03`);
    expect(verified(response.headers, body)).toBe('ok');
    expect(verified(response.headers, body, newSecret())).toBe('wrong-signature');
    expect(verified(response.headers, body.replace('70', '71'))).toBe('wrong-signature');
  });

  it('PB-05 is there for both secrets while they are rotated', async () => {
    const previous = newSecret();
    await server.database.db.execute(sql`
      update postback_endpoints set previous_secret = ${previous}, previous_until = ${'2026-03-13T00:00:00Z'}
      where app_id = ${app.id}`);
    const response = await fetchFile('2026-03');
    const body = await response.text();
    expect([secret, previous].map((one) => verified(response.headers, body, one))).toEqual(['ok', 'ok']);
  });

  it('PB-05 needs an endpoint: without one the answer says so', async () => {
    await server.database.db.execute(sql`delete from postback_endpoints where app_id = ${app.id}`);
    const { status, body } = await ask('2026-03');
    expect([status, body.code, body.message]).toEqual([409, 'conflict', expect.stringContaining('endpoint')]);
    expect((await list({ from: '2026-03', to: '2026-03' })).status).toBe(200);
  });
});

describe('the sample that reconciles', () => {
  const sample = fileURLToPath(new URL('../../../docs/samples/statements/reconcile.mjs', import.meta.url));
  const reconcile = async (booked: readonly (readonly [string, number])[], signedBy = secret) => {
    const env = { EARNWALL_URL: server.url, EARNWALL_KEY: key, EARNWALL_SECRET: signedBy };
    const child = spawn(process.execPath, [sample, '2026-03'], { env: { ...process.env, ...env } });
    child.stdin.end(booked.map((one) => one.join(',')).join('\n'));
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return output + errors;
  };

  it('PB-05 finds nothing where the books agree, and names each line where they do not', async () => {
    // It compares the time of the signature with its own.
    server.clock.now = new Date();
    const { lines } = (await ask('2026-03')).body as Statement;
    const booked = lines.map(({ transaction_id, amount }) => [transaction_id, amount] as const);
    expect(booked).toHaveLength(3);
    expect(await reconcile(booked)).toContain('2026-03: 3 lines agree, closing 553\n');
    const [first = '', second = '', third = ''] = booked.map(([id]) => id);
    const output = await reconcile([
      [first, 71],
      [third, 3],
      ['tx_0', 9],
    ]);
    expect(output.split('\n')).toEqual([
      `${second} of =bob,"ü" is missing: correction -20`,
      `${first} was booked with 71, the statement has 70`,
      'tx_0 was booked with 9, the statement has no such line',
      '',
    ]);
    expect(await reconcile(booked, newSecret())).toContain('The signature is wrong');
  });
});

describe('a period', () => {
  it.each([
    ['2026-03-11', '2026-03-12T00:14:59.999Z', false],
    ['2026-03-11', '2026-03-12T00:15:00.000Z', true],
    ['2026-03-12', '2026-03-12T12:00:00.000Z', false],
    ['2026-03', '2026-03-12T12:00:00.000Z', false],
  ])('PB-05 %s at %s is final: %s', async (period, now, final) => {
    server.clock.now = new Date(now);
    expect((await ask(period)).body).toMatchObject({ period, final, made_at: now });
  });

  it.each(['2026-03-13', '2026-04', '2999-01'])('PB-05 %s has not begun: 422', async (period) => {
    expect(await ask(period)).toMatchObject({ status: 422, body: { code: 'unprocessable' } });
  });

  it.each([
    ...['2026-02-30', '2026-13', '2026', 'today', '2026-3-1', '0000-01-01', '1999-12', '2026-03-10.csv'],
    ...['2026-03-10T00:00:00Z', "2026-03'", ' 2026-03', '2026-03\0', '２０２６-03'],
  ])('PB-05 %j is none: 400', async (period) => {
    expect(await ask(period)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect((await list({ from: period, to: '2026-03' })).status).toBe(400);
  });

  it('PB-05 has two formats', async () => {
    expect((await fetchFile('2026-03?format=xml')).status).toBe(400);
  });

  it('PB-05 is shown to keys with the scope alone', async () => {
    const other = await anApiKey(server.database.db, app, { scopes: ['postbacks:read', 'users:read'] });
    for (const answer of [await ask('2026-03', other), await list({ from: '2026-03', to: '2026-03' }, other)])
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});

describe('the list of statements', () => {
  it('PB-05 has each day or month of a range that has begun, one opening with the closing before it', async () => {
    const days = (await list({ from: '2026-03-09', to: '2026-03-14' })).body.statements as Statement[];
    expect(
      days.map(({ period, opening, totals, closing, final }) => [
        ...[
          period,
          opening.balance,
          totals.credits,
          totals.corrections,
          totals.lines,
          closing.balance,
          final,
        ],
      ]),
    ).toEqual([
      ['2026-03-09', 500, 0, 0, 0, 500, true],
      ['2026-03-10', 500, 70, -20, 2, 550, true],
      ['2026-03-11', 550, 0, 0, 0, 550, true],
      ['2026-03-12', 550, 3, 0, 1, 553, false],
    ]);
    const months = (await list({ from: '2026-01', to: '2026-03' })).body.statements as Statement[];
    expect(months.map(({ period, opening, closing }) => [period, opening.balance, closing.balance])).toEqual([
      ['2026-01', 0, 0],
      ['2026-02', 0, 500],
      ['2026-03', 500, 553],
    ]);
  });

  it.each([
    [{ from: '2026-03' }, 400],
    [{ from: '2026-03-01', to: '2026-03' }, 422],
    [{ from: '2026-03', to: '2026-02' }, 422],
    [{ from: '2025-11-01', to: '2026-02-09' }, 422],
    [{ from: '2023-01', to: '2026-01' }, 422],
  ])('PB-05 refuses %j', async (query, status) => {
    expect((await list(query as Record<string, string>)).status).toBe(status);
  });

  it('PB-05 in the future is empty', async () => {
    expect((await list({ from: '2027-01', to: '2027-02' })).body).toEqual({ statements: [] });
  });
});

describe('making a statement', () => {
  it('PB-05 is done once at a time for each app', async () => {
    await server.database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('statements'), hashtext(${app.id}))`);
      for (const answer of [await ask('2026-03'), await list({ from: '2026-03', to: '2026-03' })]) {
        expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
        expect(answer.headers.get('retry-after')).toBe('2');
      }
    });
    expect((await ask('2026-03')).status).toBe(200);
  });

  it('PB-05 leaves no file behind, also when its reader goes away', async () => {
    const folder = dirname(await server.files.newUploadPath());
    await ask('2026-03');
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${server.url}/api/publisher/statements/2026-03`, {
      headers,
      signal: leaving.signal,
    });
    leaving.abort();
    await expect(response.text()).rejects.toThrow();
    await expect.poll(() => readdir(folder)).toEqual([]);
  });
});

describe('the job', () => {
  it('PB-05 closes the final days of every app, once', async () => {
    const { database, clock } = server;
    const job = closeStatementDaysJob({ database, now: () => clock.now, log: createLog('silent') });
    const closed = async () => {
      await job.run(new AbortController().signal);
      const { rows } = await database.db.execute(sql`
        select day::text, lines, balance::int from statement_days where app_id = ${app.id} order by day`);
      return rows;
    };
    const expected = [
      { day: '2026-02-28', lines: 1, balance: 500 },
      { day: '2026-03-10', lines: 2, balance: 550 },
    ];
    expect(await closed()).toEqual(expected);
    expect(await closed()).toEqual(expected);
    clock.now = new Date('2026-03-13T00:15:00Z');
    expect(await closed()).toEqual([...expected, { day: '2026-03-12', lines: 1, balance: 553 }]);
  });
});

describe('an operator', () => {
  const path = (of: string, period: string) => `${server.url}/api/console/apps/${of}/statements/${period}`;
  const headers = { authorization: `Bearer ${operatorKey}` };

  it('PB-05 gets the file of the publisher, and the view is in the audit', async () => {
    const theirs = await server.operate('console/statements/get-apps-statement', {
      params: { app: app.id, period: '2026-03' },
    });
    expect(theirs.body).toEqual((await ask('2026-03')).body);
    const csv = await fetch(`${path(app.id, '2026-03')}?format=csv`, { headers });
    expect(verified(csv.headers, await csv.text())).toBe('ok');
    const { rows } = await server.database.db.execute(sql`
      select what, about from audit_events where about -> 'statement' ->> 0 = ${app.id}`);
    const event = {
      what: 'console/statements/get-apps-statement',
      about: { statement: [app.id, '2026-03'] },
    };
    expect(rows).toEqual([event, event]);
  });

  it('PB-05 gets it without a signature where there is no endpoint', async () => {
    await server.database.db.execute(sql`delete from postback_endpoints where app_id = ${app.id}`);
    const response = await fetch(path(app.id, '2026-03'), { headers });
    expect([response.status, response.headers.get('webhook-signature')]).toEqual([200, null]);
    expect(((await response.json()) as Statement).totals.lines).toBe(3);
  });

  it('PB-05 is refused what is none', async () => {
    expect((await fetch(path('nobodys', '2026-03'), { headers })).status).toBe(404);
    expect((await fetch(path(app.id, '2026-02-30'), { headers })).status).toBe(400);
    expect((await fetch(path(app.id, '2026-03'))).status).toBe(401);
  });
});
