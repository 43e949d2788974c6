import type { Plugin } from 'vite';

/** Lists the sources that a build contains, so that the licences of other people's code can travel with it. */
export function bundledFiles(): Plugin {
  return {
    name: 'earnwall:bundled-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      this.emitFile({ type: 'asset', fileName: '.vite/bundled-files.json', source: JSON.stringify(files) });
    },
  };
}
