// A browser on a slow phone far away, for measurements: every page in it has this network and this processor.
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';

export interface Throttle {
  roundTripMs: number;
  megabitsPerSecond: number;
  /** How many times slower than this machine. */
  processor: number;
}

export function launchForMeasuring(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-gpu',
      // Frames of other sites share the process of their page, so that what is slow for one is slow for the other.
      '--disable-site-isolation-trials',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

/** A page in a fresh profile: nothing is cached, no connection is open. */
export async function newThrottledPage(browser: Browser, throttle: Throttle): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 412, height: 840 } })).newPage();
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (throttle.megabitsPerSecond * 1e6) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttle.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.processor });
  return page;
}
