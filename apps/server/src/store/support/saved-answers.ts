// Saved answers: each publisher has its own, and operators have theirs.
import { and, asc, eq, isNull } from 'drizzle-orm';
import { inScope, type Scope } from '#store/console/scope.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { saved_answers } from '#store/schema/ticket-work.ts';

export type SavedAnswerRecord = typeof saved_answers.$inferSelect;
type Content = Pick<SavedAnswerRecord, 'name' | 'text' | 'updated_at'>;

/** Whose answers a scope makes; null is the operators. */
export const ownerOf = (scope: Scope): string | null => (scope === 'all' ? null : scope.publisher_id);

const isOf = (publisher_id: string | null) =>
  publisher_id === null ? isNull(saved_answers.publisher_id) : eq(saved_answers.publisher_id, publisher_id);

/** The team's own. */
export function findSavedAnswers(on: Queryable, scope: Scope, most: number): Promise<SavedAnswerRecord[]> {
  return on
    .select()
    .from(saved_answers)
    .where(isOf(ownerOf(scope)))
    .orderBy(asc(saved_answers.name), asc(saved_answers.id))
    .limit(most);
}

/** Null where the name is taken. */
export async function insertSavedAnswer(
  tx: Tx,
  scope: Scope,
  content: Content,
): Promise<SavedAnswerRecord | null> {
  const [stored] = await tx
    .insert(saved_answers)
    .values({ ...content, publisher_id: ownerOf(scope) })
    .onConflictDoNothing()
    .returning();
  return stored ?? null;
}

/** Operators may change those of publishers as well. */
export async function lockSavedAnswer(tx: Tx, scope: Scope, id: string): Promise<SavedAnswerRecord | null> {
  const isMeant = and(inScope(saved_answers.publisher_id, scope), eq(saved_answers.id, id));
  const [found] = await tx.select().from(saved_answers).where(isMeant).for('update');
  return found ?? null;
}

export async function isNameTaken(
  tx: Tx,
  { publisher_id, name }: Pick<SavedAnswerRecord, 'publisher_id' | 'name'>,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: saved_answers.id })
    .from(saved_answers)
    .where(and(isOf(publisher_id), eq(saved_answers.name, name)));
  return found !== undefined;
}

export async function changeSavedAnswer(tx: Tx, id: string, content: Content): Promise<void> {
  await tx.update(saved_answers).set(content).where(eq(saved_answers.id, id));
}

export async function deleteSavedAnswer(tx: Tx, id: string): Promise<void> {
  await tx.delete(saved_answers).where(eq(saved_answers.id, id));
}
