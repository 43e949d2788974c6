// What a person has earned, as their panel says it.
import type { Database } from '#store/engine/database.ts';
import { findEntryFacts } from '#store/people/entry-facts.ts';

export async function earningsOf(
  on: Pick<Database, 'queryRows'>,
  user: { app_id: string; id: number },
  now: Date,
): Promise<unknown> {
  const asked = { app_id: user.app_id, user_id: user.id, now, readsTickets: false };
  const [facts] = await findEntryFacts(on, [asked]);
  return facts?.earnings;
}
