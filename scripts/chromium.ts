// A real Chromium for the browser tests: the one that is here, else one this machine can install, else an error.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { canUseApt, installMissing } from './apt.ts';
import { findProgram } from './find-program.ts';
import { runTool } from './run-command.ts';

/** Chromium without windows: the same engine for a third of the work, and what Playwright itself would choose. */
const headless = 'chromium-headless-shell';
const wholeOnes = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Without these, Japanese, Korean, Thai and Arabic show as boxes. */
const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];

/** The machine's own Chromium; undefined leaves it to Playwright to use the one it downloaded. */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  return findProgram(headless, ...wholeOnes);
}

/** One that loads extensions, which Chromium without windows does not; undefined leaves it to Playwright as above. */
export function findWholeChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !basename(named).includes('headless')) return named;
  return findProgram(...wholeOnes);
}

/** Installs what is missing where that is possible; throws when there is still no Chromium. */
export async function ensureChromium(): Promise<void> {
  if (await canUseApt()) {
    await installMissing(fonts);
    // Not every system has a package of it.
    if (!process.env.CHROME_PATH) await installMissing([headless]);
    if (!findWholeChromium()) await installMissing(['chromium']);
  }
  const found = findChromium();
  if (found && existsSync(found) && findWholeChromium()) return;
  if (found && !existsSync(found)) throw new Error(`CHROME_PATH is ${found}, but there is no such file.`);

  console.log('No Chromium found: asking Playwright to install one …');
  const { code } = await runTool('playwright', ['install', 'chromium'], { visible: true });
  if (code === 0) return;
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed. Install Chromium or Chrome ' +
      `(Debian: apt-get install ${headless} chromium ${fonts.join(' ')}), or point CHROME_PATH at one. The headless ` +
      'shell alone is not enough: it loads no extension.',
  );
}
