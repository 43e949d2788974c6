// `npm run test:nodes [-- suite …]`: the suites of `npm test` on every version of Node that we support, as the registry
// has them. Not part of `npm test`: the workflow runs `.ci/run` on each version instead.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { inRoot } from './root.ts';
import { runCommand } from './run-command.ts';

const versions = ['20.19', '22', '24'];

/** The folder of that version's `node`, or null where the registry has no such package for this machine. */
async function installNode(version: string): Promise<string | null> {
  const folder = inRoot('.cache', 'nodes', version);
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  const name = `${prefix}-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const bin = join(folder, 'node_modules', name, 'bin');
  if (existsSync(bin)) return bin;
  await mkdir(folder, { recursive: true });
  const { code } = await runCommand('npm', [
    'install',
    '--no-save',
    '--prefix',
    folder,
    `${name}@${version}`,
  ]);
  return code === 0 && existsSync(bin) ? bin : null;
}

/** What is wrong on this version; nothing means all is well. */
async function problemOn(bin: string, suites: readonly string[]): Promise<string> {
  const env = { PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
  const plan = await runCommand('npm', ['ci', '--dry-run', '--include=dev'], { env });
  if (plan.code !== 0 || plan.output.includes('EBADENGINE')) return `npm ci complains:\n${plan.output}`;
  const args = ['--import', 'tsx', 'scripts/test.ts', ...suites];
  const { code } = await runCommand('node', args, { env, visible: true });
  return code === 0 ? '' : `tests ended with code ${code}`;
}

const results: string[] = [];
for (const version of versions) {
  console.log(`\n── Node ${version}`);
  const bin = await installNode(version);
  if (bin === null) {
    results.push(`– Node ${version}: skipped, the registry has no package of it for this machine`);
    continue;
  }
  const problem = await problemOn(bin, process.argv.slice(2));
  if (problem) process.exitCode = 1;
  results.push(problem ? `✗ Node ${version}: ${problem}` : `✓ Node ${version}`);
}
console.log(`\n${results.join('\n')}`);
