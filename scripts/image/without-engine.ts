// The image's steps on this machine: the same files, the same commands of the Dockerfile, started as a user who is not
// root in a tree that cannot be written.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { inRoot } from '../root.ts';
import { runCommand } from '../run-command.ts';
import { copyContext } from './context.ts';
import { type ImagePlan, readDockerfile } from './dockerfile.ts';
import type { Running } from './running.ts';

interface Tree {
  plan: ImagePlan;
  /** Holds everything that this proof makes. */
  workFolder: string;
  folder: string;
}

export async function buildTree(): Promise<Tree> {
  const plan = readDockerfile(await readFile(inRoot('Dockerfile'), 'utf8'));
  const workFolder = await mkdtemp(join(tmpdir(), 'earnwall-image-'));
  const tree = { plan, workFolder, folder: join(workFolder, 'tree') };
  try {
    await makeTree(tree);
  } catch (error) {
    await removeTree(tree);
    throw error;
  }
  return tree;
}

async function makeTree({ plan, workFolder, folder }: Tree): Promise<void> {
  const sources = join(workFolder, 'build');
  await copyContext(sources);
  for (const step of plan.buildSteps) {
    const here = step.replaceAll(plan.builtFolder, folder);
    const { code } = await runCommand('sh', ['-c', here], { cwd: sources, visible: true });
    if (code !== 0) throw new Error(`This step of the Dockerfile ended with code ${code}: ${step}`);
  }
  // From here on nothing may come from the sources.
  await rm(sources, { recursive: true });
  // Where we are root, Node may be in a folder that nobody else can enter.
  await mkdir(join(workFolder, 'bin'));
  await copyFile(process.execPath, join(workFolder, 'bin', 'node'));
  await chmod(workFolder, 0o755);
  const { code, output } = await runCommand('chmod', ['-R', 'a-w,a+rX', folder]);
  if (code !== 0) throw new Error(output);
}

/** Ends with 0 where it may not write. */
const writeAttempt = `if (process.getuid() === 0) process.exit(1);
try { require('node:fs').writeFileSync('written', ''); process.exit(1); } catch { process.exit(0); }`;

export async function startTree(
  { plan, workFolder, folder }: Tree,
  settings: Readonly<Record<string, string>>,
): Promise<Running> {
  const isRoot = process.getuid?.() === 0;
  const data = join(workFolder, 'data');
  await mkdir(data);
  if (isRoot) await chown(data, plan.user.uid, plan.user.gid);
  const PATH = `${join(workFolder, 'bin')}${delimiter}${dirname('/usr/bin/env')}`;
  // Temporary files, too, would go to a file system that is read-only.
  const env = { ...plan.env, DATA_DIR: data, TMPDIR: folder, PATH, ...settings };
  const options = { cwd: folder, env, ...(isRoot && plan.user) };
  const run = ([program = '', ...args]: string[]) =>
    spawn(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });

  const [refused] = await once(run(['node', '--eval', writeAttempt]), 'exit');
  if (refused !== 0) throw new Error('The tree can be written, or its user is root.');
  const server = run(plan.command);
  const ended = once(server, 'exit') as Promise<[code: number | null, signal: string | null]>;
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  return {
    url: `http://127.0.0.1:${settings.PORT}`,
    ended: () => (hasEnded() ? `exit code ${server.exitCode ?? server.signalCode}` : null),
    healthCheck: async () => {
      const [code] = await once(run(plan.healthCheck), 'exit');
      return code === 0;
    },
    stop: async () => {
      server.kill('SIGTERM');
      const [code] = await ended;
      return code ?? 1;
    },
    remove: async () => {
      if (!hasEnded()) server.kill('SIGKILL');
      await ended;
      await removeTree({ workFolder });
    },
  };
}

async function removeTree({ workFolder }: Pick<Tree, 'workFolder'>): Promise<void> {
  await runCommand('chmod', ['-R', 'u+w', workFolder]);
  await rm(workFolder, { recursive: true, force: true });
}
