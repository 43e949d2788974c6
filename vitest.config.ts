import { defineConfig } from 'vitest/config';
import { catalogs } from './apps/panel/vite/catalogs.ts';
import { flags } from './apps/panel/vite/flags.ts';

// A busy machine is slow, not wrong: what a test waits for may take long, and what never comes still fails.
const patience = { testTimeout: 30_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

// Two suites: `unit` (with `unit-screens`, each in a page of its own) needs nothing but Node, `api` speaks to the real server over a real PostgreSQL.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [catalogs(), flags()],
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          include: ['{packages,apps}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/server/test/**'],
          // Rules keep nothing between two calls, so their files share a thread: starting one each took half the time.
          pool: 'threads',
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        plugins: [catalogs(), flags()],
        test: {
          name: 'unit-screens',
          ...patience,
          environment: 'node',
          include: ['{packages,apps}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          pool: 'threads',
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'api',
          ...patience,
          environment: 'node',
          // Each file has a database of its own, and waits for it more than it computes. Nothing is kept in modules, so
          // files share a process: loading the server anew for each took a third of the time.
          maxWorkers: 2,
          isolate: false,
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/support/global-setup.ts'],
        },
      },
    ],
  },
});
