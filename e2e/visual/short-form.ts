// The pictures that are kept in the repository: few, each of a kind of its own.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../../scripts/root.ts';
import { type Look, nameOf } from './looks.ts';
import { type View, views } from './views.ts';

const folder = inRoot('e2e', 'visual', 'baselines');
const browserFile = join(folder, 'browser.txt');

const chosen: readonly (readonly [preview: string, look: Look])[] = [
  ['surveys-sections', { width: 360, palette: 'light', language: 'en' }],
  ['surveys-sections', { width: 768, palette: 'dark', language: 'en' }],
  ['surveys', { width: 1280, palette: 'dark', language: 'ja' }],
  ['offers', { width: 360, palette: 'loud', language: 'de' }],
  ['bonuses', { width: 768, palette: 'light', language: 'ar' }],
  ['question-multiple', { width: 360, palette: 'light', language: 'de' }],
  ['result-complete', { width: 360, palette: 'dark', language: 'ar' }],
  ['surveys-banned', { width: 360, palette: 'light', language: 'en' }],
  ['history-surveys', { width: 1280, palette: 'light', language: 'ja' }],
];

export interface KeptView {
  view: View;
  look: Look;
  name: string;
}

export const keptViews: readonly KeptView[] = chosen.map(([preview, look]) => {
  const view = views.find((one) => one.preview === preview);
  if (!view) throw new Error(`There is no view ${preview}.`);
  return { view, look, name: nameOf(preview, look) };
});

export const keptPicture = (name: string): Promise<Buffer> => readFile(join(folder, name));
export const keepPicture = (name: string, picture: Buffer): Promise<void> =>
  writeFile(join(folder, name), picture);

/** Another version of the browser draws letters and edges differently: its pictures cannot be compared with these. */
export const keptBrowser = async (): Promise<string> => (await readFile(browserFile, 'utf8')).trim();
export const keepBrowser = (version: string): Promise<void> => writeFile(browserFile, `${version}\n`);
