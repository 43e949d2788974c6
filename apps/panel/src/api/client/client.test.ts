import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallError } from '#api/call-error.ts';
import { noCredentials } from '#session/start-up-values.ts';
import { sampleCaller } from '#testing/sample-caller.ts';
import { type CallOptions, type ClientDependencies, createClient } from './client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (status: number, body: unknown): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const reconnectLater =
  (status: number, retryAfter: () => string): Answer =>
  (_, response) => {
    const headers = { 'content-type': 'application/json', 'retry-after': retryAfter() };
    response.writeHead(status, headers).end('{"code":"unavailable","message":"later"}');
  };
const never: Answer = () => undefined;
const hangUp: Answer = (request) => request.socket.destroy();
const surveys = { result: 'success', surveys: [] };

/** A real server that gives one scripted answer after the other, and notes what it was asked. */
let server: Server;
let script: Answer[];
let asked: string[];
let reports: string[];
let reporters: IncomingMessage['headers'][];
let happened: unknown[];

beforeEach(async () => {
  [script, asked, reports, reporters, happened] = [[], [], [], [], []];
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    if (request.url === '/api/errors/js') {
      reports.push(JSON.parse(body).message);
      reporters.push(request.headers);
      return json(200, {})(request, response);
    }
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? '-'} ${body}`.trim());
    return (script.shift() ?? json(200, surveys))(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function client(changes: Partial<ClientDependencies> = {}) {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  return createClient({
    fetch,
    config: { api_base: base, support_base: base, admin_base: base, respondents_base: null, realtime: null },
    caller: () => sampleCaller,
    loggedOut: (code) => happened.push({ loggedOut: code }),
    failed: (failure) => happened.push(failure),
    fingerprintWanted: (ipLog) => happened.push({ fingerprintWanted: ipLog }),
    random: () => 0.5,
    wait: async (ms) => void happened.push({ waited: ms }),
    ...changes,
  });
}

const getSurveys = (options?: CallOptions, changes?: Partial<ClientDependencies>) =>
  client(changes).call('surveys/get-surveys', { query: {} }, options);

async function failureOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((reason: unknown) => reason);
  return error instanceof CallError ? error.failure : error;
}

describe('call', () => {
  it('AP-04 gives the answer of the server', async () => {
    expect(await getSurveys()).toEqual(surveys);
    expect(asked).toEqual(['GET /api/surveys Bearer alice:demo']);
  });

  it('sends parameters, query and body where the call has them', async () => {
    const body = { survey: 'h', policy_optin: 1 } as const;
    await client().call('qualification/post-qualification', { body });
    await client().call('surveys/get-surveys', { query: { limit: 12 } });
    expect(asked).toEqual([
      `POST /api/qualification Bearer alice:demo ${JSON.stringify(body)}`,
      'GET /api/surveys?limit=12 Bearer alice:demo',
    ]);
  });

  it('AP-04 tries no second time by default', async () => {
    script = [json(503, { code: 'unavailable', message: 'later' })];
    expect(await failureOf(getSurveys())).toMatchObject({
      status: 503,
      code: 'unavailable',
      message: 'later',
    });
    expect(asked).toHaveLength(1);
  });

  it('AP-04 tries as often as the option says, then succeeds or gives up', async () => {
    script = [hangUp, json(502, {}), json(200, surveys)];
    expect(await getSurveys({ retries: 2 })).toEqual(surveys);
    expect(asked).toHaveLength(3);
    script = [hangUp, hangUp];
    expect(await failureOf(getSurveys({ retries: 1 }))).toMatchObject({
      kind: 'network',
      message: 'network error',
    });
    expect(asked).toHaveLength(5);
  });

  it('AP-04 waits as Retry-After says, in seconds or until a date, and for a moment of its own', async () => {
    const threeSecondsOn = () => new Date(Date.now() + 3_000).toUTCString();
    script = [reconnectLater(503, () => '2'), reconnectLater(429, threeSecondsOn), json(200, surveys)];
    expect(await getSurveys({ retries: 2 })).toEqual(surveys);
    expect(asked).toHaveLength(3);
    const [first, second] = happened as { waited: number }[];
    expect(first).toEqual({ waited: 2_250 });
    // A date has no milliseconds.
    expect(second?.waited).toBeGreaterThan(2_000);
    expect(second?.waited).toBeLessThanOrEqual(3_500);
  });

  it('AP-04 does not wait for longer than somebody would, and says for how long', async () => {
    script = [reconnectLater(503, () => '60')];
    const call = client().call('qualification/post-qualification', {
      body: { survey: 'h', policy_optin: 0 },
    });
    expect(await failureOf(call)).toMatchObject({ status: 503, retryAfterMs: 60_000 });
    expect(asked).toHaveLength(1);
    expect(happened).toEqual([{ type: 'connection_error', retryAfterMs: 60_000 }]);
  });

  it('AP-04 repeats no write that the table does not repeat, whatever its caller wants', async () => {
    script = [hangUp];
    const body = { phone: '4917012345678', cp: false };
    const call = client().call('verification/post-verification-sms', { body }, { retries: 2 });
    expect(await failureOf(call)).toMatchObject({ kind: 'network' });
    expect(asked).toHaveLength(1);
  });

  it('AP-04 whoever leaves while it waits is asked for no longer', async () => {
    script = [reconnectLater(503, () => '1')];
    const stop = new AbortController();
    const wait = () => {
      stop.abort();
      return new Promise<void>(() => undefined);
    };
    const call = client({ wait }).call(
      'qualification/post-qualification',
      { body: { survey: 'h', policy_optin: 0 } },
      { signal: stop.signal },
    );
    expect(await failureOf(call)).toMatchObject({ kind: 'aborted' });
    expect(asked).toHaveLength(1);
    expect(happened).toEqual([]);
  });

  it('AP-04 asks once where the server has decided', async () => {
    script = [json(404, { code: 'not-found', message: 'no such survey' })];
    const call = client().call('qualification/post-qualification', {
      body: { survey: 'h', policy_optin: 0 },
    });
    expect(await failureOf(call)).toMatchObject({ status: 404 });
    expect(asked).toHaveLength(1);
  });

  it('AP-04 takes retries and error type from the table: POST /qualification twice, then connection_error', async () => {
    script = [hangUp, hangUp, hangUp];
    const call = client().call('qualification/post-qualification', {
      body: { survey: 'h', policy_optin: 0 },
    });
    expect(await failureOf(call)).toMatchObject({ kind: 'network' });
    expect(asked).toHaveLength(3);
    expect(happened.at(-1)).toEqual({ type: 'connection_error' });
  });

  it('AP-04 a 401 logs out with its code, whatever the options', async () => {
    script = [json(401, { code: 12, message: 'invalid security hash' })];
    expect(await failureOf(getSurveys({ retries: 3, silent: true }))).toMatchObject({
      status: 401,
      code: 12,
    });
    expect(happened).toEqual([{ loggedOut: 12 }]);
    expect(asked).toHaveLength(1);
  });

  it('AP-04 a 429 does not log out', async () => {
    script = [json(429, { code: 'too-many-requests', message: 'slow down' })];
    expect(await failureOf(getSurveys())).toMatchObject({ status: 429 });
    expect(happened).toEqual([]);
  });

  it('AP-04 hands over to a custom handler instead of showing anything', async () => {
    script = [json(422, { code: 'unprocessable', message: 'no', errors: { phone: ['bad'] } })];
    const handed: unknown[] = [];
    await failureOf(
      getSurveys({ onError: (failure) => handed.push(failure), errorMessage: 'connection_error' }),
    );
    expect(handed).toEqual([expect.objectContaining({ status: 422, errors: { phone: ['bad'] } })]);
    expect(happened).toEqual([]);
  });

  it('AP-04 rejects without a word when silent', async () => {
    script = [hangUp];
    await failureOf(getSurveys({ silent: true, errorMessage: 'connection_error' }));
    expect(happened).toEqual([]);
  });

  it('AP-04 cancels with a time-out and says so', async () => {
    script = [never];
    expect(await failureOf(getSurveys({ timeoutMs: 20 }))).toMatchObject({
      kind: 'timeout',
      message: 'request canceled with timeout',
    });
  });

  it('AP-04 stops at the word of the caller, without a retry', async () => {
    script = [never];
    const stop = new AbortController();
    const failure = failureOf(getSurveys({ signal: stop.signal, retries: 2 }));
    stop.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
    expect(asked.length).toBeLessThan(2);
  });

  it('takes an answer that is none of ours for a failure of the network', async () => {
    script = [
      (_, response) => response.end('<html>'),
      (_, response) => response.writeHead(502).end('<html>'),
    ];
    expect(await failureOf(getSurveys())).toMatchObject({ kind: 'network' });
    expect(await failureOf(getSurveys())).toMatchObject({ status: 502, code: null });
  });
});

describe('reports', () => {
  const nobody = { caller: () => ({ ...sampleCaller, credentials: noCredentials }) };

  /** Reports are sent and forgotten, so the test has to wait for them. */
  async function reported(count: number): Promise<string[]> {
    await expect.poll(() => reports.length).toBe(count);
    return reports;
  }

  it('AP-04 a missing authentication is reported and not sent', async () => {
    expect(await failureOf(getSurveys({}, { ...nobody, random: () => 0 }))).toMatchObject({
      kind: 'unsigned',
    });
    expect(asked).toEqual([]);
    expect(await reported(1)).toEqual(['surveys/get-surveys: missing authentication']);
  });

  it('a single-survey link stands in for the bearer (decision 0001)', async () => {
    await client(nobody).call('app/get-app', { query: { sslh: 'link' } });
    expect(asked).toEqual(['GET /api/app?sslh=link -']);
    expect(await failureOf(client(nobody).call('app/get-app', { query: {} }))).toMatchObject({
      kind: 'unsigned',
    });
  });

  it('AP-04 only a tenth of the unexpected is reported, the expected never', async () => {
    script = [json(404, {}), json(500, {}), hangUp, json(404, { code: 'not-found', message: 'gone' })];
    await failureOf(getSurveys({}, { random: () => 0.1 }));
    await failureOf(getSurveys({}, { random: () => 0 }));
    await failureOf(getSurveys({}, { random: () => 0 }));
    await failureOf(getSurveys({}, { random: () => 0.09 }));
    expect(await reported(1)).toEqual(['surveys/get-surveys: gone']);
  });
});

describe('fingerprint', () => {
  const marked =
    (headers: Record<string, string>): Answer =>
    (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(surveys));

  it('AP-02 an answer that asks for one names its log', async () => {
    script = [marked({ 'x-ip-log-uuid': 'log-1', 'x-fingerprint-wanted': '1' })];
    await getSurveys();
    expect(happened).toEqual([{ fingerprintWanted: 'log-1' }]);
  });

  it('AP-02 no other answer does', async () => {
    script = [marked({ 'x-ip-log-uuid': 'log-1' }), marked({ 'x-fingerprint-wanted': '1' })];
    await getSurveys();
    await getSurveys();
    expect(happened).toEqual([]);
  });
});

it('AP-04 a failure of a third party is not reported', async () => {
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/api`;
  const config = {
    api_base: base,
    support_base: base,
    admin_base: base,
    respondents_base: base,
    realtime: null,
  };
  script = [json(404, {}), json(404, {})];
  const eager = client({ config, random: () => 0 });
  await failureOf(eager.call('duplicates/get-respondents-search', {} as never));
  await failureOf(eager.call('surveys/get-surveys', { query: {} }));
  await expect.poll(() => reports).toEqual(['surveys/get-surveys: status 404']);
});

it('AP-05 a report of the panel itself fits into 4 KB, and one in ten is sent', async () => {
  client({ random: () => 0.1 }).report('not this one');
  client({ random: () => 0.09 }).report('я'.repeat(5000));
  await expect.poll(() => reports).toEqual(['я'.repeat(1000)]);
});

it('AP-02 a report names the account and the tab it comes from, and is not signed', async () => {
  client({ random: () => 0 }).report('broken');
  await expect.poll(() => reporters).toHaveLength(1);
  expect(reporters[0]).toMatchObject({ 'x-account-id': 'demo', 'x-tab-id': 'tab-1' });
  expect(reporters[0]).not.toHaveProperty('authorization');
});
