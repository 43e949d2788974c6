// For development: builds the console, and again whenever one of its sources changes. Into a folder of its own, which a
// started server of the built product does not serve.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const building = await build({
  root: fileURLToPath(new URL('..', import.meta.url)),
  mode: 'development',
  logLevel: 'warn',
  build: { outDir: '.cache/dev', watch: {}, minify: false },
});
if ('on' in building)
  building.on('event', ({ code }) => {
    // A failed build has said why, and the next change mends it.
    if (code === 'END' || code === 'ERROR') process.send?.({ type: 'ready' });
  });
// Whoever started this is gone.
process.on('disconnect', () => process.exit());
