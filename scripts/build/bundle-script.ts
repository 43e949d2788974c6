// Bundles the script that publishers' pages load: one classic file, as small as it gets.
import { build } from 'esbuild';

export async function bundleScript(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    // Nothing of it may become a global of the page.
    format: 'iife',
    target: 'es2022',
    // A bundle of modules needs no mark of strictness.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    logLevel: 'silent',
  });
}
