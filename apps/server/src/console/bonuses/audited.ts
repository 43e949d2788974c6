// What the audit says of a bonus.
import { fieldChanges } from '#console/field-changes.ts';
import type { BonusRecord, NewBonus } from '#store/money/bonuses.ts';
import type { FieldChange } from '#store/schema/audit-events.ts';

type Worded = Pick<BonusRecord, 'type' | 'entities' | 'percentage' | 'offer_id'>;

export function bonusWords({ type, entities, percentage, offer_id }: Worded): string {
  if (type === 'special') return `a reward for goals in ${entities.join(' and ')}`;
  return `${percentage}% on ${type === 'percent' ? entities.join(' and ') : `the offer ${offer_id}`}`;
}

/** People are named by the event itself, not in its texts. */
const unsaid = ['user_id'];

export const changesOf = (before: BonusRecord, change: Partial<NewBonus>): FieldChange[] =>
  fieldChanges(before, change).map((each) =>
    unsaid.includes(each.field) ? { field: 'audience', old: null, new: null } : each,
  );
