// How a page of the console is looked at: widths, themes, zoom, and what must hold in each of them.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectAccessible, ofColors } from './accessible.ts';
import { expect } from './product.ts';

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
  readonly colorScheme: 'light' | 'dark';
}

const desktop = { width: 1280, height: 800, deviceScaleFactor: 1 };
const phone = { width: 390, height: 844, deviceScaleFactor: 1 };
/** To a page, zoom is a smaller window of larger pixels. */
const zoomed = { width: 640, height: 400, deviceScaleFactor: 2 };

const looks: readonly Look[] = [
  { name: '1280, light', ...desktop, colorScheme: 'light' },
  { name: '1280, dark', ...desktop, colorScheme: 'dark' },
  { name: '390, dark', ...phone, colorScheme: 'dark' },
  { name: '390, light', ...phone, colorScheme: 'light' },
  { name: '200%, light', ...zoomed, colorScheme: 'light' },
];

/** A page that stays open from story to story, and what its browser has complained of since it was last asked. */
export interface WatchedPage {
  readonly page: Page;
  readonly metrics: CDPSession;
  takeComplaints(): string[];
}

export async function watch(page: Page): Promise<WatchedPage> {
  let complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  // Violations of the content security policy are among them.
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  const takeComplaints = () => {
    const taken = complaints;
    complaints = [];
    return taken;
  };
  return { page, metrics: await page.context().newCDPSession(page), takeComplaints };
}

interface Expected {
  readonly title: RegExp;
  /** What is there once the page has what it shows, at every width. */
  readonly ready: Locator | null;
}

/** The page in every look, without loading it anew. */
export async function lookAt(
  { page, metrics, takeComplaints }: WatchedPage,
  { title, ready }: Expected,
): Promise<void> {
  for (const { name, colorScheme, ...size } of looks) {
    await metrics.send('Emulation.setDeviceMetricsOverride', { ...size, mobile: false });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('h1').first(), name).toBeVisible();
    await expect(page.locator('.c-skeleton'), name).toHaveCount(0);
    if (ready) await expect(ready, name).toBeVisible();
    const measured = { width: size.width, headings: 1, sideways: [], title: expect.stringMatching(title) };
    expect(await page.evaluate(measure), name).toEqual(measured);
    await expectAccessible(page, {
      as: name,
      withoutFrames: true,
      ...(colorScheme === 'dark' && { rules: ofColors }),
      // Zoom changes the layout, not the colors.
      ...(size.deviceScaleFactor > 1 && { except: ofColors }),
    });
  }
  expect(takeComplaints()).toEqual([]);
}

/** In the browser, once drawn: how many main headings there are, and what makes the page wider than its window. */
async function measure() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const reaches = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
  const isWide = document.documentElement.scrollWidth > window.innerWidth;
  const wide = isWide ? [...document.querySelectorAll('body *')].filter(isShown).filter(reaches) : [];
  return {
    width: window.innerWidth,
    headings: [...document.querySelectorAll('h1')].filter(isShown).length,
    sideways: wide.map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`).slice(0, 8),
    title: document.title,
  };
}
