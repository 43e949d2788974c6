import { connect } from 'node:net';
import type { CallRow } from '@earnwall/contract/call-row';
import type { CallSchema } from '@earnwall/contract/call-schema';
import { callSchemas } from '@earnwall/contract/call-schemas';
import { type CallName, calls } from '@earnwall/contract/calls';
import type { ErrorAnswer } from '@earnwall/contract/entities/error-answer';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let alice: UserRecord;
beforeAll(async () => {
  server = await startServer();
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aUser(server.database.db, app, 'alice');
});
afterAll(() => server.stop());

const ours = (Object.entries(calls) as [CallName, CallRow][]).filter(([, row]) => row.base !== 'respondents');

describe('AP-01 every call of the contract', () => {
  it.each(ours)('%s is mounted and refuses strangers', async (name, row) => {
    const params = Object.fromEntries(
      [...row.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, key === 'tab' ? 'surveys' : 'x']),
    );
    const response = await server.call(name, { params, ...(row.method !== 'GET' && { body: {} }) });
    const isRefused = response.status === 400 || response.status === 401;
    expect(isRefused || row.access === 'open' || row.access === 'guest').toBe(true);
    expect(response.body.code).not.toBe('not-found');
  });
});

interface OpenApi {
  openapi: string;
  paths: Record<
    string,
    Record<string, { parameters?: { name: string }[]; responses: Record<string, object> }>
  >;
}

describe('AP-06 the API describes itself', () => {
  it('OpenAPI 3.1 names every call with its method, path, parameters and body', async () => {
    const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as OpenApi;
    expect(document.openapi).toBe('3.1.0');
    for (const [name, row] of ours) {
      const operation = document.paths[`/api${row.path}`]?.[row.method.toLowerCase()] ?? expect.fail(name);
      expect(operation, name).toMatchObject({ operationId: name, summary: callSchemas[name].summary });
      const named = (operation.parameters ?? []).map((parameter) => parameter.name);
      const schema: CallSchema = callSchemas[name];
      expect(named, name).toEqual(expect.arrayContaining(Object.keys(schema.query?.shape ?? {})));
      expect('requestBody' in operation, name).toBe(Boolean(schema.body ?? schema.multipart));
      expect(operation.responses['200'], name).toBeDefined();
    }
  });

  it('has a page to browse', async () => {
    const response = await fetch(`${server.url}/docs`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  });
});

describe('AP-06 bad input gets 4xx in the one shape and stores nothing', () => {
  const rowCounts = async () => {
    const { rows } = await server.database.db.execute(
      sql`select (select count(*) from users) as users, (select count(*) from clicks) as clicks, (select count(*) from ip_logs) as ip_logs`,
    );
    return rows[0];
  };

  async function refused(path: string, init: RequestInit & { status: number; code: string | number }) {
    const before = await rowCounts();
    const response = await fetch(`${server.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${alice.uhash}`, ...init.headers },
    });
    const body = (await response.json()) as ErrorAnswer;
    expect({ status: response.status, code: body.code }).toEqual({ status: init.status, code: init.code });
    expect(Object.keys(body).every((key) => ['code', 'message', 'errors'].includes(key))).toBe(true);
    expect(await rowCounts()).toEqual(before);
    return body;
  }
  const json = { 'content-type': 'application/json' };

  it('broken JSON', () =>
    refused('/api/qualification', {
      method: 'POST',
      headers: json,
      body: '{"survey":',
      status: 400,
      code: 'bad-request',
    }));

  it('an empty body where one is needed', () =>
    refused('/api/qualification', { method: 'POST', status: 400, code: 'bad-request' }));

  it('an unknown field, named', async () => {
    const body = JSON.stringify({ survey: 'x', policy_optin: 1, surprise: true });
    const { errors } = await refused('/api/qualification', {
      method: 'POST',
      headers: json,
      body,
      status: 400,
      code: 'bad-request',
    });
    expect(JSON.stringify(errors)).toContain('surprise');
  });

  it('a wrong type, with the field that has it', async () => {
    const { errors } = await refused('/api/offers?platform=toaster', {
      status: 400,
      code: 'bad-request',
    });
    expect(Object.keys(errors ?? {})).toEqual(['platform.0']);
  });

  it('a body of another type', () =>
    refused('/api/qualification', {
      method: 'POST',
      headers: { 'content-type': 'text/xml' },
      body: '<x/>',
      status: 415,
      code: 'unsupported-media-type',
    }));

  it('an oversized body', () =>
    refused('/api/qualification', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ survey: 'x'.repeat(300_000) }),
      status: 413,
      code: 'payload-too-large',
    }));

  it('an unknown call, with any method', async () => {
    await refused('/api/no-such-call', { status: 404, code: 'not-found' });
    await refused('/api/no-such-call', { method: 'DELETE', status: 404, code: 'not-found' });
    await refused('/api', { status: 404, code: 'not-found' });
  });

  it('an address that cannot be decoded', () =>
    refused('/api/question/%E0%A4%A/answers', { status: 400, code: 'bad-request' }));

  it('a malformed bearer and an unknown app on an entry call create nobody', async () => {
    await refused('/api/app', { headers: { authorization: 'Bearer a:b:c:d' }, status: 401, code: 1 });
    await refused('/api/app', {
      headers: { authorization: 'Bearer newcomer:no-such-app' },
      status: 401,
      code: 3,
    });
    await refused('/api/single-survey', {
      method: 'POST',
      headers: { ...json, authorization: `Bearer newcomer:${app.id}` },
      body: '{}',
      status: 400,
      code: 'bad-request',
    });
  });

  it('bytes that are no HTTP', async () => {
    const { hostname, port } = new URL(server.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write('nonsense\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
      code: 'bad-request',
      message: expect.any(String),
    });
  });
});
