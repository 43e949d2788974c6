// `npm run pack-doctor [-- folder]`: the doctor as npm takes it, in `dist/doctor` by default, and as a tarball beside
// it. One file without dependencies, so that `npx` starts it at once.
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { isProgram } from './is-program.ts';
import { packTarball } from './pack-embed.ts';
import { inRoot } from './root.ts';

const app = inRoot('apps/doctor');
const program = 'dist/doctor.js';

export async function packDoctor(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: inRoot(),
    entryPoints: [join(app, 'src/main.ts')],
    outfile: join(folder, program),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'silent',
  });
  await chmod(join(folder, program), 0o755);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await cp(join(app, 'README.md'), join(folder, 'README.md'));
  await cp(inRoot('LICENSE'), join(folder, 'LICENSE'));
  // Where each finding leads.
  const page = 'docs/doctor.md';
  await mkdir(dirname(join(folder, page)), { recursive: true });
  await cp(inRoot(page), join(folder, page));
}

async function manifest(): Promise<object> {
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
  const [{ version }, { license }] = await Promise.all([
    read(join(app, 'package.json')),
    read(inRoot('package.json')),
  ]);
  return {
    ...{ name: 'earnwall-doctor', version, license },
    description: 'Checks how you receive postbacks of the rewards panel, and the page that shows it',
    type: 'module',
    bin: { 'earnwall-doctor': program },
    engines: { node: '>=20' },
  };
}

if (isProgram(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? inRoot('dist/doctor'));
  await packDoctor(folder);
  console.log(`Packed into ${folder} and ${await packTarball(folder)}`);
}
