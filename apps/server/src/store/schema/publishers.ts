// A publisher: a company with apps, and with people who see these apps and no others.
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created } from './columns.ts';

export const publishers = pgTable(
  'publishers',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /**
     * What of a supplier's payment the publisher is due, by its agreement, in hundredths of a percent. Clicks that are opened
     * from then on keep it; only operators who govern everything set it (decision 0124).
     */
    payout_share_bp: integer().notNull().default(7_000),
    created_at: created(),
  },
  (publisher) => [
    check('publishers_payout_share_in_range', sql`${publisher.payout_share_bp} between 0 and 10000`),
  ],
);
