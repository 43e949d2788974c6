// Lighthouse as a phone sees the panel. It is not among the product's dependencies: it is fetched into a cache, and where
// that cannot be, its rows are left out.
import { execFile } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../../scripts/chromium.ts';
import { inRoot } from '../../scripts/root.ts';
import { median } from '../shared/median.ts';

const run = promisify(execFile);
const folder = inRoot('bench/.cache/lighthouse');
const program = join(folder, 'node_modules/lighthouse/cli/index.js');

export interface Judged {
  score: number;
  blocking: number;
  mainThread: number;
}

/** Whether it is here, or could be fetched. */
export async function hasLighthouse(): Promise<boolean> {
  try {
    await access(program).catch(async () => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'package.json'), '{ "private": true }');
      await run('npm', ['install', '--no-audit', '--no-fund', 'lighthouse'], {
        cwd: folder,
        timeout: 120_000,
      });
    });
    return true;
  } catch {
    return false;
  }
}

/** The median of a few runs, each in a browser of its own. */
export async function judge(address: string, rounds: number): Promise<Judged> {
  const seen: Judged[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await judgeOnce(address));
  const middle = (pick: (judged: Judged) => number) => median(seen.map(pick));
  return {
    score: middle(({ score }) => score),
    blocking: middle(({ blocking }) => blocking),
    mainThread: middle(({ mainThread }) => mainThread),
  };
}

async function judgeOnce(address: string): Promise<Judged> {
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const { stdout } = await run(
    process.execPath,
    [
      ...[program, address, '--quiet', '--output=json', '--only-categories=performance'],
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {
      maxBuffer: 1 << 28,
      env: { ...process.env, ...(findChromium() && { CHROME_PATH: findChromium() }) },
    },
  );
  const { categories, audits } = JSON.parse(stdout);
  return {
    score: Math.round(categories.performance.score * 100),
    blocking: audits['total-blocking-time'].numericValue,
    mainThread: audits['mainthread-work-breakdown'].numericValue,
  };
}
