// The image itself, built and run by a container engine, under what a cautious operator would forbid it.
import { inRoot } from '../root.ts';
import { runCommand } from '../run-command.ts';
import type { Running } from './running.ts';

const tag = 'earnwall:proof';

/** Docker or Podman, if one is here and answers. */
export async function findEngine(): Promise<string | undefined> {
  for (const engine of ['docker', 'podman'])
    if ((await runCommand(engine, ['info'])).code === 0) return engine;
  return undefined;
}

export async function buildImage(engine: string): Promise<void> {
  const { code } = await runCommand(engine, ['build', '--tag', tag, inRoot()], { visible: true });
  if (code !== 0) throw new Error(`${engine} build ended with code ${code}`);
}

export async function startImage(
  engine: string,
  settings: Readonly<Record<string, string>>,
): Promise<Running> {
  const ask = async (...args: string[]) => {
    const { code, output } = await runCommand(engine, args);
    if (code !== 0) throw new Error(`${engine} ${args[0]}: ${output}`);
    return output.trim();
  };
  const container = await ask(
    ...['run', '--detach', '--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges'],
    // The database listens on this machine's loopback alone.
    ...[
      '--network=host',
      ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ],
    tag,
  );
  let exitCode: number | null = null;
  return {
    url: `http://127.0.0.1:${settings.PORT}`,
    ended: () => (exitCode === null ? null : `exit code ${exitCode}`),
    healthCheck: async () =>
      (await ask('inspect', '--format={{.State.Health.Status}}', container)) === 'healthy',
    stop: async () => {
      await ask('stop', '--time=20', container);
      exitCode = Number(await ask('inspect', '--format={{.State.ExitCode}}', container));
      return exitCode;
    },
    remove: async () => {
      await runCommand(engine, ['logs', container], { visible: exitCode !== 0 });
      await runCommand(engine, ['rm', '--force', '--volumes', container]);
    },
  };
}
