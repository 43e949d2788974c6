// A real Chromium for the browser tests: the one that is here, else one this machine can install, else a loud no.
import { existsSync } from 'node:fs';
import { canUseApt, installMissing } from './apt.ts';
import { findProgram } from './find-program.ts';
import { runTool } from './run-command.ts';

/** Chromium without windows: the same engine for a third of the work, and what Playwright itself would choose. */
const headless = 'chromium-headless-shell';
const programs = [
  headless,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Without these, Japanese, Korean, Thai and Arabic show as boxes. */
const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];

/** The machine's own Chromium; undefined leaves it to Playwright to use the one it downloaded. */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  return findProgram(...programs);
}

/** Installs what is missing where that is possible; throws when there is still no Chromium. */
export async function ensureChromium(): Promise<void> {
  if (await canUseApt()) {
    await installMissing(fonts);
    // Not every system has a package of it.
    if (!process.env.CHROME_PATH) await installMissing([headless]);
    if (!findChromium()) await installMissing(['chromium']);
  }
  const found = findChromium();
  if (found && existsSync(found)) return;
  if (found) throw new Error(`CHROME_PATH is ${found}, but there is no such file.`);

  console.log('No Chromium found: asking Playwright to install one …');
  const { code } = await runTool('playwright', ['install', 'chromium'], { visible: true });
  if (code === 0) return;
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed. Install Chromium or Chrome ' +
      `(Debian: apt-get install ${headless} ${fonts.join(' ')}), or point CHROME_PATH at one.`,
  );
}
