import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledFiles } from './vite/bundled-files.ts';

export default defineConfig({
  plugins: [react(), bundledFiles()],
  base: '/console/',
  // wouter brings a stand-in for a hook that React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // Settings come at run time from the server, never from files beside the sources.
  envDir: false,
  publicDir: false,
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // A file of its own is cached for ever.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All that every page needs is one file: it compresses better than its parts would.
            { name: 'first', tags: ['$initial'] },
            // Primitives that several screens show are one file as well: a request costs more than a few kilobytes. Charts
            // are large, and few screens have one.
            {
              name: 'primitives',
              test: /\/packages\/ui\/src\/console\/(?!.*(?:chart|sparkline))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
