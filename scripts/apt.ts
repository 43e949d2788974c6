// Where we are root on Debian, as a build machine is, what is missing can be installed.
import { runCommand } from './run-command.ts';

export async function canUseApt(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  return (await runCommand('apt-get', ['--version'])).code === 0;
}

export async function installMissing(packages: string[]): Promise<void> {
  const states = await Promise.all(packages.map((name) => runCommand('dpkg', ['--status', name])));
  const missing = packages.filter(
    (_, index) => !states[index]?.output.includes('Status: install ok installed'),
  );
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { env, visible: true });
  const { code } = await runCommand('apt-get', ['install', '-y', '-q', ...missing], { env, visible: true });
  if (code !== 0) console.warn(`Could not install ${missing.join(', ')}.`);
}
