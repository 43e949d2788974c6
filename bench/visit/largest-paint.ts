// When the list is there for somebody far away with a slow phone, against a static page of the same list: its HTML and its
// styles, without data and without code.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { launchForMeasuring, newThrottledPage } from '../../e2e/support/throttled-browser.ts';
import { median } from '../shared/median.ts';
import { against, times } from '../shared/table.ts';

type Browser = Awaited<ReturnType<typeof launchForMeasuring>>;

/** Slow 4G. */
const phone = { roundTripMs: 150, megabitsPerSecond: 1.6, processor: 4 };
const bar = 1.15;

/** What the last entry says once nothing larger can come: the list is all there is to see. */
const largestPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1);
    if (last) setTimeout(() => resolve(last.startTime), 500);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

export async function measureLargestPaint(address: string, rounds: number): Promise<Record<string, string>> {
  const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  const still = await serve(
    page.replace(/<script.*?<\/script>|<link rel="(?:modulepreload|preload)"[^>]*>/gs, ''),
  );
  const browser = await launchForMeasuring();
  try {
    const seen: { still: number; product: number }[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const spent = {
        still: await paintedAfter(browser, still.url),
        product: await paintedAfter(browser, address),
      };
      // The first round is everybody's warming up.
      if (round >= 0) seen.push(spent);
    }
    const ratio = median(seen.map((spent) => spent.product / spent.still));
    const ms = (values: readonly number[]) => `${Math.round(median(values))} ms`;
    return {
      what: `${phone.roundTripMs} ms, ${phone.megabitsPerSecond} Mbps, processor ${phone.processor}× slower`,
      'static page': ms(seen.map((spent) => spent.still)),
      product: ms(seen.map((spent) => spent.product)),
      ratio: times(ratio),
      bar: against(ratio, bar),
    };
  } finally {
    await browser.close();
    still.close();
  }
}

async function paintedAfter(browser: Browser, address: string): Promise<number> {
  const page = await newThrottledPage(browser, phone);
  try {
    await page.goto(address, { waitUntil: 'load' });
    return await page.evaluate<number>(largestPaint);
  } finally {
    await page.context().close();
  }
}

async function serve(html: string): Promise<{ url: string; close(): void }> {
  const body = gzipSync(html, { level: 9 });
  const head = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': body.length,
  };
  const server = createServer((_request, response) => response.writeHead(200, head).end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
