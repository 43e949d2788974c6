// `npm run gallery [-- language or screen …]`: pictures of the main screens in every language, and in both that nobody
// speaks, on a phone and on a desk, with one page that shows them all; ends badly where a text is cut off, shortened, or
// lies on another. GALLERY_DIR says where the pictures go.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { buildOrExit } from '../../scripts/build.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { inRoot } from '../../scripts/root.ts';
import { seconds } from '../../scripts/seconds.ts';
import { contactSheet, pictureOf } from './contact-sheet.ts';
import { addLayoutCheck, type Inspection, inspectScreen } from './inspect-screen.ts';
import { withBrowser, withServer } from './product.ts';
import { linesOf, tableHead } from './report.ts';
import { selectionOf } from './selection.ts';

const { languages: shown, screens: chosen } = selectionOf(process.argv.slice(2));
const folder = process.env.GALLERY_DIR ?? inRoot('.cache', 'gallery');
/** As many pages at once as a small machine can paint. */
const pages = 2;

await ensureChromium();
await buildOrExit();
const began = performance.now();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
console.log(tableHead);
const inspections = await withServer((baseURL) =>
  withBrowser([], async (browser) => inspectAll(await checkedContext(browser, baseURL))),
);
await writeFile(join(folder, 'index.html'), contactSheet(inspections, shown));

const faults = inspections.flatMap(({ faults }) => faults).length;
console.log(
  `${inspections.length} pictures in ${seconds(began)}, ${faults} faults: ${join(folder, 'index.html')}`,
);
process.exitCode = faults > 0 ? 1 : 0;

/** Each page takes the next language when it is done with one. */
async function inspectAll(context: BrowserContext): Promise<Inspection[]> {
  const left = [...shown];
  const inOnePage = async () => {
    const page = await context.newPage();
    const seen: Inspection[] = [];
    const picture = async (inspection: Inspection) => {
      // A dialog lies over what is seen, not over the whole length of a page.
      const fullPage = (await page.locator('dialog:modal').count()) === 0;
      const path = join(folder, pictureOf(inspection));
      await page.screenshot({ path, fullPage, type: 'jpeg', quality: 60 });
    };
    for (let language = left.shift(); language; language = left.shift()) {
      const inspections: Inspection[] = [];
      for (const screen of chosen)
        inspections.push(...(await inspectScreen(page, screen, language, picture)));
      console.log(linesOf(language, inspections).join('\n'));
      seen.push(...inspections);
    }
    return seen;
  };
  return (await Promise.all(Array.from({ length: pages }, inOnePage))).flat();
}

async function checkedContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', timezoneId: 'UTC' });
  await addLayoutCheck(context);
  return context;
}
