// What every inverse needs: the event, the values before it, and that nobody has changed them since.
import { changedSince } from '@earnwall/domain/console/reverting';
import { ApiError } from '#request/api-error.ts';
import type { Operator } from '#request/operator.ts';
import type { AuditLine } from '#store/console/audit-log.ts';
import type { FieldChange } from '#store/schema/audit-events.ts';

export interface Reverting {
  readonly reverted: AuditLine;
  readonly by: Operator;
  readonly reason: string;
}

export const formerOf = (changes: readonly FieldChange[]): Record<string, unknown> =>
  Object.fromEntries(changes.map(({ field, old }) => [field, old]));

/** Throws what the fields are now. */
export function assertUnchanged(
  changes: readonly FieldChange[],
  present: Readonly<Record<string, unknown>>,
): void {
  const changed = changedSince(changes, present);
  if (changed.length === 0) return;
  const values = changed.map(({ field, now }) => [field, JSON.stringify(now ?? null)] as const);
  throw new ApiError(
    'conflict',
    `Changed since: ${values.map(([field, now]) => `${field} is now ${now}`).join(', ')}.`,
    Object.fromEntries(values.map(([field, now]) => [field, [`Now ${now}.`]])),
  );
}
