// What the product is built of: each part names what it reads, where it writes, and how it is made.
import { cp } from 'node:fs/promises';
import { inRoot } from '../root.ts';
import { runTool } from '../run-command.ts';
import { bundle } from './bundle.ts';
import { bundleScript } from './bundle-script.ts';
import { extensionTarget, makeExtension } from './extension.ts';
import { consolePackages, panelPackages } from './notices/bundled-packages.ts';
import { packagesOfFiles, productionPackages } from './notices/find-packages.ts';
import { noticesFile, writeNotices } from './notices/notices.ts';
import { precompress } from './precompress.ts';

export interface Part {
  name: string;
  inputs: readonly string[];
  /** What else decides how it is made. */
  given?: () => object;
  output: string;
  make: () => Promise<void>;
}

export const parts: readonly Part[] = [
  { name: 'panel', inputs: ['apps/panel', 'packages'], output: 'apps/panel/dist', make: makePanel },
  {
    name: 'server',
    inputs: ['apps/server', 'apps/doctor', 'packages'],
    output: 'apps/server/dist',
    make: makeServer,
  },
  { name: 'sandbox', inputs: ['apps/sandbox'], output: 'apps/sandbox/dist', make: makeSandbox },
  {
    name: 'embed',
    inputs: ['apps/embed', 'packages/contract/src/embed-messages.ts'],
    output: 'apps/embed/dist',
    make: makeEmbed,
  },
  { name: 'console', inputs: ['apps/console', 'packages'], output: 'apps/console/dist', make: makeConsole },
  {
    name: 'extension',
    inputs: ['apps/extension', 'packages/contract', 'packages/i18n'],
    given: () => extensionTarget(process.env),
    output: 'apps/extension/dist',
    make: () => makeExtension(extensionTarget(process.env), inRoot('apps/extension/dist')),
  },
];

async function vite(app: string, ...args: string[]): Promise<void> {
  const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn', ...args], {
    cwd: inRoot(app),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(output);
}

async function makePanel(): Promise<void> {
  // The renderer may read the client's manifest, so the client comes first.
  await vite('apps/panel');
  await vite('apps/panel', '--ssr');
  await writeNotices(inRoot('apps/panel/dist/client/assets', noticesFile), await panelPackages());
  await precompress(inRoot('apps/panel/dist/client'));
}

async function makeServer(): Promise<void> {
  await bundle('server', ['main', 'console-reset']);
  const copied = {
    'store/migrations': 'migrations',
    'adapters/ip-intelligence/sample-ranges': 'sample-ranges',
  };
  for (const [from, to] of Object.entries(copied))
    await cp(inRoot(`apps/server/src/${from}`), inRoot(`apps/server/dist/${to}`), { recursive: true });
  const packages = await productionPackages(inRoot('apps/server'));
  await writeNotices(inRoot('apps/server/dist', noticesFile), packages);
}

async function makeSandbox(): Promise<void> {
  await bundle('sandbox');
}

async function makeConsole(): Promise<void> {
  await vite('apps/console');
  await writeNotices(inRoot('apps/console/dist/assets', noticesFile), await consolePackages());
  await precompress(inRoot('apps/console/dist/assets'));
}

async function makeEmbed(): Promise<void> {
  const sources = await bundleScript(
    inRoot('apps/embed/src/script.ts'),
    inRoot('apps/embed/dist/v1/embed.js'),
  );
  await writeNotices(inRoot('apps/embed/dist', noticesFile), packagesOfFiles(sources));
  await precompress(inRoot('apps/embed/dist'));
}
