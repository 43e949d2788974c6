import { defineConfig } from 'vitest/config';
import { catalogs } from './apps/panel/vite/catalogs.ts';
import { flags } from './apps/panel/vite/flags.ts';

// Two suites: `unit` needs nothing but Node, `api` speaks to the real server over a real PostgreSQL.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [catalogs(), flags()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/server/test/**'],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          // Each file has a database of its own, and waits for it more than it computes.
          maxWorkers: 2,
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
