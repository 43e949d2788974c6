import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledFiles } from './vite/bundled-files.ts';
import { catalogs } from './vite/catalogs.ts';
import { chunks } from './vite/chunks.ts';
import { compileEarly } from './vite/compile-early.ts';
import { developmentEntry } from './vite/development-entry.ts';
import { flags } from './vite/flags.ts';
import { leaveOut } from './vite/left-out.ts';

// `vite build` makes the browser's files, `vite build --ssr` the renderer that the server loads.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), catalogs(), flags(), leaveOut(), developmentEntry(), bundledFiles(), compileEarly()],
  // wouter brings a stand-in for a hook that React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // Settings come at run time from the server, never from files beside the sources.
  envDir: false,
  publicDir: false,
  server: { middlewareMode: true },
  appType: 'custom',
  // The built renderer stands alone: no node_modules beside it.
  ssr: { noExternal: isSsrBuild ? true : [/^@earnwall\//] },
  // Whatever environment the server runs in, the built renderer is React's production build alone.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rolldownOptions: {
          input: 'src/entry-server.tsx',
          output: { entryFileNames: 'render.js', codeSplitting: false },
        },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // Components and contexts of libraries that nobody uses go, though they are made by a call.
          treeshake: { manualPureFunctions: ['forwardRef', 'createContext'] },
          output: { codeSplitting: { groups: chunks } },
        },
      },
}));
