// What the go-live page has seen of an app's integration. Visits are noted only while somebody watches.
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { created, moment } from './columns.ts';

export const integration_checks = pgTable('integration_checks', {
  app_id: text()
    .primaryKey()
    .references(() => apps.id),
  /** Extended by the open page. */
  watched_until: moment(),
  /** The publisher's id of the test user, and since when it is watched. */
  test_user: text(),
  watched_since: moment(),
  /** By the name of the step: when it was passed or failed, and what was seen. */
  steps: jsonb().$type<Readonly<Record<string, IntegrationStep>>>().notNull().default({}),
  updated_at: created(),
});

export interface IntegrationStep {
  readonly at: string;
  readonly passed: boolean;
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}
