import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { anApp } from '#testing/apps.ts';
import { operatorKey, startServer, type TestServer } from './support/server.ts';

let consoleFolder: string;
let server: TestServer;
let separate: TestServer;
const consoleHost = 'console.example';
const html = { accept: 'text/html' };

beforeAll(async () => {
  consoleFolder = await mkdtemp(join(tmpdir(), 'earnwall-console-'));
  await mkdir(join(consoleFolder, 'assets'));
  await mkdir(join(consoleFolder, '.vite'));
  const metas = ['api', 'panel'].map((name) => `<meta name="earnwall-${name}" content="">`);
  await writeFile(
    join(consoleFolder, 'index.html'),
    `<!doctype html>${metas.join('')}<title>Console</title>`,
  );
  await writeFile(join(consoleFolder, 'assets/entry-1a2b.js'), 'export {}');
  await writeFile(join(consoleFolder, 'assets/third-party-notices.txt'), 'MIT');
  await writeFile(join(consoleFolder, '.vite/manifest.json'), '{}');
  server = await startServer({ consoleFolder });
  const config = readConfig({ CONSOLE_ORIGIN: `https://${consoleHost}` });
  separate = await startServer({ consoleFolder, config });
});
afterAll(async () => {
  await Promise.all([server.stop(), separate.stop()]);
  await rm(consoleFolder, { recursive: true });
});

interface Seen {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** `fetch` lets nobody choose the host. */
function get(url: string, headers: Record<string, string> = {}): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { headers }, async (response) => {
      let body = '';
      for await (const part of response.setEncoding('utf8')) body += part;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.on('error', reject).end();
  });
}

describe('the console beside the panel', () => {
  it.each(['/console', '/console/', '/console/apps/coinloop/keys?open=1', '/console/invitation/a.b'])(
    'one page for every address: %s',
    async (path) => {
      const { status, headers, body } = await get(`${server.url}${path}`, html);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('<meta name="earnwall-api" content="/api/console">');
      expect(body).toContain('<meta name="earnwall-panel" content="">');
    },
  );

  it('the policy of the page lets nothing in from elsewhere, and nobody frame it', async () => {
    const { headers } = await get(`${server.url}/console/`);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "frame-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'",
    );
  });

  it('its files may be cached for ever, but for the licences, and an unknown one is a 404', async () => {
    const file = await get(`${server.url}/console/assets/entry-1a2b.js`);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const licences = await get(`${server.url}/console/assets/third-party-notices.txt`);
    expect(licences.headers['cache-control']).toBe('public, max-age=3600');
    const unknown = await get(`${server.url}/console/assets/entry-0000.js`, html);
    expect([unknown.status, unknown.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  it('nothing beside the assets is a file', async () => {
    const { body } = await get(`${server.url}/console/.vite/manifest.json`);
    expect(body).toContain('<title>Console</title>');
  });
});

describe('CONSOLE_ORIGIN: the console on a host of its own', () => {
  const at = (path: string, headers: Record<string, string> = {}) => get(`${separate.url}${path}`, headers);
  const onConsole = { host: consoleHost };
  const asOperator = { authorization: `Bearer ${operatorKey}` };
  const ofConsole = ['/console', '/console/', '/console/apps', '/console/assets/entry-1a2b.js'];

  it.each([...ofConsole, '/%63onsole/apps', '/api/console/tickets'])(
    '%s answers there alone',
    async (path) => {
      const there = await at(path, { ...html, ...asOperator, ...onConsole });
      const here = await at(path, { ...html, ...asOperator });
      expect([there.status, here.status]).toEqual([200, 404]);
      expect(here.headers['content-type']).toBe('application/json; charset=utf-8');
    },
  );

  it.each(['/', '/surveys', '/design-preview/surveys', '/docs', '/api/app', '/nothing-known'])(
    '%s is not found there',
    async (path) => {
      expect((await at(path, { ...html, ...onConsole })).status).toBe(404);
    },
  );

  it('the panel goes on at any other host, and probes work by every name', async () => {
    expect((await at('/', html)).status).toBe(200);
    expect((await at('/health')).status).toBe(200);
    expect((await at('/health', onConsole)).status).toBe(200);
  });

  it('the host has its port and no case', async () => {
    expect((await at('/console/', { host: 'CONSOLE.example' })).status).toBe(200);
    expect((await at('/console/', { host: `${consoleHost}:8443` })).status).toBe(404);
  });

  it('a preview may be framed by the console, and takes its messages; a panel does neither', async () => {
    const app = await anApp(separate.database.db, { allowed_origins: ['https://shop.example'] });
    const preview = await at(`/design-preview/surveys?app=${app.id}`, html);
    const panel = await at(`/?app=${app.id}`, html);
    const allowed = ({ body }: Seen) =>
      JSON.parse(/json">(.*)<\/script>/.exec(body)?.[1] ?? '{}').allowed_origins as string[];
    const console = `https://${consoleHost}`;
    expect(preview.headers['content-security-policy']).toMatch(
      /frame-ancestors 'self' https:\/\/shop\.example https:\/\/console\.example$/,
    );
    expect(allowed(preview)).toEqual(['https://shop.example', console]);
    expect(panel.headers['content-security-policy']).toMatch(
      /frame-ancestors 'self' https:\/\/shop\.example$/,
    );
    expect(allowed(panel)).toEqual(['https://shop.example']);
  });

  it('the console is told where the panel is, and may frame it', async () => {
    const { headers, body } = await at('/console/', onConsole);
    expect(body).toContain(`<meta name="earnwall-panel" content="${separate.url}">`);
    expect(headers['content-security-policy']).toContain(`frame-src ${separate.url};`);
  });
});
