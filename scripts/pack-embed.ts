// `npm run pack-embed [-- folder]`: the embed package as npm takes it, in `dist/embed` by default, and as a
// tarball beside it. Publishers get plain modules and types that know nothing of this repository.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { packagesOfFiles } from './build/notices/find-packages.ts';
import { noticesFile, writeNotices } from './build/notices/notices.ts';
import { isProgram } from './is-program.ts';
import { inRoot } from './root.ts';
import { runCommand, runTool } from './run-command.ts';

const app = inRoot('apps/embed');
const entries = ['src/index.ts', 'src/react.tsx'].map((file) => join(app, file));
const messages = inRoot('packages/contract/src/embed-messages.ts');

export async function packEmbed(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: inRoot(),
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    // Both entries share one and the same code.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
    metafile: true,
    logLevel: 'silent',
  });
  await writeTypes(folder);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await cp(join(app, 'README.md'), join(folder, 'README.md'));
  await cp(inRoot('LICENSE'), join(folder, 'LICENSE'));
  const sources = Object.keys(metafile.inputs).map((file) => inRoot(file));
  await writeNotices(join(folder, noticesFile), packagesOfFiles(sources));
}

/** One file that npm installs by copying; a folder it would only link, and a link finds the React beside the folder. */
export async function packTarball(folder: string): Promise<string> {
  const beside = dirname(folder);
  const { code, output } = await runCommand('npm', [
    ...['pack', folder, '--pack-destination', beside, '--json', '--loglevel', 'error'],
  ]);
  const name = /"filename": "([^"]+)"/.exec(output)?.[1];
  if (code !== 0 || name === undefined) throw new Error(output);
  return join(beside, name);
}

async function writeTypes(folder: string): Promise<void> {
  const emitted = await mkdtemp(join(tmpdir(), 'earnwall-embed-types-'));
  try {
    const { code, output } = await runTool('tsc', [
      ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--allowImportingTsExtensions'],
      ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx'],
      ...['--strict', '--rootDir', inRoot(), '--outDir', emitted, ...entries, messages],
    ]);
    if (code !== 0) throw new Error(output);
    const files = await readdir(emitted, { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
      const text = await readFile(join(emitted, file), 'utf8');
      await writeFile(join(folder, basename(file)), inOneFolder(text));
    }
  } finally {
    await rm(emitted, { recursive: true });
  }
}

/** Modules stand side by side in the package, and are called by what a consumer's resolver looks for. */
function inOneFolder(types: string): string {
  return types.replace(/(['"])(?:\.|@earnwall\/contract)\/([\w-]+)(?:\.tsx?)?\1/g, "'./$2.js'");
}

async function manifest(): Promise<object> {
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
  const [{ name, version, peerDependencies }, { license }] = await Promise.all([
    read(join(app, 'package.json')),
    read(inRoot('package.json')),
  ]);
  const entry = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  return {
    ...{ name, version, license, description: 'Puts the rewards panel on a page: types, script and React' },
    type: 'module',
    sideEffects: false,
    exports: { '.': entry('index'), './react': entry('react') },
    peerDependencies,
    peerDependenciesMeta: { react: { optional: true } },
  };
}

if (isProgram(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? inRoot('dist/embed'));
  await packEmbed(folder);
  console.log(`Packed into ${folder} and ${await packTarball(folder)}`);
}
