// The client as publishers get it: compiled against, loaded and used where nothing of this repository is.
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeBlocks, readPage } from './docs/code-blocks.ts';
import { packClient } from './pack-client.ts';
import { inRoot } from './root.ts';
import { runCommand, runTool } from './run-command.ts';

let site: string;
let packed: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'earnwall-client-site-'));
  packed = join(site, 'node_modules/@earnwall/client');
  await mkdir(join(site, 'node_modules/@types'), { recursive: true });
  await packClient(packed);
  for (const name of ['@types/node', 'undici-types'])
    await symlink(inRoot('node_modules', name), join(site, 'node_modules', name));
  await writeFile(join(site, 'package.json'), '{ "type": "module" }');
}, 120_000);
afterAll(() => rm(site, { recursive: true }));

const publishersCode = `
import { createClient, type Client, verifyAddress, verifyMessage } from '@earnwall/client';

const earnwall: Client = createClient({ origin: 'https://panel.example', key: 'ewk_x' });
const { balance, state } = await earnwall.users.get('alice');
const sum: number = balance;
const now: 'active' | 'banned' | 'on_hold' | 'on_review' | 'closed' = state;
const { lines } = await earnwall.call('publisher/users/get-user-ledger', { params: { user_id: 'alice' } });
const types: string[] = lines.map(({ type }) => type);
await earnwall.users.credit('alice', { amount: 1, reason: 'x' }, { idempotencyKey: 'x' });
// @ts-expect-error an amount is a number
await earnwall.users.credit('alice', { amount: '1', reason: 'x' }, { idempotencyKey: 'x' });
// @ts-expect-error a credit needs its key
await earnwall.users.credit('alice', { amount: 1, reason: 'x' });
// @ts-expect-error there is no such call
await earnwall.call('publisher/users/no-call', {});
// @ts-expect-error the user is missing
await earnwall.call('publisher/users/get-user', {});
// @ts-expect-error there is no such type of line
const wrong: boolean = lines[0]?.type === 'gift';
const ok: boolean = verifyMessage({ headers: {}, body: '' }, ['whsec_'], new Date()) === 'ok' || verifyAddress('/', []);
console.log(sum, now, types, wrong, ok);
`;

it('PB-04 a publisher’s code compiles against the client, and so do its README and the guide', async () => {
  const files = { code: publishersCode, ...(await samples('packages/client/README.md', 'readme')) };
  const all = { ...files, ...(await samples('docs/publishers-guide.md', 'guide')) };
  const names = Object.keys(all).map((name) => join(site, `${name}.ts`));
  expect(names.length).toBeGreaterThanOrEqual(4);
  for (const [name, text] of Object.entries(all)) await writeFile(join(site, `${name}.ts`), text);
  const { output } = await runTool('tsc', [
    ...['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023', '--types', 'node'],
    ...['--module', 'node16', '--typeRoots', join(site, 'node_modules/@types'), '--skipLibCheck', ...names],
  ]);
  expect(output).toBe('');
}, 120_000);

/** The blocks of a page that use the client. */
async function samples(page: string, name: string): Promise<Record<string, string>> {
  const blocks = codeBlocks(await readPage(page), 'ts').filter((text) => text.includes('@earnwall/client'));
  return Object.fromEntries(blocks.map((text, index) => [`${name}-${index}`, text]));
}

it('PB-04 the client runs by itself', async () => {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ user: { user_id: request.url, state: request.headers.authorization } }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines = `import { createClient, verifyMessage } from '@earnwall/client';
    const { user_id, state } = await createClient({ origin: '${origin}', key: 'ewk_x' }).users.get('a/b');
    console.log(user_id, state, verifyMessage({ headers: {}, body: '' }, ['whsec_x'], new Date()));`;
  await writeFile(join(site, 'use.js'), lines);
  const { output } = await runCommand(process.execPath, [join(site, 'use.js')]);
  await new Promise((done) => server.close(done));
  expect(output.trim()).toBe('/api/publisher/users/a%2Fb Bearer ewk_x missing-headers');
});

it('PB-04 the client needs nothing, and nothing of it names the repository', async () => {
  const manifest = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('dependencies');
  for (const file of await readdir(packed)) {
    const text = await readFile(join(packed, file), 'utf8');
    expect(text, file).not.toMatch(/@earnwall\/(?!client)|from ['"][^'"]+\.tsx?['"]|from ['"]zod/);
    expect(text, file).not.toContain(inRoot());
  }
  expect(await readdir(packed)).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
});
