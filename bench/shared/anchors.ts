// What others offer for the same, to be measured in the same run: installed by npm into a folder beside the benchmarks,
// where the product does not see it. Versions are pinned, so that a figure can be compared with an older one.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../../scripts/root.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { Skipped } from './skipped.ts';

/** Answers the folder in which these packages are installed, such as `socket.io@4.8.4`; throws Skipped without them. */
export async function installAnchors(name: string, packages: readonly string[]): Promise<string> {
  const folder = inRoot('bench/.cache/anchors', name);
  const stamp = join(folder, 'installed');
  const wanted = packages.join('\n');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return folder;
  console.log(`Installing ${packages.join(', ')} …`);
  await mkdir(folder, { recursive: true });
  // Without a manifest of its own npm would install into the project around it.
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "commonjs" }\n');
  const flags = [
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { code, output } = await runCommand('npm', ['install', ...flags, ...packages], { cwd: folder });
  if (code !== 0)
    throw new Skipped(`npm could not install ${packages.join(', ')}: ${output.trim().slice(0, 300)}`);
  await writeFile(stamp, wanted);
  return folder;
}
