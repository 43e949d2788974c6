// Codes that were sent to phones.
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { phone_codes } from '#store/schema/phone-codes.ts';

/** As if all codes of the app had been sent a minute earlier. */
export async function ageCodesByMinute(on: Queryable, app: { id: string }): Promise<void> {
  await on
    .update(phone_codes)
    .set({ sent_at: sql`${phone_codes.sent_at} - interval '1 minute'` })
    .where(eq(phone_codes.app_id, app.id));
}
