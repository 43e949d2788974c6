import type { Metadata } from '@earnwall/contract/entities/metadata';

/** Whether the policy stands between a survey and its questions (decision 0007). */
export function isPolicyShown(metadata: Pick<Metadata, 'is_policy_required'>, policyOptin: 0 | 1): boolean {
  return metadata.is_policy_required && policyOptin !== 1;
}
