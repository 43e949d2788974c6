// The server as it is run in production: built from its sources into a folder of its own, a process with nothing but
// the environment it is given. Only the panel is a stand-in, which is not built here.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const sources = join(root, 'apps/server/src');

/** Workspace packages are TypeScript sources that Node cannot load, so they alone are bundled. */
const npmPackagesOutside: Plugin = {
  name: 'npm-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@earnwall/') ? null : { path, external: true },
    );
  },
};

export interface ServerProgram {
  readonly file: string;
  remove(): Promise<void>;
}

/** The server itself, or a program of the tests that is made of its sources: built it starts in a third of the time. */
export async function buildServer(program = join(sources, 'main.ts')): Promise<ServerProgram> {
  // Inside the project, so that packages are found, and laid out as `apps` is.
  const apps = join(root, '.cache/test-nodes', randomBytes(6).toString('hex'));
  const file = join(apps, 'server/dist/main.js');
  await build({
    absWorkingDir: root,
    entryPoints: { main: program },
    outdir: dirname(file),
    splitting: true,
    ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', logLevel: 'silent' },
    plugins: [npmPackagesOutside],
  });
  const copied = {
    'store/migrations': 'migrations',
    'adapters/ip-intelligence/sample-ranges': 'sample-ranges',
  };
  for (const [from, to] of Object.entries(copied))
    await cp(join(sources, from), join(apps, 'server/dist', to), { recursive: true });
  for (const folder of ['panel/dist/server', 'panel/dist/client/assets', 'embed/dist/v1', 'console/dist'])
    await mkdir(join(apps, folder), { recursive: true });
  const renderer = `export const renderDocument = () => ['<!doctype html><title>The panel</title>'];`;
  await writeFile(join(apps, 'panel/dist/server/render.js'), renderer);
  return { file, remove: () => rm(apps, { recursive: true, force: true }) };
}

export type NodeSettings = Readonly<Record<string, string>>;

/** What nodes that share a database share. */
export const sharedKeys: NodeSettings = {
  SERVER_SECRET: 'the-secret-that-the-nodes-of-the-tests-share',
  OPERATOR_KEY: 'the-key-of-the-operators-of-the-tests',
};

export interface RealNode {
  readonly url: string;
  readonly child: ChildProcess;
  /** The exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** What it has written so far: its log, and messages for people. */
  output(): string;
  /** SIGKILL; does nothing when it is gone already. */
  kill(): Promise<void>;
}

/** Resolves when it is ready; rejects with what it said when it ends before. */
export async function startRealNode(program: ServerProgram, settings: NodeSettings): Promise<RealNode> {
  const { child, ended, output } = launch(program, settings);
  const [message] = await Promise.race([
    once(child, 'message') as Promise<[{ url: string }]>,
    ended.then((code): never => {
      throw new Error(`The node has ended with ${code} before it was ready:\n${output().join('')}`);
    }),
  ]);
  return {
    url: message.url,
    child,
    ended,
    output: () => output().join(''),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A start that is expected to fail: its exit code and what it wrote to standard error. */
export async function failedStart(
  program: ServerProgram,
  settings: NodeSettings,
): Promise<{ code: number | null; stderr: string }> {
  const { child, ended, output } = launch(program, settings);
  child.on('message', () => child.kill('SIGKILL'));
  const code = await ended;
  return { code, stderr: output()[1] };
}

/** One process, unless a test wants several. */
const usual = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'warn', WORKERS: '1' };

function launch({ file }: ServerProgram, settings: NodeSettings) {
  const child = spawn(process.execPath, [file], {
    env: { ...usual, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const written: [stdout: string, stderr: string] = ['', ''];
  for (const [index, stream] of [child.stdout, child.stderr].entries())
    stream?.on('data', (text) => (written[index === 0 ? 0 : 1] += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, ended, output: () => written };
}
