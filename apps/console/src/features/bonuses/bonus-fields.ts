import type { BonusDraft } from './bonus-draft.ts';

/** What a group of fields of the form gets. */
export interface BonusFields {
  value: BonusDraft;
  change: (change: Partial<BonusDraft>) => void;
  errors: Readonly<Record<string, readonly string[]>>;
}
