// What a change makes of a stored row, as the audit has it.
import type { FieldChange } from '#store/schema/audit-events.ts';

/** The fields that become another value, with what they were. */
export function fieldChanges(before: object, change: object): FieldChange[] {
  const old: Readonly<Record<string, unknown>> = { ...before };
  return Object.entries(change)
    .map(([field, value]) => ({ field, old: plain(old[field]), new: plain(value) }))
    .filter((each) => JSON.stringify(each.old) !== JSON.stringify(each.new));
}

function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'bigint' ? String(value) : (value ?? null);
}
