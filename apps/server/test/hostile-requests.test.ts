// Requests made to break something: whatever they hold, they are refused in the one shape, and nothing of ours fails.
import { connect } from 'node:net';
import type { CallSchema } from '@earnwall/contract/call-schema';
import { callSchemas } from '@earnwall/contract/call-schemas';
import { type CallName, calls } from '@earnwall/contract/calls';
import { consoleCallSchemas } from '@earnwall/contract/console-call-schemas';
import { type ConsoleCallName, consoleCalls } from '@earnwall/contract/console-calls';
import { errorAnswer } from '@earnwall/contract/entities/error-answer';
import type { FirstPaint } from '@earnwall/contract/first-paint';
import { panelPaths } from '@earnwall/contract/panel-paths';
import { publisherCallSchemas } from '@earnwall/contract/publisher-call-schemas';
import { type PublisherCallName, publisherCalls } from '@earnwall/contract/publisher-calls';
import { seeded } from '@earnwall/domain/chance/seeded';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { aUser } from '#testing/people.ts';
import { hostileRequests, hostileText } from './support/hostile/hostile-values.ts';
import type { Person } from './support/qualification.ts';
import { operatorKey, type TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  aScene,
  enter,
  report,
  returnFrom,
  startSupplierServer,
} from './support/survey-clicks.ts';
import { anAddress } from './support/ticket-form.ts';

let server: TestServer;
let app: AppRecord;
let alice: Person;
let cid: string;
let known: Record<string, string>;
beforeAll(async () => {
  server = await startSupplierServer();
  const scene = await aScene(server);
  ({ app, alice } = scene);
  cid = await enter(server, alice, scene.survey);
  // Ended, so that it can be rated.
  await report(server, cid, { code: '10' });
  const { hash } = await anExchangeSurvey(server);
  known = { cid, survey: hash, hash, survey_hash: hash, s: hash, uhash: alice.uhash, app: app.id, uuid: 'x' };
});
afterAll(() => server.stop());

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('AP-06 an address that is none', () => {
  /** As bytes: no client of ours would send it. */
  const statusOf = (target: string, accept = '*/*') =>
    new Promise<number>((done, fail) => {
      const { hostname, port } = new URL(server.url);
      const wire = connect(Number(port), hostname);
      wire.once('error', fail);
      wire.once('data', (answer) => {
        wire.destroy();
        done(Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1]));
      });
      wire.write(
        `GET ${target} HTTP/1.1\r\nHost: panel.test\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`,
      );
    });

  it.each(['//', '///x', '//evil.example', '//evil.example/%2e%2e', '/\\evil.example', '//?app=x'])(
    '%s is 404, for browsers as well',
    async (target) => {
      expect([await statusOf(target), await statusOf(target, browser.accept)]).toEqual([404, 404]);
    },
  );

  it.each(['/%2f', '/%2F%2Fevil.example', '/%5c', '/?a=b?c=d', '/?%', 'http://evil.example/', '/#x'])(
    '%s is a page or nothing, and no fault of ours',
    async (target) => {
      expect([200, 400, 404]).toContain(await statusOf(target, browser.accept));
    },
  );
});

describe('OP-03 a client that accepts anything gets a JSON 404', () => {
  const status = async (path: string, accept: string) =>
    (await fetch(`${server.url}${path}`, { headers: { accept } })).status;

  it.each(['/metrics', '/.env', '/wp-login.php', '/result/x/y'])('%s', async (path) => {
    expect(await status(path, '*/*')).toBe(404);
    expect(await status(path, 'application/json')).toBe(404);
    expect(await status(path, browser.accept)).toBe(200);
  });

  it.each(panelPaths)('and gets the page at %s', async (path) => {
    expect(await status(path.replace(/\{\w+\}/, 'x'), '*/*')).toBe(200);
  });
});

