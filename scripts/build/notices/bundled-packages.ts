// Whose code the built panel and console contain: the panel in the browser's files and in the renderer.
import { readFile } from 'node:fs/promises';
import { inRoot } from '../../root.ts';
import { packagesOfFiles } from './find-packages.ts';

export const panelPackages = () => packagesOfBuilds('apps/panel/dist/client', 'apps/panel/dist/server');
export const consolePackages = () => packagesOfBuilds('apps/console/dist');

async function packagesOfBuilds(...builds: string[]): Promise<string[]> {
  return packagesOfFiles((await Promise.all(builds.map(bundledFiles))).flat());
}

/** As each app's `vite/bundled-files.ts` has listed them. */
async function bundledFiles(build: string): Promise<string[]> {
  return JSON.parse(await readFile(inRoot(build, '.vite/bundled-files.json'), 'utf8')) as string[];
}
