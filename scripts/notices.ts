// `npm run notices`: the licences of all code of third parties that the product hands on, as one file for the image and
// for whoever asks. Each bundle also carries its own; a licence that is not allowed fails the build.
import { mkdir } from 'node:fs/promises';
import { productionPackages } from './build/notices/find-packages.ts';
import { noticesFile, writeNotices } from './build/notices/notices.ts';
import { panelPackages } from './build/notices/panel-packages.ts';
import { buildOrExit } from './build.ts';
import { inRoot } from './root.ts';

await buildOrExit();
const packages = [...(await productionPackages(inRoot('apps/server'))), ...(await panelPackages())];
await mkdir(inRoot('dist'), { recursive: true });
await writeNotices(inRoot('dist', noticesFile), packages);
console.log(`The licences of ${new Set(packages).size} packages are in dist/${noticesFile}.`);
