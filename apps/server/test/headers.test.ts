import type { CallRow } from '@earnwall/contract/call-row';
import { calls } from '@earnwall/contract/calls';
import { consoleCalls } from '@earnwall/contract/console-calls';
import { panelPaths } from '@earnwall/contract/panel-paths';
import { publisherCalls } from '@earnwall/contract/publisher-calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ip_logs } from '#store/schema/users.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('AP-02 answers name the log of the address', () => {
  it('one row per person and address, wanted fingerprint at entry only', async () => {
    const app = await anApp(server.database.db);
    const alice = await aUser(server.database.db, app, 'alice');
    const entry = await server.call('app/get-app', { as: alice.uhash });
    const list = await server.call('surveys/get-surveys', { as: alice.uhash });
    const elsewhere = await server.call('app/get-app', {
      as: alice.uhash,
      headers: { 'x-forwarded-for': '91.0.0.1' },
    });
    await server.call('app/get-app', { as: alice.uhash });

    const id = entry.headers.get('x-ip-log-uuid');
    expect(id).toMatch(uuidForm);
    expect(entry.headers.get('x-ip-log-hash')).toMatch(/^[\w-]{43}$/);
    expect(entry.headers.get('x-fingerprint-wanted')).toBe('1');
    expect(list.headers.get('x-ip-log-uuid')).toBe(id);
    expect(list.headers.get('x-fingerprint-wanted')).toBeNull();
    expect(elsewhere.headers.get('x-ip-log-uuid')).not.toBe(id);

    const logs = await server.database.db.select().from(ip_logs).where(eq(ip_logs.user_id, alice.id));
    expect(logs.map((log) => log.country).sort()).toEqual(['DE', 'US']);
    expect(JSON.stringify(logs)).not.toContain('91.0.0.1');
  });

  it('nothing is answered before a visitor is known', async () => {
    const { headers } = await server.call('app/get-app', { as: 'nobody' });
    expect(headers.get('x-ip-log-uuid')).toBeNull();
  });
});

describe('what every answer carries', () => {
  it('security headers and a request id', async () => {
    const { headers } = await server.call('app/get-app', {});
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBeTruthy();
  });

  it('AP-06 no cache keeps what is about a person, answered or refused', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false });
    const alice = await aUser(server.database.db, app, 'alice');
    const kept = async (...[name, asked]: Parameters<TestServer['call']>) =>
      (await server.call(name, asked)).headers.get('cache-control');
    const [as, none] = [alice.uhash, 'private, no-store'];
    expect(await kept('app/get-app', { as })).toBe(none);
    expect(await kept('activities/get-activities', { as, params: { tab: 'surveys' } })).toBe(none);
    expect(await kept('offers/get-offers', { as })).toBe('private, no-cache');
    expect(await kept('profile/get-profiling-review', { as })).toBe(none);
    expect(await kept('support/get-support-tickets', { as })).toBe(none);
    expect(await kept('app/get-app', { as: 'nobody' })).toBe(none);
    expect(await kept('results/get-results', { query: { cid: 'x' } })).toBe(none);
    expect(await kept('telemetry/post-t-wr-true', { as })).toBe(none);
    // The list is asked about each time, and a browser that has it hears so.
    const list = await server.call('surveys/get-surveys', { as });
    expect(list.headers.get('cache-control')).toBe('private, no-cache');
    const headers = { 'if-none-match': list.headers.get('etag') ?? '' };
    expect((await server.call('surveys/get-surveys', { as, headers })).status).toBe(304);
  });

  it('the log has the request id and no bearer, hash or user id', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false });
    const answer = await server.call('app/get-app', {
      as: `secret-person:${app.id}`,
      query: { notification: 'n' },
    });
    await fetch(`${server.url}/?uuid=secret-person&app=${app.id}&shash=secret-proof`);
    const text = server.logged.join('');
    expect(text).toContain(answer.headers.get('x-request-id'));
    expect(text).toContain('/api/app?notification=n');
    expect(text).not.toContain('secret-person');
    expect(text).not.toContain('secret-proof');
    expect(text).not.toContain(String(answer.body.uhash));
  });
});

describe('OP-03 the log blanks every id that can stand in an address', () => {
  const marker = 'mkq7';
  const marked = (path: string) => path.replace(/\{\w+\}/g, marker);
  const tables = [calls, consoleCalls, publisherCalls];
  const rows = tables.flatMap((table): Pick<CallRow, 'method' | 'path'>[] => Object.values(table));
  const asked = rows.map(({ method, path }) => ({ method, path: marked(path) }));
  const pages = panelPaths.map((path) => ({ method: 'GET', path: marked(path) }));
  const endpoints = ['/go/{x}', '/track/{x}', '/{x}', '/result/x/{x}'].map((path) => ({
    ...{ method: 'GET', path: marked(path) },
  }));
  const names = 'cid sslh attempt sh uh uuid shash uhash after q maid subid subid1 rid mkq7'.split(' ');
  const query = names.map((name) => `${name}=${marker}`).join('&');
  const bases = {
    '/api': asked,
    '/api/console': asked,
    '/api/publisher': asked,
    '': [...pages, ...endpoints],
  };

  it.each(Object.entries(bases))('below "%s"', async (base, requests) => {
    const before = server.logged.length;
    for (const { method, path } of requests)
      await fetch(`${server.url}${base}${path}?${query}`, { method, redirect: 'manual' });
    const lines = server.logged.slice(before).filter((line) => line.includes('"url"'));
    expect(lines.length).toBeGreaterThanOrEqual(requests.length);
    expect(lines.filter((line) => line.includes(marker))).toEqual([]);
  });
});
