// Conditions that the lists of surveys and offers share.
import { type SQL, sql } from 'drizzle-orm';
import { isWithin, type Within } from '#store/console/within.ts';
import { apps } from '#store/schema/apps.ts';

export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Clicks of these apps; operators who name none see those of all. */
export const isOfApps = (within: Within, app_id: SQL): SQL =>
  within.scope === 'all' && within.app_id === null
    ? sql`true`
    : sql`${app_id} in (select ${apps.id} from ${apps} where ${isWithin(within)})`;
