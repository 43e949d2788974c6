import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { inRoot } from '../../scripts/root.ts';
import type { Difference } from './in-page/compare-pictures.ts';

/** Makes a blank page compare pictures. */
export async function readyToCompare(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('e2e', 'visual', 'in-page', 'compare-pictures.ts')],
    ...{ bundle: true, write: false, format: 'iife', logLevel: 'silent' },
  });
  for (const { text } of outputFiles) await page.evaluate(text);
}

export function compare(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  return page.evaluate(
    ([one, other]) =>
      (
        globalThis as unknown as { comparePictures: (...both: string[]) => Promise<Difference> }
      ).comparePictures(one, other),
    [asAddress(before), asAddress(after)] as const,
  );
}

const asAddress = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;
