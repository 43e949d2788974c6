// A publisher's page written in React, bundled as a publisher would: React, our package, and its own lines.
import { build } from 'esbuild';
import { inRoot } from '../../scripts/root.ts';

/** One script; `lines` are JSX, with `react`, `react-dom/client` and `@earnwall/embed/react` to import from. */
export async function bundleReact(lines: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: lines, loader: 'tsx', resolveDir: inRoot('apps/panel') },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  });
  // Inside a page nothing may look like the end of its script.
  return outputFiles.map(({ text }) => text.replaceAll('</script', '<\\/script')).join('');
}
