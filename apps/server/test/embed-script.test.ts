// `/v1/embed.js` as pages of other sites load it: small, kept for an hour, and open to everybody.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';

const script = '(()=>{window.earnwall={push(){}}})();';

let embedFolder: string;
let server: TestServer;
beforeAll(async () => {
  embedFolder = await mkdtemp(join(tmpdir(), 'earnwall-embed-'));
  await mkdir(join(embedFolder, 'v1'));
  const built = {
    'v1/embed.js': script,
    'v1/embed.js.br': brotliCompressSync(script),
    'v1/embed.js.gz': gzipSync(script),
    '.built-from': 'a hash of the sources',
  };
  for (const [name, content] of Object.entries(built)) await writeFile(join(embedFolder, name), content);
  server = await startServer({ embedFolder });
});
afterAll(async () => {
  await server.stop();
  await rm(embedFolder, { recursive: true });
});

const ask = (headers: Record<string, string> = {}) => fetch(`${server.url}/v1/embed.js`, { headers });

it('EM-01 any page may load the script, and hold it against a hash', async () => {
  const answer = await ask({ origin: 'https://my-game.example' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(script);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/i),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  expect(answer.headers.has('set-cookie')).toBe(false);
  expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
});

it('EM-01 a mend arrives within the hour, and nobody waits for the look', async () => {
  const first = await ask({ 'accept-encoding': 'identity' });
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await askPlainly('/v1/embed.js', { 'if-none-match': etag });
  expect(again.statusCode).toBe(304);
  expect(again.headers['cache-control']).toBe(first.headers.get('cache-control'));
});

it.each(['br', 'gzip', 'identity'])('EM-01 it comes as %s where that is understood', async (encoding) => {
  const answer = await ask({ 'accept-encoding': encoding });
  expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  // Caches on the way keep one for each.
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await answer.text()).toBe(script);
});

it.each(['/v1/', '/v1/embed.mjs', '/v1/..%2f.built-from', '/v1/../.built-from'])(
  'EM-01 nothing else is handed out: %s',
  async (path) => {
    expect([400, 404]).toContain((await askPlainly(path)).statusCode);
  },
);

/** As written: `fetch` would tidy the path, and ask for a fresh copy whenever it sends a condition. */
function askPlainly(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { hostname, port } = new URL(server.url);
  return new Promise((answered, failed) => {
    request({ hostname, port, path, headers }, (answer) => answered(answer.resume()))
      .on('error', failed)
      .end();
  });
}
