// What the script weighs and costs a publisher's page beside those of others, and how long a press takes to become a
// panel, against a bare frame of the same address on the same slow phone.
import { setTimeout } from 'node:timers/promises';
import { launchForMeasuring, newThrottledPage } from '../../e2e/support/throttled-browser.ts';
import { buildProduct } from '../../scripts/build.ts';
import { withDemo } from '../shared/demo-product.ts';
import { median } from '../shared/median.ts';
import { against, printTable, times } from '../shared/table.ts';
import { compareScripts } from './scripts.ts';
import { openSite } from './site.ts';

type Browser = Awaited<ReturnType<typeof launchForMeasuring>>;
type Page = Awaited<ReturnType<typeof newThrottledPage>>;

const phone = { roundTripMs: 150, megabitsPerSecond: 1.6, processor: 4 };
/** A finger stays down that long; the panel is on its way from the moment it touches. */
const pressMs = 80;
const hoverMs = 300;
/** Whoever prepares a panel does so well before it is opened. */
const restMs = 1000;
const ways = {
  bare: { page: '/bare', approach: async () => {} },
  cold: { page: '/script', approach: async () => {} },
  pressed: { page: '/script', approach: async () => {} },
  hovered: {
    page: '/script',
    approach: async (page: Page) => {
      await page.hover('#earn');
      await setTimeout(hoverMs);
    },
  },
  prepared: {
    page: '/script',
    approach: async (page: Page) => {
      await page.evaluate('panel.prepare()');
      await until(page, 'window.isReady');
      await setTimeout(restMs);
    },
  },
} as const;

type Way = keyof typeof ways;
const names = {
  cold: 'at once',
  pressed: `after a press of ${pressMs} ms`,
  hovered: `after a hover of ${hoverMs} ms`,
  prepared: 'prepared',
};
const bars: Partial<Record<Way, number>> = { cold: 1, pressed: 1, hovered: 0.5, prepared: 0.2 };

export async function benchEmbed(isQuick: boolean): Promise<void> {
  await buildProduct();
  const site = await openSite();
  // The demo's apps may be framed by the sandbox's page, which is ours here.
  await withDemo({ SANDBOX_URL: site.origin }, async (origin) => {
    site.show(origin);
    const browser = await launchForMeasuring();
    try {
      await compareScripts(browser, isQuick ? 5 : 15);
      await measure(browser, site.origin, isQuick ? 5 : 15);
    } finally {
      await browser.close();
    }
  }).finally(site.close);
}

async function measure(browser: Browser, origin: string, rounds: number): Promise<void> {
  const seen: Record<Way, number>[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const spent = { bare: 0, cold: 0, pressed: 0, hovered: 0, prepared: 0 };
    for (const way of Object.keys(ways) as Way[]) spent[way] = await clickToVisible(browser, origin, way);
    // The first round is the server's own warming up.
    if (round >= 0) seen.push(spent);
  }
  const rows = (['cold', 'pressed', 'hovered', 'prepared'] as const).map((way) => {
    const ratio = median(seen.map((spent) => spent[way] / spent.bare));
    const ms = (name: Way) => `${Math.round(median(seen.map((spent) => spent[name])))} ms`;
    return {
      what: names[way],
      'bare frame': ms('bare'),
      product: ms(way),
      ratio: times(ratio),
      bar: against(ratio, bars[way] ?? 1),
    };
  });
  const { roundTripMs, megabitsPerSecond, processor } = phone;
  const where = `${roundTripMs} ms, ${megabitsPerSecond} Mbps, processor ${processor}× slower`;
  printTable(`Embed: from the click to the panel's first paint (${where})`, rows);
}

async function clickToVisible(browser: Browser, origin: string, way: Way): Promise<number> {
  const page = await newThrottledPage(browser, phone);
  try {
    const { page: path, approach } = ways[way];
    await page.goto(origin + path, { waitUntil: 'load' });
    await approach(page);
    await page.click('#earn', { delay: way === 'pressed' ? pressMs : 0 });
    const frame = page.frames().find((one) => one.parentFrame() !== null);
    const painted = `(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint ? performance.timeOrigin + paint.startTime : 0;
    })()`;
    const paintedAt = await until(frame ?? page, painted);
    return paintedAt - (await page.evaluate<number>('clicked'));
  } finally {
    await page.context().close();
  }
}

/** What an expression comes to, once it is something. */
async function until(page: Pick<Page, 'evaluate'>, expression: string): Promise<number> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    // A frame on its way to another page cannot be asked.
    const value = await page.evaluate<number>(expression).catch(() => 0);
    if (value) return value;
    await setTimeout(20);
  }
  throw new Error(`Timed out waiting for ${expression}`);
}
