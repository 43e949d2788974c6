// A publisher: a company with apps, and with people who see these apps and no others.
import { pgTable, text } from 'drizzle-orm/pg-core';
import { created } from './columns.ts';

export const publishers = pgTable('publishers', {
  id: text().primaryKey(),
  name: text().notNull(),
  created_at: created(),
});
