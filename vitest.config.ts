import { defineConfig } from 'vitest/config';
import { catalogs } from './apps/panel/vite/catalogs.ts';
import { flags } from './apps/panel/vite/flags.ts';

// A busy machine is slow, not wrong: what a test waits for may take long, and what never comes still fails.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

// One more than the two cores of a small build machine: tests wait for timers, processes and the database, too.
const maxWorkers = 3;

// Two suites: `unit` (with `unit-screens`, which render) needs nothing but Node, `api` speaks to the real server over a real PostgreSQL.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [catalogs(), flags()],
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          include: ['{packages,apps}/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/server/test/**'],
          // Rules keep nothing between two calls, so their files share a thread: starting one each took half the time.
          pool: 'threads',
          maxWorkers,
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
          // Their files share a thread, too: a page and all modules anew for each took half of the work.
          setupFiles: [
            'apps/panel/src/testing/leave-page-clean.ts',
            'packages/ui/src/testing/popovers.ts',
            'packages/ui/src/testing/key-warnings.ts',
            'packages/ui/src/testing/patience.ts',
          ],
          // Without the idle callbacks: happy-dom has none, and faking one of the two would break whoever cancels it.
          fakeTimers: {
            toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
          },
          pool: 'threads',
          maxWorkers,
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          ...patience,
          environment: 'node',
          // Each file has a database of its own, and waits for it more than it computes. Nothing is kept in modules, so
          // files share a process: loading the server anew for each took a third of the time.
          maxWorkers,
          isolate: false,
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/support/global-setup.ts'],
        },
      },
    ],
  },
});
