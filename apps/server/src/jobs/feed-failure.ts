// Keeps for operators that a list could not be read. Only what adapters say of a supplier is repeated: other errors may
// contain anything.
import { SupplierUnavailable } from '#ports/feed.ts';
import type { Database } from '#store/engine/database.ts';
import { saveFailure } from '#store/suppliers/feed-states.ts';

const maxLetters = 500;

/** Never fails: without a database the failure is in the log alone. */
export async function noteFailure(
  database: Database,
  supplier_id: string,
  error: unknown,
  failed_at: Date,
): Promise<void> {
  const failure =
    error instanceof SupplierUnavailable
      ? error.message.slice(0, maxLetters)
      : 'The list could not be stored: see the log';
  await saveFailure(database.db, supplier_id, { failed_at, failure }).catch(() => {});
}
