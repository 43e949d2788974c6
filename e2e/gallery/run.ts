// `npm run gallery [-- language or screen …]`: pictures of the main screens in every language, and in both that nobody
// speaks, on a phone and on a desk, with one page that shows them all; ends badly where a text is cut off, shortened, or
// lies on another. GALLERY_DIR says where the pictures go.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { buildOrExit } from '../../scripts/build.ts';
import { ensureChromium, findChromium } from '../../scripts/chromium.ts';
import { builtPrograms } from '../../scripts/product/launch.ts';
import { startProgram } from '../../scripts/product/program.ts';
import { inRoot } from '../../scripts/root.ts';
import { seconds } from '../../scripts/seconds.ts';
import { askedFor } from './asked-for.ts';
import { contactSheet, pictureOf } from './contact-sheet.ts';
import { addLayoutCheck, type Look, lookAt } from './look.ts';
import { linesOf, tableHead } from './report.ts';

const { languages: shown, screens: looked } = askedFor(process.argv.slice(2));
const folder = process.env.GALLERY_DIR ?? inRoot('.cache', 'gallery');
/** As many pages at once as a small machine can paint. */
const pages = 2;

await ensureChromium();
await buildOrExit();
const began = performance.now();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
console.log(tableHead);
const looks = await withServer((baseURL) => withBrowser(baseURL, lookAround));
await writeFile(join(folder, 'index.html'), contactSheet(looks, shown));

const faults = looks.flatMap(({ faults }) => faults).length;
console.log(`${looks.length} pictures in ${seconds(began)}, ${faults} faults: ${join(folder, 'index.html')}`);
process.exitCode = faults > 0 ? 1 : 0;

/** Each page takes the next language when it is done with one. */
async function lookAround(context: BrowserContext): Promise<Look[]> {
  const left = [...shown];
  const inOnePage = async () => {
    const page = await context.newPage();
    const seen: Look[] = [];
    const picture = async (look: Look) => {
      // A dialog lies over what is seen, not over the whole length of a page.
      const fullPage = (await page.locator('dialog:modal').count()) === 0;
      const path = join(folder, pictureOf(look));
      await page.screenshot({ path, fullPage, type: 'jpeg', quality: 60 });
    };
    for (let language = left.shift(); language; language = left.shift()) {
      const looks: Look[] = [];
      for (const screen of looked) looks.push(...(await lookAt(page, screen, language, picture)));
      console.log(linesOf(language, looks).join('\n'));
      seen.push(...looks);
    }
    return seen;
  };
  return (await Promise.all(Array.from({ length: pages }, inOnePage))).flat();
}

async function withBrowser<T>(baseURL: string, use: (context: BrowserContext) => Promise<T>): Promise<T> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', timezoneId: 'UTC' });
    await addLayoutCheck(context);
    return await use(context);
  } finally {
    await browser.close();
  }
}

/** A server with a database of its own, gone when the pictures are made. */
async function withServer<T>(use: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'earnwall-gallery-'));
  const stopping = new AbortController();
  const { PATH, HOME } = process.env;
  const server = startProgram<{ url: string }>(
    builtPrograms.server,
    {
      PATH,
      HOME,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
    },
    stopping.signal,
  );
  try {
    return await use((await server.ready).url);
  } finally {
    stopping.abort();
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
