import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate` compares the tables with the last snapshot and writes the next migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/store/schema/*.ts',
  out: './src/store/migrations',
});
