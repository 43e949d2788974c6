// `npm run notices`: the licences of all code of third parties that the product hands on, as one file for the image and
// for whoever asks. Each bundle also carries its own; a licence that is not allowed fails the build.
import { mkdir } from 'node:fs/promises';
import { consolePackages, panelPackages } from './build/notices/bundled-packages.ts';
import { productionPackages } from './build/notices/find-packages.ts';
import { noticesFile, writeNotices } from './build/notices/notices.ts';
import { buildOrExit } from './build.ts';
import { inRoot } from './root.ts';

await buildOrExit();
const builds = [productionPackages(inRoot('apps/server')), panelPackages(), consolePackages()];
const packages = [...new Set((await Promise.all(builds)).flat())];
await mkdir(inRoot('dist'), { recursive: true });
await writeNotices(inRoot('dist', noticesFile), packages);
console.log(`The licences of ${packages.length} packages are in dist/${noticesFile}.`);
