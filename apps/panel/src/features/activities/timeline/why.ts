import type { Timeline } from '@earnwall/contract/entities/timeline';
import type { UnpaidReason } from '@earnwall/contract/entities/unpaid-reason';
import type { TextKey } from '@earnwall/i18n/text-keys';

const unpaid: Record<Exclude<UnpaidReason, 'partial' | 'screen_out'>, TextKey> = {
  quota_full: 'why_quota_full',
  closed: 'why_closed',
  duplicate: 'why_duplicate',
  quality: 'why_quality',
  security: 'why_security',
  timeout: 'why_timeout',
  unreported: 'why_unreported',
  error: 'why_error',
  reversed: 'why_reversed',
};

/** `waits_until` is the timeline's: the history does not know it. */
type Standing = Pick<Timeline, 'result' | 'reason' | 'reward'> & Partial<Pick<Timeline, 'waits_until'>>;

/** In a sentence or two: why this attempt was or was not paid. */
export function why({ result, reason, reward, waits_until }: Standing): TextKey {
  const paid = reward > 0;
  if (reason === 'partial') return paid ? 'why_partial' : 'why_partial_unpaid';
  if (reason === 'screen_out') return paid ? 'why_screen_out_paid' : 'why_screen_out';
  if (reason === 'closed' && paid) return 'why_closed_paid';
  if (reason) return unpaid[reason];
  if (result === 'init') return 'why_init';
  if (result !== 'started') return 'why_complete';
  // The deadline is over, though the job that ends the attempt may be a moment late.
  return waits_until === null ? 'why_unreported' : 'why_started';
}
