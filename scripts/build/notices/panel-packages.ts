// Whose code the built panel contains, in the browser's files and in the renderer.
import { readFile } from 'node:fs/promises';
import { inRoot } from '../../root.ts';
import { packagesOfFiles } from './find-packages.ts';

export async function panelPackages(): Promise<string[]> {
  const lists = await Promise.all(['client', 'server'].map(bundledFiles));
  return packagesOfFiles(lists.flat());
}

/** As `apps/panel/vite/bundled-files.ts` has listed them. */
async function bundledFiles(build: string): Promise<string[]> {
  const file = inRoot('apps/panel/dist', build, '.vite/bundled-files.json');
  return JSON.parse(await readFile(file, 'utf8')) as string[];
}
