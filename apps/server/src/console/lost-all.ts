// For somebody who has lost password and factors when no admin can help: whoever can run a command on the server is
// trusted with the house.
import type { Context } from '#request/context.ts';
import { machine, recordChange } from '#store/console/audit.ts';
import { findPersonByEmail } from '#store/console/people.ts';
import { makeReset } from './resets.ts';

/** A link that sets a new password and removes all factors; null where nobody has this mail. */
export async function lostAllLink(
  ctx: Pick<Context, 'database' | 'consoleUrl' | 'now'>,
  email: string,
): Promise<string | null> {
  const person = await findPersonByEmail(ctx.database.db, email.trim().toLowerCase());
  if (!person) return null;
  return await ctx.database.transaction(async (tx) => {
    const { link } = await makeReset(ctx, tx, { person_id: person.id, removes_factors: true });
    const what = `link for a new password of ${person.name} made, which removes factors`;
    const by = machine('command on the server');
    await recordChange(tx, { by, what, at: ctx.now(), publisher_id: person.publisher_id });
    return link;
  });
}
