// A real Chromium for the browser tests: the one that is here, else one this machine can install, else a loud no.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand, runTool } from './run-command.ts';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Without these, Japanese, Korean, Thai and Arabic show as boxes. */
const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];

/** The machine's own Chromium; undefined leaves it to Playwright to use the one it downloaded. */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return places.find((place) => existsSync(place));
}

/** Installs what is missing where that is possible; throws when there is still no Chromium. */
export async function ensureChromium(): Promise<void> {
  if (await canUseApt()) await installMissing(findChromium() ? fonts : ['chromium', ...fonts]);
  const found = findChromium();
  if (found && existsSync(found)) return;
  if (found) throw new Error(`CHROME_PATH is ${found}, but there is no such file.`);

  console.log('No Chromium found: asking Playwright to install one …');
  const { code } = await runTool('playwright', ['install', 'chromium'], { visible: true });
  if (code === 0) return;
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed. Install Chromium or Chrome ' +
      '(Debian: apt-get install chromium fonts-noto-core fonts-noto-cjk), or point CHROME_PATH at one.',
  );
}

async function canUseApt(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  return (await runCommand('apt-get', ['--version'])).code === 0;
}

async function installMissing(packages: string[]): Promise<void> {
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
