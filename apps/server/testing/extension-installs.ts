// Browsers that have the extension.
import { eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { extension_installs } from '#store/schema/extension.ts';

/** No browser of the app's users has it any more. */
export async function forgetInstalls(on: Queryable, app: { id: string }): Promise<void> {
  await on.delete(extension_installs).where(eq(extension_installs.app_id, app.id));
}
