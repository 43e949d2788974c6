// The doctor as publishers get it: installed by npm from its tarball, without a network, and run by its name.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packDoctor } from './pack-doctor.ts';
import { packTarball } from './pack-embed.ts';
import { inRoot } from './root.ts';
import { runCommand } from './run-command.ts';

let workFolder: string;
let site: string;
beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'earnwall-doctor-'));
  const folder = join(workFolder, 'doctor');
  await packDoctor(folder);
  site = join(workFolder, 'site');
  await mkdir(site);
  await writeFile(join(site, 'package.json'), '{ "name": "site", "private": true }');
  const quietly = ['--offline', '--no-audit', '--no-fund', '--no-package-lock'];
  const installed = await runCommand('npm', ['install', ...quietly, await packTarball(folder)], {
    cwd: site,
  });
  expect(installed.code, installed.output).toBe(0);
}, 120_000);
afterAll(() => rm(workFolder, { recursive: true }));

const secret = 'whsec_c2l4dGVlbiBieXRlcyBhdCBsZWFzdA==';
const doctor = (...args: string[]) =>
  runCommand(join(site, 'node_modules/.bin/earnwall-doctor'), args, { cwd: site });

/** It says yes to everything: the classic fault. */
const careless = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(204).end());
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(careless.address() as AddressInfo).port}/postbacks`;
});
afterAll(() => careless.close());

it('PB-06 the installed program names an endpoint that accepts everything, and ends with 1', async () => {
  const { code, output } = await doctor('--url', address, '--secret', secret);
  expect(output).toContain('✗ forged-signature');
  expect(output).toContain('docs/doctor.md#signatures');
  expect(output).not.toContain('\u001b');
  expect(code).toBe(1);
});

it('PB-06 it prints one JSON document for CI', async () => {
  const { code, output } = await doctor('--url', address, '--secret', secret, '--json', '--only', 'types');
  const { version, counts, findings } = JSON.parse(output);
  expect({ version, failed: counts.failed }).toEqual({ version: 1, failed: 0 });
  expect(findings[0]).toMatchObject({ check: 'answer-time', verdict: 'passed', sent: expect.any(String) });
  expect(code).toBe(0);
});

it('PB-06 it ends with 2 when it is called wrongly, or when nobody answers', async () => {
  expect((await doctor('--url', address)).code).toBe(2);
  const nobody = await doctor('--url', 'http://127.0.0.1:1/', '--secret', secret);
  expect(nobody.output).toContain('connection refused');
  expect(nobody.code).toBe(2);
});

it('PB-06 it has no dependencies, and nothing of it names the repository', async () => {
  const folder = join(site, 'node_modules/earnwall-doctor');
  expect(await readdir(folder)).toEqual(['LICENSE', 'README.md', 'dist', 'docs', 'package.json']);
  expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies');
  const code = await readFile(join(folder, 'dist/doctor.js'), 'utf8');
  expect(code).not.toMatch(/from ['"](?!node:)/);
  expect(code).not.toContain(inRoot());
});

it('PB-06 each group of checks has its section in the page that findings lead to', async () => {
  const { output } = await doctor('--url', address, '--secret', secret, '--json');
  const groups: string[] = JSON.parse(output).findings.map(
    ({ docs }: { docs: string }) => docs.split('#')[1],
  );
  const page = await readFile(inRoot('docs/doctor.md'), 'utf8');
  for (const group of new Set([...groups, 'page'])) expect(page.toLowerCase()).toContain(`\n## ${group}\n`);
  for (const { check } of JSON.parse(output).findings)
    if (!check.startsWith('type-')) expect(page).toContain(`\`${check}\``);
});
