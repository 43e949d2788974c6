// Bundles a Node program: our own sources become one file, npm packages stay outside.
import { build, type Plugin } from 'esbuild';
import { inRoot } from '../root.ts';

/** Workspace packages are TypeScript sources that Node cannot load, so they alone are bundled. */
const npmPackagesOutside: Plugin = {
  name: 'npm-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ kind, path }) => {
      const ours = kind === 'entry-point' || path.startsWith('@earnwall/');
      return ours ? null : { path, external: true };
    });
  },
};

/** The programs of an app, by the names of their files. */
export function bundle(app: string, programs: readonly string[] = ['main']): Promise<void> {
  const sources = programs.map((program) => inRoot('apps', app, 'src', `${program}.ts`));
  return bundlePrograms(sources, inRoot('apps', app, 'dist'));
}

/** Into `folder`, by their paths from `base`; by default their nearest common folder. */
export async function bundlePrograms(sources: readonly string[], folder: string, base = ''): Promise<void> {
  await build({
    absWorkingDir: inRoot(),
    entryPoints: [...sources],
    outdir: folder,
    ...(base && { outbase: base }),
    bundle: true,
    // What a program imports later is a file of its own.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    plugins: [npmPackagesOutside],
    logLevel: 'silent',
  });
}
