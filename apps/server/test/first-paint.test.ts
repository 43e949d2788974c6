import type { FirstPaint } from '@earnwall/contract/first-paint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHash } from '#accounts/security-hash.ts';
import { openDatabase } from '#store/engine/database.ts';
import { anApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { aUser, usersOf } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey } from '#testing/surveys.ts';
import { startServer, type TestServer } from './support/server.ts';
import { shortestTimeOf } from './support/shortest-time.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function visit(path: string, headers: Record<string, string> = {}) {
  await server.inventory.catchUp();
  const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html', ...headers } });
  const html = await response.text();
  const data = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? expect.fail('no page');
  return { response, paint: JSON.parse(data) as FirstPaint };
}

describe('the first paint', () => {
  it('knows the visitor and brings the list in one answer', async () => {
    const app = await anApp(server.database.db);
    await aSurvey(server.database.db);
    const { response, paint } = await visit(
      `/?app=${app.id}&uuid=alice&shash=${securityHash(app.secret, 'alice')}`,
    );
    expect(response.status).toBe(200);
    expect(paint.failure).toBeNull();
    expect(paint.metadata?.app).toBe(app.id);
    expect(paint.surveys).toMatchObject({ result: 'success' });
    expect(await usersOf(server.database.db, app)).toHaveLength(1);
  });

  it('says the same as the calls do', async () => {
    const app = await anApp(server.database.db);
    const alice = await aUser(server.database.db, app, 'alice');
    const { paint } = await visit(`/surveys?uh=${alice.uhash}`);
    const { body: metadata } = await server.call('app/get-app', { as: alice.uhash });
    const { body: surveys } = await server.call('surveys/get-surveys', { as: alice.uhash });
    expect(paint.metadata).toEqual(metadata);
    expect(paint.surveys).toEqual(surveys);
  });

  it('asks nothing for a visit without credentials', async () => {
    const { paint } = await visit('/');
    expect(paint).toMatchObject({ metadata: null, surveys: null, failure: null });
  });

  it('carries a refusal instead of failing', async () => {
    const { response, paint } = await visit('/?app=no-such-app&uuid=alice');
    expect(response.status).toBe(200);
    expect(paint).toMatchObject({ metadata: null, failure: { status: 401, code: 3 } });
  });

  it('DE-01 wears the design of its app before anything else is known', async () => {
    const app = await anApp(server.database.db, { design: { first_color: '#123456' } });
    for (const path of [`/?app=${app.id}`, `/?app=${app.id}&uuid=alice&shash=wrong`]) {
      expect((await visit(path)).paint.design?.first_color).toBe('#123456');
    }
  });

  it('DE-02 names a style sheet of an allowed origin only, and lets the page load it', async () => {
    const allowed_origins = ['https://shop.example', 'http://plain.example'];
    for (const [host, named] of [
      ['shop', 'https://shop.example/earn.css'],
      ['evil', null],
    ]) {
      const design_file = `https://${host}.example/earn.css`;
      const app = await anApp(server.database.db, { allowed_origins, design: { design_file } });
      const { paint, response } = await visit(`/?app=${app.id}`);
      expect(paint.design?.design_file).toBe(named);
      expect(response.headers.get('content-security-policy')).toMatch(
        /style-src 'self' 'nonce-[^']+' https:\/\/shop\.example;/,
      );
    }
  });

  it('RT-09 a design preview knows its app and lets nobody in', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false });
    const { paint } = await visit(`/design-preview/surveys?app=${app.id}&uuid=alice`);
    expect(paint).toMatchObject({ metadata: null, failure: null, design: { palette: 'light' } });
    expect(await usersOf(server.database.db, app)).toEqual([]);
  });

  it('SL-02 knows that it is framed when the browser says so', async () => {
    expect((await visit('/', { 'sec-fetch-dest': 'iframe' })).paint.framed).toBe(true);
    expect((await visit('/', { 'sec-fetch-dest': 'document' })).paint.framed).toBe(false);
  });

  it('ID-12 notes by what and in what the person came as GET /app does, and operators see it', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false });
    const query = { app: app.id, uuid: 'alice' };
    const known = async () => {
      const { body } = await server.operate('console/users/get-users', { query });
      const { notification, framed } = body.user as Record<string, unknown>;
      return { notification, framed };
    };
    const address = `/?app=${app.id}&uuid=alice`;
    await visit(`${address}&notification=n1`);
    expect(await known()).toEqual({ notification: 'n1', framed: false });
    await visit(address, { 'sec-fetch-dest': 'iframe' });
    expect(await known()).toEqual({ notification: 'n1', framed: true });
    await visit(`${address}&notification=${'x'.repeat(501)}`);
    expect(await known()).toEqual({ notification: 'n1', framed: false });
    await visit(`${address}&subid-iframe=1`);
    expect(await known()).toEqual({ notification: 'n1', framed: true });

    const entry = { notification: 'n2', iframe: 'false' };
    await server.call('app/get-app', { as: `alice:${app.id}`, query: entry });
    expect(await known()).toEqual({ notification: 'n2', framed: false });
    await server.call('app/get-app', { as: `alice:${app.id}` });
    expect(await known()).toEqual({ notification: 'n2', framed: false });
  });

  it('ignores a rate it cannot use', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false });
    const { paint } = await visit(`/?app=${app.id}&uuid=alice&cer=lots&cn=Gems`);
    expect(paint.metadata).toMatchObject({ currency_name: 'Gems', currency_exchange_rate: 1000 });
  });

  it.each([
    ['the language parameter', '/?language=ar&locale=de-DE', 'fr', 'ar', 'ar-EG', 'rtl'],
    ['the locale parameter', '/?locale=de_AT', 'fr', 'de', 'de-AT', 'ltr'],
    ['the browser', '/', 'xx, fr-CA;q=0.8', 'fr', 'fr-CA', 'ltr'],
    ['the country', '/', 'xx', 'de', 'de-DE', 'ltr'],
  ])('LO-02 the language comes from %s', async (_name, path, accepted, language, locale, dir) => {
    const { paint } = await visit(path, { 'accept-language': accepted, 'x-forwarded-for': '91.0.0.1' });
    expect(paint).toMatchObject({ language, locale, dir });
  });

  it.each([
    ['en-XA', 'ltr'],
    ['en-XB', 'rtl'],
  ])('LO-01 the language parameter alone asks for the pseudo-language %s', async (tag, dir) => {
    const { paint } = await visit(`/?language=${tag}`, { 'accept-language': 'de' });
    expect(paint).toMatchObject({ language: 'en', pseudo_language: tag, dir });
    const { paint: usual } = await visit(`/?locale=${tag}`, { 'accept-language': tag });
    expect(usual).toMatchObject({ language: 'en', dir: 'ltr' });
    expect(usual).not.toHaveProperty('pseudo_language');
  });
});

