// What the audit says of a bonus.
import type { BonusRecord, NewBonus } from '#store/money/bonuses.ts';
import type { FieldChange } from '#store/schema/audit-events.ts';

type Worded = Pick<BonusRecord, 'type' | 'entities' | 'percentage' | 'offer_id'>;

export function bonusWords({ type, entities, percentage, offer_id }: Worded): string {
  if (type === 'special') return `a reward for goals in ${entities.join(' and ')}`;
  return `${percentage}% on ${type === 'percent' ? entities.join(' and ') : `the offer ${offer_id}`}`;
}

/** People are named by the event itself, not in its texts. */
const unsaid = ['user_id'];

export function changesOf(before: BonusRecord, change: Partial<NewBonus>): FieldChange[] {
  const old: Readonly<Record<string, unknown>> = { ...before };
  const found = Object.entries(change).map(([field, value]) => ({
    field,
    old: plain(old[field]),
    new: plain(value),
  }));
  return found
    .filter((each) => JSON.stringify(each.old) !== JSON.stringify(each.new))
    .map((each) => (unsaid.includes(each.field) ? { field: 'audience', old: null, new: null } : each));
}

function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'bigint' ? String(value) : (value ?? null);
}
