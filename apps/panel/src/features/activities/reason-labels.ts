import type { UnpaidReason } from '@earnwall/contract/entities/unpaid-reason';
import type { TextKey } from '@earnwall/i18n/text-keys';

/** Why an attempt paid less than its full reward, in two words; a plain screen-out is said by its status already. */
export const reasonLabels: Partial<Record<UnpaidReason, TextKey>> = {
  partial: 'activity_reason_partial',
  quota_full: 'activity_reason_quota_full',
  closed: 'activity_reason_closed',
  duplicate: 'activity_reason_duplicate',
  quality: 'activity_reason_quality',
  security: 'activity_reason_security',
  timeout: 'activity_reason_timeout',
  unreported: 'activity_reason_unreported',
  error: 'activity_reason_error',
  reversed: 'activity_reason_reversed',
};
