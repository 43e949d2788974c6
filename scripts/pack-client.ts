// `npm run pack-client [-- folder]`: the client of the publishers' API as npm takes it, in `dist/client` by default, and as
// a tarball beside it. One module and its types, without dependencies.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { isProgram } from './is-program.ts';
import { callTypes } from './pack-client/call-types.ts';
import { packTarball } from './pack-embed.ts';
import { inRoot } from './root.ts';
import { runTool } from './run-command.ts';

const client = inRoot('packages/client');
const entry = join(client, 'src/index.ts');
/** What it exports of another package: types of that are emitted for those alone that are named. */
const verifying = ['signature.ts', 'signed-address.ts'].map((file) => inRoot('packages/postbacks/src', file));

export async function packClient(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: inRoot(),
    entryPoints: [entry],
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  await writeTypes(folder);
  await writeFile(join(folder, 'calls.d.ts'), callTypes());
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await cp(join(client, 'README.md'), join(folder, 'README.md'));
  await cp(inRoot('LICENSE'), join(folder, 'LICENSE'));
}

/** Those of the client, and of what it exports of postbacks. */
async function writeTypes(folder: string): Promise<void> {
  const emitted = await mkdtemp(join(tmpdir(), 'earnwall-client-types-'));
  try {
    const { code, output } = await runTool('tsc', [
      ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--allowImportingTsExtensions'],
      ...['--target', 'es2022', '--lib', 'es2023', '--types', 'node', '--skipLibCheck'],
      ...['--module', 'esnext', '--moduleResolution', 'bundler', '--strict'],
      ...['--rootDir', inRoot(), '--outDir', emitted, entry, ...verifying],
    ]);
    if (code !== 0) throw new Error(output);
    for (const part of ['packages/client/src', 'packages/postbacks/src'])
      for (const file of await readdir(join(emitted, part))) {
        const text = await readFile(join(emitted, part, file), 'utf8');
        await writeFile(join(folder, basename(file)), inOneFolder(text));
      }
  } finally {
    await rm(emitted, { recursive: true });
  }
}

/** Modules stand side by side in the package, and are called by what a consumer's resolver looks for. */
function inOneFolder(types: string): string {
  return types.replace(/(['"])(?:\.|@earnwall\/postbacks)\/([\w-]+)(?:\.ts)?\1/g, "'./$2.js'");
}

async function manifest(): Promise<object> {
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
  const [{ name, version }, { license }] = await Promise.all([
    read(join(client, 'package.json')),
    read(inRoot('package.json')),
  ]);
  return {
    ...{ name, version, license, description: 'The publishers’ API of a rewards panel, typed, for Node' },
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.3' },
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
  };
}

if (isProgram(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? inRoot('dist/client'));
  await packClient(folder);
  console.log(`Packed into ${folder} and ${await packTarball(folder)}`);
}