describe('the page', () => {
  it('may be framed by the origins of its app, also when the visit fails, and by no other page', async () => {
    const app = await anApp(server.database.db, { allowed_origins: ['https://publisher.example'] });
    const policyOf = async (path: string) =>
      (await visit(path)).response.headers.get('content-security-policy') ?? '';
    const good = await policyOf(`/?app=${app.id}&uuid=alice&shash=${securityHash(app.secret, 'alice')}`);
    const refused = await policyOf(`/?app=${app.id}&uuid=alice&shash=wrong`);
    const shell = await policyOf(`/?app=${app.id}`);
    for (const policy of [good, refused, shell]) {
      expect(policy).toMatch(/frame-ancestors 'self' https:\/\/publisher\.example($|;)/);
    }
    expect(await policyOf('/')).toMatch(/frame-ancestors 'self'($|;)/);
  });

  it('ID-06 says which app it was painted for, the one whose origins may frame it', async () => {
    const { db } = server.database;
    const app = await anApp(db, { allowed_origins: ['https://publisher.example'] });
    const other = await anApp(db, { allowed_origins: ['https://other.example'] });
    const cid = randomHash();
    await aClick(db, await aUser(db, app), await aSurvey(db), { cid });
    const paintedFor = async (path: string) => {
      const { paint, response } = await visit(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      return [paint.metadata?.app ?? paint.app, /frame-ancestors ([^;]*)/.exec(policy)?.[1]];
    };
    const own = [app.id, "'self' https://publisher.example"];
    const shash = securityHash(app.secret, 'alice');
    expect(await paintedFor(`/?app=${app.id}&uuid=alice&shash=${shash}`)).toEqual(own);
    expect(await paintedFor(`/?app=${app.id}&uuid=alice&shash=wrong`)).toEqual(own);
    expect(await paintedFor(`/?app=${app.id}`)).toEqual(own);
    expect(await paintedFor(`/?cid=${cid}`)).toEqual(own);
    expect(await paintedFor(`/?app=${other.id}&cid=${cid}`)).toEqual(own);
    expect(await paintedFor(`/?app=${other.id}`)).toEqual([other.id, "'self' https://other.example"]);
    for (const path of ['/', '/?app=no-such-app', '/?uh=nobody', '/single-survey?sslh=no-such-link'])
      expect(await paintedFor(path), path).toEqual([undefined, "'self'"]);
  });

  it('EM-02 has no rule in its policy that an allowed origin brought along', async () => {
    const { db } = server.database;
    const bad = "https://a.example; script-src 'unsafe-inline' *";
    const allowed_origins = ['https://publisher.example', bad, 'https://A.example/'];
    for (const one of [bad, 'https://A.example/', 'https://*.example', ''])
      await expect(anApp(db, { allowed_origins: [one] })).rejects.toThrow(/apps_allowed_origins_are_origins/);
    // As a row that somebody wrote past the rule.
    await db.execute(sql`alter table apps drop constraint apps_allowed_origins_are_origins`);
    const app = await anApp(db, { allowed_origins });
    const from = server.logged.length;
    const { response } = await visit(`/?app=${app.id}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/frame-ancestors 'self' https:\/\/publisher\.example($|;)/);
    expect(policy).not.toMatch(/a\.example|script-src [^;]*unsafe/i);
    const lines = server.logged.slice(from).filter((line) => line.includes('apps.allowed_origins'));
    expect(lines).toHaveLength(1);
  });

  it('runs only scripts with its own nonce, a new one each time', async () => {
    const nonces = await Promise.all(
      ['/', '/'].map(
        async (path) =>
          /'nonce-([^']+)'/.exec(
            (await visit(path)).response.headers.get('content-security-policy') ?? '',
          )?.[1],
      ),
    );
    expect(nonces[0]).toMatch(/^[\w+/=]{20,}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('is never stored by a cache, and sends no referrer to other sites', async () => {
    const { response } = await visit('/');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is not served to what asks for something else', async () => {
    const response = await fetch(`${server.url}/picture.png`, { headers: { accept: 'image/png' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });
});

describe('a database that cannot be reached', () => {
  it('is 503 with Retry-After within a second, never 401; health stays, ready goes', async () => {
    const nowhere = openDatabase(
      { connectionString: 'postgres://nobody@127.0.0.1:1/none' },
      { warn: () => {} },
    );
    const blind = await startServer({ database: nowhere });
    const isTold = async () => {
      const { status, body, headers } = await blind.call('app/get-app', { as: 'alice:app' });
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '1']);
    };
    expect(await shortestTimeOf(isTold)).toBeLessThan(1_000);
    expect((await fetch(`${blind.url}/health`)).status).toBe(200);
    expect((await fetch(`${blind.url}/ready`)).status).toBe(503);
    const page = await fetch(`${blind.url}/?app=x&uuid=alice`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('"failure":{"status":503');
    await blind.stop();
    await nowhere.close();
  });

  it('is ready while it can be reached', async () => {
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  });
});
