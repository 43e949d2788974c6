// Bundles the script that publishers' pages load: one classic file, as small as it gets.
import { resolve } from 'node:path';
import { build } from 'esbuild';

/** Resolves with the files that became part of it. */
export async function bundleScript(entry: string, outfile: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    // Nothing of it may become a global of the page.
    format: 'iife',
    target: 'es2022',
    // A bundle of modules needs no mark of strictness.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).map((file) => resolve(file));
}
