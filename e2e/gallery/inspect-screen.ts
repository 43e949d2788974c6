// One screen in one language at every width: opened once, then only made narrower.
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import { inRoot } from '../../scripts/root.ts';
import type { LayoutFault } from './in-page/layout-faults.ts';
import type { Screen } from './screens.ts';

export const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

/** A screen at one width, and what is wrong with it. */
export interface Inspection {
  preview: string;
  language: string;
  width: number;
  faults: LayoutFault[];
}

/** The check runs inside the page, whose policy allows no other way to add a script. */
export async function addLayoutCheck(context: BrowserContext): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('e2e', 'gallery', 'in-page', 'layout-faults.ts')],
    ...{ bundle: true, write: false, format: 'iife', logLevel: 'silent' },
  });
  for (const { text } of outputFiles) await context.addInitScript(text);
}

export async function inspectScreen(
  page: Page,
  { preview, shows }: Screen,
  language: string,
  seen?: (inspection: Inspection) => Promise<unknown>,
): Promise<Inspection[]> {
  await page.setViewportSize(sizes[0]);
  await page.goto(`/design-preview/${preview}?language=${language}`, { waitUntil: 'commit' });
  const missing = await waitFor(page, shows);
  const inspections: Inspection[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const faults = await page.evaluate<LayoutFault[]>('layoutFaults()');
    const inspection = { preview, language, width: size.width, faults: [...missing, ...faults] };
    inspections.push(inspection);
    await seen?.(inspection);
  }
  return inspections;
}

/** A screen that does not come to its end is a fault like others: the rest is looked at all the same. */
async function waitFor(page: Page, shows: string): Promise<LayoutFault[]> {
  const shown = page.locator(shows).first().waitFor({ timeout: 15_000 });
  return shown.then(
    () => [],
    () => [`${shows} did not appear`],
  );
}