describe('AP-06 a known address asked with another method', () => {
  it.each(['/surveys', '/app', '/ratings', '/support-ticket', '/profiling-review', '/offers/x'] as const)(
    '%s is 405 and says which it takes',
    async (path) => {
      const answer = await fetch(`${server.url}/api${path}`, { method: 'DELETE', body: 'x' });
      expect(errorAnswer.parse(await answer.json()).code).toBe('method-not-allowed');
      expect(answer.status).toBe(405);
      const rows = Object.values(calls).filter((row) => row.path.replace('{id}', 'x') === path);
      const own = rows.map(({ method }) => method as string);
      expect(answer.headers.get('allow')).toBe(
        [...own, ...(own.includes('GET') ? ['HEAD'] : [])].sort().join(', '),
      );
    },
  );

  it('operators’ calls say so to operators alone', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/console/users`, { method: 'DELETE', headers });
    expect((await ask({})).status).toBe(401);
    const forOperator = await ask({ authorization: `Bearer ${operatorKey}` });
    expect([forOperator.status, forOperator.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('AP-06 what no database keeps', () => {
  const refused = { status: 400, body: { code: 'bad-request' } };

  it('a NUL in a query, a path or a body is 400', async () => {
    const as = alice.uhash;
    expect(await server.call('results/get-results', { query: { cid: '\0' } })).toMatchObject(refused);
    expect(await server.call('offers/get-offers-id', { as, params: { id: 'a\0' } })).toMatchObject(refused);
    const reported = { respondent: { 'x\0': '\0' }, surveys: [] };
    const params = { hash: known.hash ?? '' };
    expect(await server.call('surveys/post-surveys-cd', { as, params, body: reported })).toMatchObject(
      refused,
    );
    const half = { respondent: { x: '\ud800' }, surveys: [] };
    expect(await server.call('surveys/post-surveys-cd', { as, params, body: half })).toMatchObject(refused);
  });

  it.each([
    '/?app=%00',
    '/?uh=%00',
    '/?uuid=a%00&app=b',
    '/?uuid=a&app=b&shash=%00',
    '/result?cid=%00',
    '/%00',
  ])('ER-01 the page at %s answers 200 and says that something is wrong', async (path) => {
    const answer = await fetch(`${server.url}${path}`, { headers: browser });
    expect(answer.status).toBe(200);
    const [, json = ''] = /<script[^>]*>(.*)<\/script>/s.exec(await answer.text()) ?? [];
    const { failure } = JSON.parse(json) as FirstPaint;
    expect(failure).toMatchObject({ status: 400, code: 'bad-request' });
  });

  it('SV-06 a NUL in the code a browser comes back with leads to the panel', async () => {
    const returned = await returnFrom(server, cid, '\0');
    expect([returned.status, returned.location]).toEqual([302, '/']);
  });

  it('brackets nested deeper than any stack are 400', async () => {
    const answer = await fetch(`${server.url}/api/banners/view`, {
      method: 'POST',
      headers: { authorization: `Bearer ${alice.uhash}`, 'content-type': 'application/json' },
      body: `{"banners":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject(refused);
  });

  it.each([4.999999999999999, 0.5000000000000001, 0.25, 1e-320, 5.5])(
    'SV-08 %d stars are no rating',
    async (rating) => {
      expect(await server.call('results/post-ratings', { body: { cid, rating } })).toMatchObject(refused);
    },
  );
});

describe('AP-06 hostile values in every call', () => {
  const chance = seeded(20_261_115);
  const names = (Object.keys(calls) as CallName[]).filter((name) => !('base' in calls[name]));
  const operators = Object.keys(consoleCalls) as ConsoleCallName[];
  const publishers = Object.keys(publisherCalls) as PublisherCallName[];
  const all = [
    ...names.map((name) => ({
      name,
      base: '/api',
      row: calls[name],
      schema: callSchemas[name] as CallSchema,
    })),
    ...operators.map((name) => ({
      ...{ name, base: '/api/console', row: consoleCalls[name] },
      schema: consoleCallSchemas[name] as CallSchema,
    })),
    ...publishers.map((name) => ({
      ...{ name, base: '/api/publisher', row: publisherCalls[name] },
      schema: publisherCallSchemas[name] as CallSchema,
    })),
  ];
  const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

  it.each(all)('$name', async ({ name, base, row, schema }) => {
    const isOperators = name.startsWith('console/');
    const isPublishers = name.startsWith('publisher/');
    // Alice's click and surveys are real, so that requests come as far as they can; operators might ban her.
    const user = isOperators || isPublishers ? await aUser(server.database.db, app) : alice;
    const key = isPublishers ? await anApiKey(server.database.db, app) : operatorKey;
    const bearer = isOperators || isPublishers ? key : user.uhash;
    const theirs = { ...known, uhash: user.uhash, ...('uuid' in user && { user_id: user.uuid }) };
    for (const { params, query, headers, body } of hostileRequests(schema, chance, theirs)) {
      const path = row.path.replace(/\{(\w+)\}/g, (_, key: string) => encode(params[key] ?? ''));
      const search = Object.entries(query).map(([key, value]) => `${encode(key)}=${encode(value)}`);
      const shown = chance.percent(10) ? encode(hostileText(chance)) || 'x' : bearer;
      const answer = await fetch(`${server.url}${base}${path}?${search.join('&')}`, {
        method: row.method,
        headers: {
          ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, encode(value)])),
          ...{ authorization: `Bearer ${shown}`, ...anAddress() },
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const asked = JSON.stringify({ path, search, body }).slice(0, 500);
      expect(answer.status, asked).toBeLessThan(500);
      if (answer.status >= 400) errorAnswer.parse(JSON.parse(text));
    }
  });

  it('endpoints and pages', async () => {
    for (let round = 0; round < 40; round += 1) {
      const [one, other] = [encode(hostileText(chance)), encode(hostileText(chance)).slice(0, 4_000)];
      const paths = [`/go/${one}`, `/return/an-exchange?rid=${one}&code=${other}`, `/track/${one}`] as const;
      const pages = [`/?app=${one}&uuid=${other}`, `/result/${one}?cid=${other}`, `/?uh=${one}&s=${other}`];
      const path = chance.pick([...paths, ...pages]).slice(0, 8_000);
      const answer = await fetch(`${server.url}${path}`, { headers: browser, redirect: 'manual' });
      expect(answer.status, path.slice(0, 500)).toBeLessThan(500);
    }
  });
});
