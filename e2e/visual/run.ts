// `npm run visual [-- keep] [screen …]`: pictures of the main screens in twelve looks, compared with those kept before, and
// one page that shows what differs. `keep` makes the pictures of now the kept ones. They are kept outside the repository, in
// VISUAL_DIR or .cache/visual. `keep short` keeps the few that are in the repository, which visual.spec.ts compares.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { buildOrExit } from '../../scripts/build.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { inRoot } from '../../scripts/root.ts';
import { seconds } from '../../scripts/seconds.ts';
import { withBrowser, withServer } from '../gallery/product.ts';
import { compare, readyToCompare } from './compare.ts';
import { fixedContext, fixedFlags } from './fixed-page.ts';
import { looks, nameOf } from './looks.ts';
import { type Compared, reportPage } from './report.ts';
import { keepBrowser, keepPicture, keptViews } from './short-form.ts';
import { takePicture } from './take-picture.ts';
import { views } from './views.ts';

const [keeps, ...names] = process.argv[2] === 'keep' ? process.argv.slice(2) : ['', ...process.argv.slice(2)];
const folder = process.env.VISUAL_DIR ?? inRoot('.cache', 'visual');
const isShort = keeps !== '' && names[0] === 'short';
const chosen = views.filter(({ preview }) => names.length === 0 || names.includes(preview));
/** As many pages at once as a small machine can paint. */
const pages = 2;

await ensureChromium();
await buildOrExit();
const began = performance.now();
for (const made of ['now', 'differences']) await rm(join(folder, made), { recursive: true, force: true });
for (const name of ['kept', 'now', 'differences']) await mkdir(join(folder, name), { recursive: true });

if (isShort) {
  await withServer((url) => withBrowser(fixedFlags, (browser) => keepShortForm(browser, url)));
  process.exit();
}

const compared = await withServer((url) =>
  withBrowser(fixedFlags, async (browser) => compareAll(await fixedContext(browser, url))),
);
if (keeps) await cp(join(folder, 'now'), join(folder, 'kept'), { recursive: true });
await writeFile(join(folder, 'index.html'), reportPage(compared));

const changed = compared.filter(({ state }) => state !== 'same');
console.log(
  `${compared.length} pictures in ${seconds(began)}, ${changed.length} not as kept: ${join(folder, 'index.html')}`,
);
process.exitCode = changed.length > 0 && !keeps ? 1 : 0;

/** Each page takes the next screen when it is done with one. */
async function compareAll(context: BrowserContext): Promise<Compared[]> {
  const comparing = await context.newPage();
  await readyToCompare(comparing);
  const left = [...chosen];
  const all: Compared[] = [];
  const inOnePage = async () => {
    const page = await context.newPage();
    for (let view = left.shift(); view; view = left.shift())
      for (const look of looks) {
        const name = nameOf(view.preview, look);
        const now = await takePicture(page, view, look);
        if (now) await writeFile(join(folder, 'now', name), now);
        const kept = await readFile(join(folder, 'kept', name)).catch(() => null);
        all.push(await comparedTo(kept, now, name));
      }
  };
  const comparedTo = async (kept: Buffer | null, now: Buffer | null, name: string): Promise<Compared> => {
    if (!now) return { name, state: 'missing', pixels: 0 };
    if (!kept) return { name, state: 'new', pixels: 0 };
    if (kept.equals(now)) return { name, state: 'same', pixels: 0 };
    const { pixels, picture } = await compare(comparing, kept, now);
    if (pixels === 0) return { name, state: 'same', pixels };
    await writeFile(join(folder, 'differences', name), Buffer.from(picture.split(',')[1] ?? '', 'base64'));
    console.log(`${name}: ${pixels} pixels differ`);
    return { name, state: 'different', pixels };
  };
  await Promise.all(Array.from({ length: pages }, inOnePage));
  return all.sort((one, other) => one.name.localeCompare(other.name));
}

async function keepShortForm(browser: Browser, url: string): Promise<void> {
  const page = await (await fixedContext(browser, url)).newPage();
  for (const { view, look, name } of keptViews) {
    const picture = await takePicture(page, view, look, 'seen');
    if (!picture) throw new Error(`${name}: the screen does not come.`);
    await keepPicture(name, picture);
  }
  await keepBrowser(browser.version());
  console.log(`Kept ${keptViews.length} pictures of Chromium ${browser.version()} in ${seconds(began)}.`);
}
