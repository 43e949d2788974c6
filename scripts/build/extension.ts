// The browser extension as a folder that Chrome can load: bundled for one product, whose origin is given here.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromeLocale, chromeMessages } from '@earnwall/extension/locales';
import { manifestFor } from '@earnwall/extension/manifest';
import { build } from 'esbuild';
import { demoExtension } from '../../packages/contract/src/demo-extension.ts';
import { languages } from '../../packages/i18n/src/languages.ts';
import { inRoot } from '../root.ts';
import { packagesOfFiles } from './notices/find-packages.ts';
import { noticesFile, writeNotices } from './notices/notices.ts';

export interface ExtensionTarget {
  /** The product it belongs to, as browsers reach it. */
  origin: string;
  /** Fixes the id; null for a store, which has its own. */
  key: string | null;
}

/** `EXTENSION_KEY=none` leaves the demo's key out. */
export function extensionTarget(env: NodeJS.ProcessEnv): ExtensionTarget {
  const { PUBLIC_URL, PORT, EXTENSION_KEY } = env;
  return {
    origin: new URL(PUBLIC_URL || `http://127.0.0.1:${PORT || 4000}`).origin,
    key: EXTENSION_KEY === 'none' ? null : EXTENSION_KEY || demoExtension.publicKey,
  };
}

export async function makeExtension(target: ExtensionTarget, folder: string): Promise<void> {
  const app = inRoot('apps/extension');
  const { metafile } = await build({
    absWorkingDir: inRoot(),
    entryPoints: ['worker', 'content', 'popup'].map((name) => join(app, 'src', `${name}.ts`)),
    outdir: folder,
    bundle: true,
    format: 'iife',
    target: 'chrome120',
    define: { PRODUCT_ORIGIN: JSON.stringify(target.origin) },
    metafile: true,
    logLevel: 'silent',
  });
  const sources = Object.keys(metafile.inputs).map((file) => inRoot(file));
  await writeNotices(join(folder, noticesFile), packagesOfFiles(sources));
  await cp(join(app, 'public'), folder, { recursive: true });
  const { version } = JSON.parse(await readFile(join(app, 'package.json'), 'utf8')) as { version: string };
  await writeJson(join(folder, 'manifest.json'), manifestFor({ ...target, version }));
  await makeLocales(folder);
}

async function makeLocales(folder: string): Promise<void> {
  for (const language of Object.keys(languages)) {
    const place = join(folder, '_locales', chromeLocale(language));
    await mkdir(place, { recursive: true });
    const texts = await readFile(inRoot('packages/i18n/languages', language, 'panel.json'), 'utf8');
    const messages = chromeMessages(JSON.parse(texts));
    await writeJson(join(place, 'messages.json'), messages);
  }
}

async function writeJson(file: string, content: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
