// The package as publishers install it, by npm and without a network: from its tarball, and from its folder.
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packEmbed, packTarball } from './pack-embed.ts';
import { inRoot } from './root.ts';
import { runCommand, runTool } from './run-command.ts';

let workFolder: string;
let folder: string;
let tarball: string;
beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'earnwall-install-embed-'));
  folder = join(workFolder, 'embed');
  await packEmbed(folder);
  tarball = await packTarball(folder);
}, 120_000);
afterAll(() => rm(workFolder, { recursive: true }));

/** What the publisher has of its own. */
const own = ['react', 'react-dom', '@types/react', 'csstype'];

const page = `
import { RewardsPanel, useRewardsPanel } from '@earnwall/embed/react';

export function Earn() {
  const panel = useRewardsPanel({ origin: 'https://panel.example', app: 'my-game', uuid: '1' });
  return (
    <main>
      <button onClick={panel.open}>Earn</button>
      <RewardsPanel origin="https://panel.example" app="my-game" uuid="1" className="earn" />
    </main>
  );
}
`;

/** Hooks work with one React only: the publisher's. */
const render = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { RewardsPanel } from '@earnwall/embed/react';
console.log(renderToString(createElement(RewardsPanel, { origin: 'https://panel.example', className: 'earn' })));
`;

/** Of the sites it was installed in, to be compiled at once. */
const pages: string[] = [];

it.each<[string, (site: string) => Promise<string[]>]>([
  ['its tarball', async () => [tarball]],
  ['its folder, copied', async () => ['--install-links', folder]],
  [
    'its folder inside the project, linked',
    async (site) => {
      await cp(folder, join(site, 'vendor/embed'), { recursive: true });
      return ['./vendor/embed'];
    },
  ],
])(
  'EM-01 the React package renders when it is installed from %s',
  async (name, install) => {
    const site = join(workFolder, name.replace(/\W+/g, '-'));
    await mkdir(site);
    await writeFile(join(site, 'package.json'), '{ "name": "site", "type": "module", "private": true }');
    const quietly = ['--offline', '--no-audit', '--no-fund', '--no-package-lock'];
    const installed = await runCommand('npm', ['install', ...quietly, ...(await install(site))], {
      cwd: site,
    });
    expect(installed.code, installed.output).toBe(0);
    await mkdir(join(site, 'node_modules/@types'), { recursive: true });
    for (const part of own) await symlink(inRoot('node_modules', part), join(site, 'node_modules', part));
    await writeFile(join(site, 'page.tsx'), page);
    pages.push(join(site, 'page.tsx'));
    await writeFile(join(site, 'render.js'), render);
    const rendered = await runCommand(process.execPath, ['render.js'], { cwd: site });
    expect(rendered.output.trim()).toBe('<div class="earn"></div>');
  },
  120_000,
);

it('EM-01 the React package compiles in each of them', async () => {
  expect(pages).toHaveLength(3);
  const settings = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--jsx', 'react-jsx'];
  const compiled = await runTool('tsc', [...settings, '--types', '', '--module', 'node16', ...pages]);
  expect(compiled.output).toBe('');
}, 120_000);
