// Recovery codes, as digests; each counts once.
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { recovery_codes } from '#store/schema/people.ts';

export async function replaceRecoveryCodes(
  tx: Tx,
  person_id: string,
  digests: readonly string[],
): Promise<void> {
  await tx.delete(recovery_codes).where(eq(recovery_codes.person_id, person_id));
  if (digests.length > 0)
    await tx.insert(recovery_codes).values(digests.map((digest) => ({ person_id, digest })));
}

/** True once. */
export async function takeRecoveryCode(
  tx: Tx,
  { person_id, digest, at }: { person_id: string; digest: string; at: Date },
): Promise<boolean> {
  const taken = await tx
    .update(recovery_codes)
    .set({ used_at: at })
    .where(
      and(
        eq(recovery_codes.person_id, person_id),
        eq(recovery_codes.digest, digest),
        isNull(recovery_codes.used_at),
      ),
    )
    .returning({ digest: recovery_codes.digest });
  return taken.length > 0;
}

export function countRecoveryCodes(on: Queryable, person_id: string): Promise<number> {
  return on.$count(
    recovery_codes,
    and(eq(recovery_codes.person_id, person_id), isNull(recovery_codes.used_at)),
  );
}
